// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#include "CPixels.h"

#include <stdlib.h>

// Floods the group around one wrong pixel and clears it from the map.
static void flood(uint8_t *wrong, int width, int height, int *stack, int start,
                  cpixels_difference *result) {
  int depth = 0, count = 0;
  int left = width, top = height, right = -1, bottom = -1;
  stack[depth++] = start;
  wrong[start] = 0;
  while (depth > 0) {
    int place = stack[--depth];
    int x = place % width, y = place / width;
    count++;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
    for (int ny = y - 1; ny <= y + 1; ny++) {
      for (int nx = x - 1; nx <= x + 1; nx++) {
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
        int next = ny * width + nx;
        if (!wrong[next]) continue;
        wrong[next] = 0;
        stack[depth++] = next;
      }
    }
  }
  if (count <= result->blob_count) return;
  result->blob_count = count;
  result->blob_x = left;
  result->blob_y = top;
  result->blob_width = right - left + 1;
  result->blob_height = bottom - top + 1;
}

void cpixels_compare(const uint8_t *a, const uint8_t *b, int width, int height, int stride_a,
                     int stride_b, int tolerance, cpixels_difference *result) {
  *result = (cpixels_difference){0};
  size_t total = (size_t)width * (size_t)height;
  uint8_t *wrong = calloc(total, 1);
  int *stack = NULL;
  for (int y = 0; y < height; y++) {
    const uint8_t *row_a = a + (ptrdiff_t)y * stride_a, *row_b = b + (ptrdiff_t)y * stride_b;
    for (int x = 0; x < width; x++) {
      int largest = 0;
      for (int c = 0; c < 4; c++) {
        int difference = abs(row_a[x * 4 + c] - row_b[x * 4 + c]);
        if (difference > largest) largest = difference;
      }
      if (largest > result->largest) result->largest = largest;
      if (largest <= tolerance) continue;
      result->count++;
      if (wrong) wrong[(size_t)y * (size_t)width + (size_t)x] = 1;
    }
  }
  if (wrong && result->count > 0) stack = malloc((size_t)result->count * sizeof(int));
  if (stack) {
    for (size_t place = 0; place < total; place++) {
      if (wrong[place]) flood(wrong, width, height, stack, (int)place, result);
    }
  }
  free(stack);
  free(wrong);
}

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
