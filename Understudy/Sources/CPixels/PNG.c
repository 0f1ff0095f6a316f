// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#include "CPixels.h"

#include <stdlib.h>
#include <string.h>
#include <libdeflate.h>

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
  put32(chunk + 8 + length, libdeflate_crc32(0, chunk + 4, length + 4));
  return chunk + 12 + length;
}

static int is_opaque(const uint8_t *pixels, int width, int height, int stride) {
  for (int y = 0; y < height; y++) {
    const uint8_t *row = pixels + (ptrdiff_t)y * stride;
    uint8_t alpha = 255;
    for (int x = 0; x < width; x++) alpha &= row[x * 4 + 3];
    if (alpha != 255) return 0;
  }
  return 1;
}

// One row of an opaque picture as red, green, blue.
static void drop_alpha(const uint8_t *row, uint8_t *out, int width) {
  for (int x = 0; x < width; x++) {
    out[x * 3] = row[x * 4 + 2];
    out[x * 3 + 1] = row[x * 4 + 1];
    out[x * 3 + 2] = row[x * 4];
  }
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

// The rows with filter "up".
static void filter(const uint8_t *pixels, int width, int height, int stride, int opaque,
                   uint8_t *lines, uint8_t *raw) {
  size_t row_size = (size_t)width * (opaque ? 3 : 4);
  uint8_t *above = lines, *here = lines + row_size;
  for (int y = 0; y < height; y++) {
    const uint8_t *row = pixels + (ptrdiff_t)y * stride;
    if (opaque) {
      drop_alpha(row, here, width);
    } else {
      straighten(row, here, width);
    }
    *raw++ = 2;
    for (size_t i = 0; i < row_size; i++) raw[i] = (uint8_t)(here[i] - above[i]);
    raw += row_size;
    uint8_t *swap = above;
    above = here;
    here = swap;
  }
}

uint8_t *cpixels_png(const uint8_t *pixels, int width, int height, int stride, size_t *count) {
  int opaque = is_opaque(pixels, width, height, stride);
  size_t row_size = (size_t)width * (opaque ? 3 : 4);
  size_t raw_size = (row_size + 1) * (size_t)height;
  // Level 3 makes smaller files than zlib's level 4, in half the time.
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(3);
  size_t bound = libdeflate_zlib_compress_bound(compressor, raw_size);
  uint8_t *raw = malloc(raw_size);
  uint8_t *lines = calloc(2, row_size);
  uint8_t *file = malloc(bound + 128);
  uint8_t *result = NULL;
  if (compressor && raw && lines && file) {
    filter(pixels, width, height, stride, opaque, lines, raw);
    static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    memcpy(file, signature, 8);
    uint8_t *chunk = file + 8;
    put32(chunk + 8, (uint32_t)width);
    put32(chunk + 12, (uint32_t)height);
    memcpy(chunk + 16, (const uint8_t[]){8, opaque ? 2 : 6, 0, 0, 0}, 5);
    chunk = finish_chunk(chunk, "IHDR", 13);
    size_t size = libdeflate_zlib_compress(compressor, raw, raw_size, chunk + 8, bound);
    if (size > 0) {
      chunk = finish_chunk(chunk, "IDAT", (uint32_t)size);
      chunk = finish_chunk(chunk, "IEND", 0);
      *count = (size_t)(chunk - file);
      result = file;
    }
  }
  libdeflate_free_compressor(compressor);
  free(raw);
  free(lines);
  if (!result) free(file);
  return result;
}

void cpixels_free(void *memory) { free(memory); }
