// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#include "CPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static inline uint8_t clamp_byte(int value) {
  return value < 0 ? 0 : value > 255 ? 255 : (uint8_t)value;
}

// MARK: - Blur

// One line of a box blur: a sliding sum of 2 * radius + 1 pixels, the ends going on for ever.
static void box_line(const uint8_t *source, uint8_t *target, int count, int step, int radius) {
  int size = 2 * radius + 1;
  uint32_t scale = ((1u << 24) + (uint32_t)size / 2) / (uint32_t)size;
  uint32_t sum[4];
  const uint8_t *first = source, *last = source + (ptrdiff_t)(count - 1) * step;
  for (int c = 0; c < 4; c++) {
    sum[c] = (uint32_t)(radius + 1) * first[c];
    for (int i = 1; i <= radius; i++) {
      sum[c] += (i < count ? source + (ptrdiff_t)i * step : last)[c];
    }
  }
  for (int i = 0; i < count; i++) {
    uint8_t *out = target + (ptrdiff_t)i * step;
    for (int c = 0; c < 4; c++) {
      out[c] = (uint8_t)(((uint64_t)sum[c] * scale + (1u << 23)) >> 24);
    }
    int enter = i + radius + 1, leave = i - radius;
    const uint8_t *in = enter < count ? source + (ptrdiff_t)enter * step : last;
    const uint8_t *old = leave >= 0 ? source + (ptrdiff_t)leave * step : first;
    for (int c = 0; c < 4; c++) sum[c] += in[c] - old[c];
  }
}

static void transpose(const uint8_t *source, int width, int height, int stride, uint8_t *target,
                      int target_stride) {
  const int tile = 16;
  for (int ty = 0; ty < height; ty += tile) {
    int y_end = ty + tile < height ? ty + tile : height;
    for (int tx = 0; tx < width; tx += tile) {
      int x_end = tx + tile < width ? tx + tile : width;
      for (int y = ty; y < y_end; y++) {
        for (int x = tx; x < x_end; x++) {
          memcpy(target + (ptrdiff_t)x * target_stride + y * 4,
                 source + (ptrdiff_t)y * stride + x * 4, 4);
        }
      }
    }
  }
}

static void box_rows(uint8_t *pixels, int width, int height, int stride, const int radii[3],
                     uint8_t *line) {
  for (int y = 0; y < height; y++) {
    uint8_t *row = pixels + (ptrdiff_t)y * stride;
    box_line(row, line, width, 4, radii[0]);
    box_line(line, row, width, 4, radii[1]);
    box_line(row, line, width, 4, radii[2]);
    memcpy(row, line, (size_t)width * 4);
  }
}

// Radii of three boxes whose variances add up to that of the Gaussian, as nearly as whole numbers
// allow. A box of 2 * r + 1 pixels has the variance (r * r + r) / 3.
static void box_radii(double sigma, int radii[3]) {
  double wanted = 3 * sigma * sigma;
  int low = (int)floor((sqrt(1 + 4 * wanted / 3) - 1) / 2);
  double small = (double)low * low + low, large = small + 2 * (low + 1);
  int larger = (int)lround((wanted - 3 * small) / (large - small));
  for (int i = 0; i < 3; i++) radii[i] = i < larger ? low + 1 : low;
}

void cpixels_blur(uint8_t *pixels, int width, int height, int stride, double sigma) {
  if (sigma <= 0 || width < 1 || height < 1) return;
  int radii[3];
  box_radii(sigma, radii);
  int longest = width > height ? width : height;
  uint8_t *turned = malloc((size_t)width * (size_t)height * 4);
  uint8_t *line = malloc((size_t)longest * 4);
  if (turned && line) {
    // Columns become rows for the second half, so that memory is read in order.
    box_rows(pixels, width, height, stride, radii, line);
    transpose(pixels, width, height, stride, turned, height * 4);
    box_rows(turned, height, width, height * 4, radii, line);
    transpose(turned, height, width, height * 4, pixels, stride);
  }
  free(turned);
  free(line);
}

// MARK: - Resampling and color

void cpixels_downsample4(const uint8_t *source, int width, int height, int source_stride,
                         uint8_t *target, int target_stride) {
  int out_width = (width + 3) / 4, out_height = (height + 3) / 4;
  for (int y = 0; y < out_height; y++) {
    for (int x = 0; x < out_width; x++) {
      int sum[4] = {8, 8, 8, 8};
      for (int dy = 0; dy < 4; dy++) {
        int sy = y * 4 + dy < height ? y * 4 + dy : height - 1;
        for (int dx = 0; dx < 4; dx++) {
          int sx = x * 4 + dx < width ? x * 4 + dx : width - 1;
          const uint8_t *pixel = source + (ptrdiff_t)sy * source_stride + sx * 4;
          for (int c = 0; c < 4; c++) sum[c] += pixel[c];
        }
      }
      uint8_t *out = target + (ptrdiff_t)y * target_stride + x * 4;
      for (int c = 0; c < 4; c++) out[c] = (uint8_t)(sum[c] >> 4);
    }
  }
}

void cpixels_saturate(uint8_t *pixels, int width, int height, int stride, double factor) {
  int amount = (int)lround(factor * 256);
  for (int y = 0; y < height; y++) {
    uint8_t *row = pixels + (ptrdiff_t)y * stride;
    for (int x = 0; x < width; x++) {
      uint8_t *p = row + x * 4;
      int luminance = (p[0] * 18 + p[1] * 183 + p[2] * 55 + 128) >> 8;
      for (int c = 0; c < 3; c++) {
        int value = luminance + (((p[c] - luminance) * amount + 128) >> 8);
        p[c] = value > p[3] ? p[3] : clamp_byte(value);
      }
    }
  }
}

void cpixels_swap_red_blue(uint8_t *pixels, int width, int height, int stride) {
  for (int y = 0; y < height; y++) {
    uint8_t *row = pixels + (ptrdiff_t)y * stride;
    for (int x = 0; x < width; x++) {
      uint8_t blue = row[x * 4];
      row[x * 4] = row[x * 4 + 2];
      row[x * 4 + 2] = blue;
    }
  }
}
