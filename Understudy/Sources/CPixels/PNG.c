// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#include "CPixels.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

static void put32(uint8_t *at, uint32_t value) {
  at[0] = (uint8_t)(value >> 24);
  at[1] = (uint8_t)(value >> 16);
  at[2] = (uint8_t)(value >> 8);
  at[3] = (uint8_t)value;
}

// Writes length and type before the data that is already in place, and the checksum after it.
static uint8_t *finish_chunk(uint8_t *chunk, const char *type, uint32_t length) {
  put32(chunk, length);
  memcpy(chunk + 4, type, 4);
  put32(chunk + 8 + length, (uint32_t)crc32(0, chunk + 4, length + 4));
  return chunk + 12 + length;
}

// One row as red, green, blue, alpha, not premultiplied.
static void straighten(const uint8_t *row, uint8_t *out, int width) {
  for (int x = 0; x < width; x++, row += 4, out += 4) {
    uint32_t alpha = row[3];
    if (alpha == 255) {
      out[0] = row[2];
      out[1] = row[1];
      out[2] = row[0];
    } else if (alpha == 0) {
      out[0] = out[1] = out[2] = 0;
    } else {
      for (int c = 0; c < 3; c++) {
        uint32_t value = (row[2 - c] * 255u + alpha / 2) / alpha;
        out[c] = value > 255 ? 255 : (uint8_t)value;
      }
    }
    out[3] = (uint8_t)alpha;
  }
}

uint8_t *cpixels_png(const uint8_t *pixels, int width, int height, int stride, size_t *count) {
  size_t row_size = (size_t)width * 4, filtered_row = row_size + 1;
  uLong raw_size = (uLong)(filtered_row * (size_t)height);
  uLong bound = compressBound(raw_size);
  uint8_t *raw = malloc(raw_size);
  uint8_t *lines = calloc(2, row_size);
  uint8_t *file = malloc(bound + 128);
  uint8_t *result = NULL;
  if (raw && lines && file) {
    uint8_t *above = lines, *here = lines + row_size;
    for (int y = 0; y < height; y++) {
      uint8_t *out = raw + (size_t)y * filtered_row;
      straighten(pixels + (ptrdiff_t)y * stride, here, width);
      *out++ = 2;
      for (size_t i = 0; i < row_size; i++) out[i] = (uint8_t)(here[i] - above[i]);
      uint8_t *swap = above;
      above = here;
      here = swap;
    }
    static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    memcpy(file, signature, 8);
    uint8_t *chunk = file + 8;
    put32(chunk + 8, (uint32_t)width);
    put32(chunk + 12, (uint32_t)height);
    memcpy(chunk + 16, (const uint8_t[]){8, 6, 0, 0, 0}, 5);
    chunk = finish_chunk(chunk, "IHDR", 13);
    uLongf size = bound;
    if (compress2(chunk + 8, &size, raw, raw_size, 4) == Z_OK) {
      chunk = finish_chunk(chunk, "IDAT", (uint32_t)size);
      chunk = finish_chunk(chunk, "IEND", 0);
      *count = (size_t)(chunk - file);
      result = file;
    }
  }
  free(raw);
  free(lines);
  if (!result) free(file);
  return result;
}

void cpixels_free(void *memory) { free(memory); }
