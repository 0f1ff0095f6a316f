// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#include "CPixels.h"

#include <string.h>

int cpixels_changed_tiles(const uint8_t *a, const uint8_t *b, int width, int height, int stride_a,
                          int stride_b, int tile, uint8_t *changed) {
  int columns = (width + tile - 1) / tile, count = 0;
  for (int y = 0; y < height; y++) {
    const uint8_t *row_a = a + (ptrdiff_t)y * stride_a, *row_b = b + (ptrdiff_t)y * stride_b;
    // Most rows are equal: one comparison settles them.
    if (memcmp(row_a, row_b, (size_t)width * 4) == 0) continue;
    uint8_t *line = changed + (ptrdiff_t)(y / tile) * columns;
    for (int column = 0; column < columns; column++) {
      if (line[column]) continue;
      int x = column * tile, count_x = width - x < tile ? width - x : tile;
      if (memcmp(row_a + x * 4, row_b + x * 4, (size_t)count_x * 4) != 0) {
        line[column] = 1;
        count++;
      }
    }
  }
  return count;
}

int cpixels_changed_box(const uint8_t *a, const uint8_t *b, int width, int height, int stride_a,
                        int stride_b, int *box_x, int *box_y, int *box_width, int *box_height) {
  int left = width, right = -1, top = height, bottom = -1;
  for (int y = 0; y < height; y++) {
    const uint8_t *row_a = a + (ptrdiff_t)y * stride_a, *row_b = b + (ptrdiff_t)y * stride_b;
    if (memcmp(row_a, row_b, (size_t)width * 4) == 0) continue;
    if (y < top) top = y;
    bottom = y;
    int first = 0, last = width - 1;
    while (memcmp(row_a + first * 4, row_b + first * 4, 4) == 0) first++;
    while (memcmp(row_a + last * 4, row_b + last * 4, 4) == 0) last--;
    if (first < left) left = first;
    if (last > right) right = last;
  }
  if (bottom < 0) return 0;
  *box_x = left;
  *box_y = top;
  *box_width = right - left + 1;
  *box_height = bottom - top + 1;
  return 1;
}

void cpixels_pack_rgb(const uint8_t *source, int width, int height, int stride, uint8_t *target) {
  for (int y = 0; y < height; y++) {
    const uint8_t *in = source + (ptrdiff_t)y * stride;
    for (int x = 0; x < width; x++, in += 4, target += 4) {
      target[0] = in[2];
      target[1] = in[1];
      target[2] = in[0];
      target[3] = 255;
    }
  }
}
