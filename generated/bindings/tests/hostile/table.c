/* Exports the name of a function for what is none. Nothing may call it before somebody vouched for it. */
int cuGetProcAddress_v2 = 7;
