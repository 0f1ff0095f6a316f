// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//
// Pixel loops. They are in C because Swift's are two hundred times slower in debug builds.
// Pixels are four bytes, premultiplied: blue, green, red, alpha. Strides are in bytes.
#pragma once

#include <stddef.h>
#include <stdint.h>

// Three box blurs, which come near a Gaussian of deviation sigma (in pixels). Beyond the edge the
// last pixel goes on, so that no dark rim appears.
void cpixels_blur(uint8_t *pixels, int width, int height, int stride, double sigma);

// The same for alpha only, as a shadow needs it; colors stay as they are.
void cpixels_blur_alpha(uint8_t *pixels, int width, int height, int stride, double sigma);

// Halves of halves: each pixel of the target is the mean of four by four pixels of the source.
// The target is (width + 3) / 4 by (height + 3) / 4.
void cpixels_downsample4(const uint8_t *source, int width, int height, int source_stride,
                         uint8_t *target, int target_stride);

// Moves each color away from its own luminance by a factor (1 changes nothing).
void cpixels_saturate(uint8_t *pixels, int width, int height, int stride, double factor);

// Swaps red and blue in every pixel.
void cpixels_swap_red_blue(uint8_t *pixels, int width, int height, int stride);

typedef struct {
  double mean;   // mean difference of a channel
  int largest;   // largest difference in any channel outside of edges
} cpixels_loss;

// How much a lossy copy differs, without regard to alpha. A pixel is at an edge if a channel of the
// original varies by more than `contrast` within `reach` pixels of it.
void cpixels_compare_copy(const uint8_t *original, const uint8_t *copy, int width, int height,
                          int stride_original, int stride_copy, int reach, int contrast,
                          cpixels_loss *result);

// Marks the square tiles in which two pictures differ; tiles lie row by row, `changed` has a byte
// for each. Those marked before stay marked. Returns how many have been marked.
int cpixels_changed_tiles(const uint8_t *a, const uint8_t *b, int width, int height, int stride_a,
                          int stride_b, int tile, uint8_t *changed);

// Writes an opaque part of a picture without gaps: red, green, blue, 255.
void cpixels_pack_rgb(const uint8_t *source, int width, int height, int stride, uint8_t *target);

// The smallest box with all pixels in which two pictures differ. Returns whether there is one.
int cpixels_changed_box(const uint8_t *a, const uint8_t *b, int width, int height, int stride_a,
                        int stride_b, int *box_x, int *box_y, int *box_width, int *box_height);

// MARK: Glass

// Makes a bitmap smaller: each pixel of the target is the mean of factor by factor pixels. The
// factor is 1, 2 or 4; sides are rounded up.
void cpixels_reduce(const uint8_t *source, int width, int height, int source_stride, int factor,
                    uint8_t *target, int target_stride);

// A number that says whether pixels are the same as before.
uint64_t cpixels_digest(const uint8_t *pixels, int width, int height, int stride);

// The mean luminance, from 0 to 1.
double cpixels_brightness(const uint8_t *pixels, int width, int height, int stride);

typedef struct {
  double keep;            // how much of a color is left
  double light;           // what is added to it, from 0 to 1
  double tint[3];         // blue, green, red
  double tint_alpha;      // how much of the result is the tint
  double tint_reference;  // the luminance at which it is the tint as it is
  double tint_range;      // how much lighter the tint is over white than over black
} cpixels_tones;

// Gives a backdrop the tones of glass, and makes it opaque.
void cpixels_tone(uint8_t *pixels, int width, int height, int stride, const cpixels_tones *tones);

// A rectangle with round corners: top left, top right, bottom left, bottom right.
typedef struct {
  double x, y, width, height;
  double radii[4];
} cpixels_rounded;

typedef struct {
  const cpixels_rounded *shapes;  // in points
  int count;
  double merge;         // how far apart, in points, shapes flow into each other
  double inverse[6];    // from pixels of the target to points: a, b, c, d, tx, ty
  double forward[4];    // the directions back, in pixels a point: a, b, c, d
  double lens_width;    // the part along the edge that bends what lies behind, in points
  double lens_shift;    // how far it bends at the very edge, in points
  double rim_width;     // the bright line at the edge, in points
  double rim_light;     // how bright it is, from 0 to 1
  double rim_dark;      // how dark the lens is at the very edge, from 0 to 1
} cpixels_glass;

// Draws glass over a backdrop that was made smaller by a factor, blurred and toned. (x, y) is where
// in the backdrop, before it was made smaller, the target begins.
void cpixels_draw_glass(uint8_t *target, int width, int height, int stride,
                        const uint8_t *backdrop, int backdrop_width, int backdrop_height,
                        int backdrop_stride, int factor, double x, double y,
                        const cpixels_glass *glass);

// MARK: Pictures

// Encodes RGBA, or RGB without transparency, with filter "up". Returns memory for cpixels_free, or NULL without memory.
uint8_t *cpixels_png(const uint8_t *pixels, int width, int height, int stride, size_t *count);
void cpixels_free(void *memory);
