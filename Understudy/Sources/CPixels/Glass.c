// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#include "CPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// MARK: - Backdrop

void cpixels_reduce(const uint8_t *source, int width, int height, int source_stride, int factor,
                    uint8_t *target, int target_stride) {
  if (factor == 4) {
    cpixels_downsample4(source, width, height, source_stride, target, target_stride);
    return;
  }
  if (factor == 1) {
    for (int y = 0; y < height; y++) {
      memcpy(target + (ptrdiff_t)y * target_stride, source + (ptrdiff_t)y * source_stride,
             (size_t)width * 4);
    }
    return;
  }
  for (int y = 0; y < (height + 1) / 2; y++) {
    const uint8_t *above = source + (ptrdiff_t)(y * 2) * source_stride;
    const uint8_t *below = y * 2 + 1 < height ? above + source_stride : above;
    uint8_t *out = target + (ptrdiff_t)y * target_stride;
    for (int x = 0; x < (width + 1) / 2; x++, out += 4) {
      int left = x * 8, right = x * 2 + 1 < width ? left + 4 : left;
      for (int c = 0; c < 4; c++) {
        int sum = above[left + c] + above[right + c] + below[left + c] + below[right + c];
        out[c] = (uint8_t)((sum + 2) >> 2);
      }
    }
  }
}

uint64_t cpixels_digest(const uint8_t *pixels, int width, int height, int stride) {
  const uint64_t prime = 0x9e3779b97f4a7c15u;
  uint64_t lanes[4] = {1, 2, 3, 4};
  for (int y = 0; y < height; y++) {
    const uint8_t *row = pixels + (ptrdiff_t)y * stride;
    int count = width * 4, i = 0;
    for (; i + 32 <= count; i += 32) {
      uint64_t words[4];
      memcpy(words, row + i, 32);
      for (int k = 0; k < 4; k++) {
        lanes[k] = (lanes[k] ^ words[k]) * prime;
        lanes[k] ^= lanes[k] >> 29;
      }
    }
    for (; i < count; i += 4) {
      uint32_t word;
      memcpy(&word, row + i, 4);
      lanes[0] = (lanes[0] ^ word) * prime;
      lanes[0] ^= lanes[0] >> 29;
    }
  }
  uint64_t result = (uint64_t)(uint32_t)width;
  for (int k = 0; k < 4; k++) {
    result = (result ^ lanes[k]) * prime;
    result ^= result >> 32;
  }
  return result;
}

double cpixels_brightness(const uint8_t *pixels, int width, int height, int stride) {
  uint64_t sum = 0;
  for (int y = 0; y < height; y++) {
    const uint8_t *p = pixels + (ptrdiff_t)y * stride;
    for (int x = 0; x < width; x++, p += 4) {
      sum += (uint64_t)(p[0] * 18 + p[1] * 183 + p[2] * 55);
    }
  }
  return width > 0 && height > 0 ? (double)sum / (256.0 * 255.0 * width * height) : 0;
}

static inline uint8_t byte_of(double value) {
  return value <= 0 ? 0 : value >= 255 ? 255 : (uint8_t)(value + 0.5);
}

void cpixels_tone(uint8_t *pixels, int width, int height, int stride, const cpixels_tones *tones) {
  // All of it is linear in a channel and in the luminance.
  double rest = 1 - tones->tint_alpha, own = tones->keep * rest;
  double luminous = tones->tint_alpha * tones->tint_range, fixed[3];
  for (int c = 0; c < 3; c++) {
    fixed[c] = 255 * (tones->light * rest + tones->tint_alpha *
                      (tones->tint[c] - tones->tint_range * tones->tint_reference));
  }
  for (int y = 0; y < height; y++) {
    uint8_t *p = pixels + (ptrdiff_t)y * stride;
    for (int x = 0; x < width; x++, p += 4) {
      double luminance = luminous * ((p[0] * 18 + p[1] * 183 + p[2] * 55) / 256.0);
      for (int c = 0; c < 3; c++) p[c] = byte_of(own * p[c] + luminance + fixed[c]);
      p[3] = 255;
    }
  }
}

// MARK: - Shape

typedef struct {
  double distance;  // negative inside
  double x, y;      // away from the shape
} edge_place;

static edge_place place_in(const cpixels_rounded *shape, double x, double y) {
  double dx = x - (shape->x + shape->width / 2), dy = y - (shape->y + shape->height / 2);
  double radius = shape->radii[(dy > 0 ? 2 : 0) + (dx > 0 ? 1 : 0)];
  double qx = fabs(dx) - shape->width / 2 + radius, qy = fabs(dy) - shape->height / 2 + radius;
  double sx = dx < 0 ? -1 : 1, sy = dy < 0 ? -1 : 1;
  if (qx > 0 && qy > 0) {
    double length = sqrt(qx * qx + qy * qy);
    return (edge_place){length - radius, sx * qx / length, sy * qy / length};
  }
  return qx > qy ? (edge_place){qx - radius, sx, 0} : (edge_place){qy - radius, 0, sy};
}

// The shapes flow into each other where they are near.
static edge_place place_among(const cpixels_glass *glass, double x, double y) {
  edge_place place = place_in(&glass->shapes[0], x, y);
  for (int i = 1; i < glass->count; i++) {
    edge_place other = place_in(&glass->shapes[i], x, y);
    double difference = fabs(place.distance - other.distance);
    double part = glass->merge > difference ? (glass->merge - difference) / glass->merge : 0;
    edge_place near = place.distance < other.distance ? place : other;
    edge_place far = place.distance < other.distance ? other : place;
    place.distance = near.distance - part * part * glass->merge / 4;
    place.x = near.x + (far.x - near.x) * part / 2;
    place.y = near.y + (far.y - near.y) * part / 2;
  }
  return place;
}

// MARK: - Glass

typedef struct {
  const uint8_t *pixels;
  int width, height, stride;
  double step, x, y;  // from a pixel of the target to one of the backdrop
} sampler;

// The four bytes of a pixel, or what is computed with them.
typedef float channels __attribute__((vector_size(16)));
typedef uint8_t pixel_bytes __attribute__((vector_size(4)));

static inline channels load(const uint8_t *pixel) {
  pixel_bytes bytes;
  memcpy(&bytes, pixel, 4);
  return __builtin_convertvector(bytes, channels);
}

static inline channels sample(const sampler *from, double x, double y) {
  double u = (x + 0.5) * from->step - 0.5 + from->x, v = (y + 0.5) * from->step - 0.5 + from->y;
  u = u < 0 ? 0 : u > from->width - 1 ? from->width - 1 : u;
  v = v < 0 ? 0 : v > from->height - 1 ? from->height - 1 : v;
  int x0 = (int)u, y0 = (int)v;
  int x1 = x0 + 1 < from->width ? x0 + 1 : x0, y1 = y0 + 1 < from->height ? y0 + 1 : y0;
  float fx = (float)(u - x0), fy = (float)(v - y0);
  const uint8_t *a = from->pixels + (ptrdiff_t)y0 * from->stride;
  const uint8_t *b = from->pixels + (ptrdiff_t)y1 * from->stride;
  channels upper = load(a + x0 * 4), lower = load(b + x0 * 4);
  upper += (load(a + x1 * 4) - upper) * fx;
  lower += (load(b + x1 * 4) - lower) * fx;
  return upper + (lower - upper) * fy;
}

// The row of the backdrop that belongs to a row of the target, in 256ths.
static void blend_rows(const sampler *from, int y, uint16_t *line) {
  double v = (y + 0.5) * from->step - 0.5 + from->y;
  v = v < 0 ? 0 : v > from->height - 1 ? from->height - 1 : v;
  int y0 = (int)v, y1 = y0 + 1 < from->height ? y0 + 1 : y0, part = (int)((v - y0) * 256);
  const uint8_t *a = from->pixels + (ptrdiff_t)y0 * from->stride;
  const uint8_t *b = from->pixels + (ptrdiff_t)y1 * from->stride;
  for (int i = 0; i < from->width * 4; i++) {
    line[i] = (uint16_t)(a[i] * (256 - part) + b[i] * part);
  }
}

static void write_plain(const sampler *from, const uint16_t *line, int first, int end,
                        uint8_t *out) {
  // In 65536ths of a pixel of the backdrop.
  int64_t u = (int64_t)(((first + 0.5) * from->step - 0.5 + from->x) * 65536);
  int64_t step = (int64_t)(from->step * 65536), last = (int64_t)(from->width - 1) * 65536;
  for (int x = first; x < end; x++, out += 4, u += step) {
    int64_t at = u < 0 ? 0 : u > last ? last : u;
    int x0 = (int)(at >> 16), x1 = x0 + 1 < from->width ? x0 + 1 : x0;
    uint32_t part = (uint32_t)(at >> 8) & 255;
    const uint16_t *a = line + x0 * 4, *b = line + x1 * 4;
    for (int c = 0; c < 4; c++) {
      out[c] = (uint8_t)((a[c] * (256 - part) + b[c] * part + 32768) >> 16);
    }
  }
}

// The columns of a row that are certainly deeper inside an upright shape than its edge reaches.
static void find_inner_columns(const cpixels_glass *glass, double band, int row, int width,
                               int *first, int *end) {
  *first = *end = 0;
  if (glass->count != 1 || glass->inverse[1] != 0 || glass->inverse[2] != 0) return;
  const cpixels_rounded *shape = &glass->shapes[0];
  double radius = band;
  for (int i = 0; i < 4; i++) radius = shape->radii[i] > radius ? shape->radii[i] : radius;
  double y = glass->inverse[3] * (row + 0.5) + glass->inverse[5];
  double dy = fabs(y - (shape->y + shape->height / 2)), half = 0;
  // How far beyond the middle of a corner, and how deep inside of it, the row is.
  double beyond = dy - (shape->height / 2 - radius), deep = radius - band;
  if (beyond <= 0) {
    half = shape->width / 2 - band;
  } else if (beyond <= deep) {
    half = shape->width / 2 - radius + sqrt(deep * deep - beyond * beyond);
  }
  if (half <= 0 || glass->inverse[0] <= 0) return;
  double middle = (shape->x + shape->width / 2 - glass->inverse[4]) / glass->inverse[0];
  double reach = half / glass->inverse[0];
  *first = middle - reach > 0 ? (int)ceil(middle - reach) : 0;
  *end = middle + reach < width ? (int)floor(middle + reach) : width;
  if (*end < *first) *end = *first;
}

static void write_edge(const sampler *from, const cpixels_glass *glass, edge_place place, int x,
                       int y, double coverage, uint8_t *out) {
  double depth = -place.distance;
  double bend = depth < glass->lens_width ? 1 - (depth < 0 ? 0 : depth) / glass->lens_width : 0;
  // Back from points to pixels; the shift is towards the middle.
  double shift = glass->lens_shift * bend * bend;
  double nx = glass->forward[0] * place.x + glass->forward[2] * place.y;
  double ny = glass->forward[1] * place.x + glass->forward[3] * place.y;
  channels color = sample(from, x - nx * shift, y - ny * shift);
  double rim = depth < glass->rim_width ? 1 - (depth < 0 ? 0 : depth) / glass->rim_width : 0;
  // Light comes from the upper left, and leaves at the lower right.
  double facing = fabs(place.x + place.y) * 0.70710678;
  double light = glass->rim_light * rim * (0.35 + 0.65 * facing * facing);
  double dark = glass->rim_dark * bend * bend;
  color *= (float)(1 - dark);
  color += (255 - color) * (float)light;
  color[3] = 255;
  // Between 0 and 255, so that nothing has to be cut off.
  pixel_bytes bytes = __builtin_convertvector(color * (float)coverage + 0.5f, pixel_bytes);
  memcpy(out, &bytes, 4);
}

void cpixels_draw_glass(uint8_t *target, int width, int height, int stride,
                        const uint8_t *backdrop, int backdrop_width, int backdrop_height,
                        int backdrop_stride, int factor, double x, double y,
                        const cpixels_glass *glass) {
  sampler from = {backdrop, backdrop_width, backdrop_height, backdrop_stride,
                  1.0 / factor, x / factor, y / factor};
  uint16_t *line = malloc((size_t)backdrop_width * 4 * sizeof(uint16_t));
  if (!line) return;
  double band = glass->lens_width > glass->rim_width ? glass->lens_width : glass->rim_width;
  double pixel = sqrt(fabs(glass->inverse[0] * glass->inverse[3] -
                           glass->inverse[1] * glass->inverse[2]));
  for (int row = 0; row < height; row++) {
    uint8_t *out = target + (ptrdiff_t)row * stride;
    int first, end;
    blend_rows(&from, row, line);
    find_inner_columns(glass, band, row, width, &first, &end);
    write_plain(&from, line, first, end, out + first * 4);
    for (int column = 0; column < width; column++, out += 4) {
      if (column == first && first < end) {
        out += (end - first) * 4;
        column = end;
        if (column >= width) break;
      }
      double px = column + 0.5, py = row + 0.5;
      double lx = glass->inverse[0] * px + glass->inverse[2] * py + glass->inverse[4];
      double ly = glass->inverse[1] * px + glass->inverse[3] * py + glass->inverse[5];
      edge_place place = glass->count == 1 ? place_in(&glass->shapes[0], lx, ly)
                                           : place_among(glass, lx, ly);
      if (place.distance < -band) {
        write_plain(&from, line, column, column + 1, out);
        continue;
      }
      double coverage = 0.5 - place.distance / pixel;
      if (coverage <= 0) {
        memset(out, 0, 4);
      } else {
        write_edge(&from, glass, place, column, row, coverage < 1 ? coverage : 1, out);
      }
    }
  }
  free(line);
}
