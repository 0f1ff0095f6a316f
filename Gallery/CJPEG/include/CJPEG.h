// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//
// One picture in, one JPEG file out; libjpeg-turbo does the work.
#pragma once

#include <stddef.h>
#include <stdint.h>

// Encodes pixels of four bytes (blue, green, red, anything) with full colour resolution. Returns
// memory for cjpeg_free, or NULL without memory or for a picture without pixels.
uint8_t *cjpeg_encode(const uint8_t *pixels, int width, int height, int stride, int quality,
                      size_t *count);
void cjpeg_free(uint8_t *memory);
