// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#include "CPixels.h"

#include <stdlib.h>

static int is_at_edge(const uint8_t *pixels, int width, int height, int stride, int x, int y,
                      int reach, int contrast) {
  int top = y < reach ? 0 : y - reach, bottom = y + reach < height ? y + reach : height - 1;
  int left = x < reach ? 0 : x - reach, right = x + reach < width ? x + reach : width - 1;
  for (int c = 0; c < 3; c++) {
    int least = 255, most = 0;
    for (int ny = top; ny <= bottom; ny++) {
      const uint8_t *row = pixels + (ptrdiff_t)ny * stride;
      for (int nx = left; nx <= right; nx++) {
        int value = row[nx * 4 + c];
        if (value < least) least = value;
        if (value > most) most = value;
      }
    }
    if (most - least > contrast) return 1;
  }
  return 0;
}

void cpixels_compare_copy(const uint8_t *original, const uint8_t *copy, int width, int height,
                          int stride_original, int stride_copy, int reach, int contrast,
                          cpixels_loss *result) {
  *result = (cpixels_loss){0};
  uint64_t sum = 0;
  for (int y = 0; y < height; y++) {
    const uint8_t *row_a = original + (ptrdiff_t)y * stride_original;
    const uint8_t *row_b = copy + (ptrdiff_t)y * stride_copy;
    for (int x = 0; x < width; x++) {
      int largest = 0;
      for (int c = 0; c < 3; c++) {
        int difference = abs(row_a[x * 4 + c] - row_b[x * 4 + c]);
        sum += (uint64_t)difference;
        if (difference > largest) largest = difference;
      }
      // Few pixels come here, so that their surroundings may be searched.
      if (largest > result->largest &&
          !is_at_edge(original, width, height, stride_original, x, y, reach, contrast)) {
        result->largest = largest;
      }
    }
  }
  result->mean = (double)sum / (3.0 * width * height);
}
