/* Lamps that are textures. */
#pragma once
#include <cuda.h>
#include <GL/gl.h>
CUresult cuLampPaint(CUlamp lamp, GLuint texture);
