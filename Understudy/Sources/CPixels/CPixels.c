// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#include "CPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static inline uint8_t clamp_byte(int value) {
  return value < 0 ? 0 : value > 255 ? 255 : (uint8_t)value;
}

// MARK: - Blur

// The columns of one strip, box-blurred: a sliding sum of 2 * radius + 1 rows, the first and the
// last going on for ever. Thirty-two bits are enough for a sum of less than 65,000 rows.
static inline void box_strip(const uint8_t *source, uint8_t *target, int columns, int rows,
                             int stride, int radius) {
  enum { widest = 64 };
  uint32_t size = 2 * (uint32_t)radius + 1, scale = ((1u << 24) + size / 2) / size, sum[widest];
  for (int i = 0; i < columns; i++) sum[i] = ((uint32_t)radius + 1) * source[i];
  for (int y = 1; y <= radius; y++) {
    const uint8_t *row = source + (ptrdiff_t)(y < rows ? y : rows - 1) * stride;
    for (int i = 0; i < columns; i++) sum[i] += row[i];
  }
  for (int y = 0; y < rows; y++) {
    int enter = y + radius + 1 < rows ? y + radius + 1 : rows - 1;
    int leave = y > radius ? y - radius : 0;
    const uint8_t *in = source + (ptrdiff_t)enter * stride;
    const uint8_t *old = source + (ptrdiff_t)leave * stride;
    uint8_t *out = target + (ptrdiff_t)y * stride;
    for (int i = 0; i < columns; i++) {
      out[i] = (uint8_t)((sum[i] * scale + (1u << 23)) >> 24);
      sum[i] += (uint32_t)in[i] - old[i];
    }
  }
}

// All columns of bytes, strip by strip, so that many are summed at once.
static void box_columns(const uint8_t *source, uint8_t *target, int columns, int rows, int stride,
                        int radius) {
  int x = 0;
  for (; x + 64 <= columns; x += 64) box_strip(source + x, target + x, 64, rows, stride, radius);
  if (x < columns) box_strip(source + x, target + x, columns - x, rows, stride, radius);
}

static inline void transpose(const uint8_t *source, int width, int height, int stride,
                             uint8_t *target, int target_stride, int unit) {
  const int tile = 16;
  for (int ty = 0; ty < height; ty += tile) {
    int y_end = ty + tile < height ? ty + tile : height;
    for (int tx = 0; tx < width; tx += tile) {
      int x_end = tx + tile < width ? tx + tile : width;
      for (int y = ty; y < y_end; y++) {
        for (int x = tx; x < x_end; x++) {
          memcpy(target + (ptrdiff_t)x * target_stride + y * unit,
                 source + (ptrdiff_t)y * stride + x * unit, (size_t)unit);
        }
      }
    }
  }
}

static void transpose_units(const uint8_t *source, int width, int height, uint8_t *target,
                            int unit) {
  if (unit == 1) {
    transpose(source, width, height, width, target, height, 1);
  } else {
    transpose(source, width, height, width * 4, target, height * 4, 4);
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

// Blurs pixels of one or four bytes without a gap between rows, which are in `first`; `second` has
// as much room.
static void blur_units(uint8_t *first, uint8_t *second, int width, int height, int unit,
                       double sigma) {
  int radii[3];
  box_radii(sigma, radii);
  // Rows become columns for the first half.
  transpose_units(first, width, height, second, unit);
  int columns = height * unit;
  box_columns(second, first, columns, width, columns, radii[0]);
  box_columns(first, second, columns, width, columns, radii[1]);
  box_columns(second, first, columns, width, columns, radii[2]);
  transpose_units(first, height, width, second, unit);
  columns = width * unit;
  box_columns(second, first, columns, height, columns, radii[0]);
  box_columns(first, second, columns, height, columns, radii[1]);
  box_columns(second, first, columns, height, columns, radii[2]);
}

void cpixels_blur(uint8_t *pixels, int width, int height, int stride, double sigma) {
  if (sigma <= 0 || width < 1 || height < 1) return;
  size_t row = (size_t)width * 4, count = row * (size_t)height;
  uint8_t *room = malloc(count * 2);
  if (!room) return;
  for (int y = 0; y < height; y++) {
    memcpy(room + row * (size_t)y, pixels + (ptrdiff_t)y * stride, row);
  }
  blur_units(room, room + count, width, height, 4, sigma);
  for (int y = 0; y < height; y++) {
    memcpy(pixels + (ptrdiff_t)y * stride, room + row * (size_t)y, row);
  }
  free(room);
}

void cpixels_blur_alpha(uint8_t *pixels, int width, int height, int stride, double sigma) {
  if (sigma <= 0 || width < 1 || height < 1) return;
  size_t count = (size_t)width * (size_t)height;
  uint8_t *room = malloc(count * 2), *plane = room;
  if (!room) return;
  for (int y = 0; y < height; y++) {
    const uint8_t *row = pixels + (ptrdiff_t)y * stride;
    for (int x = 0; x < width; x++) *plane++ = row[x * 4 + 3];
  }
  blur_units(room, room + count, width, height, 1, sigma);
  plane = room;
  for (int y = 0; y < height; y++) {
    uint8_t *row = pixels + (ptrdiff_t)y * stride;
    for (int x = 0; x < width; x++) row[x * 4 + 3] = *plane++;
  }
  free(room);
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
