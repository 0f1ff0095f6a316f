// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

// libjpeg ends the process on an error unless it is told otherwise.
struct failure {
  struct jpeg_error_mgr manager;
  jmp_buf back;
};

static void fail(j_common_ptr info) { longjmp(((struct failure *)info->err)->back, 1); }
static void say_nothing(j_common_ptr info) { (void)info; }

// What changes after `setjmp` is reached through pointers only.
static int compress(struct jpeg_compress_struct *info, struct failure *failure,
                    const uint8_t *pixels, int width, int height, int stride, int quality,
                    unsigned char **file, unsigned long *size) {
  info->err = jpeg_std_error(&failure->manager);
  failure->manager.error_exit = fail;
  failure->manager.output_message = say_nothing;
  if (setjmp(failure->back)) return 0;
  jpeg_create_compress(info);
  jpeg_mem_dest(info, file, size);
  info->image_width = (JDIMENSION)width;
  info->image_height = (JDIMENSION)height;
  info->input_components = 4;
  info->in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(info);
  jpeg_set_quality(info, quality, TRUE);
  info->comp_info[0].h_samp_factor = 1;
  info->comp_info[0].v_samp_factor = 1;
  jpeg_start_compress(info, TRUE);
  while (info->next_scanline < info->image_height) {
    JSAMPROW row = (JSAMPROW)(pixels + (ptrdiff_t)info->next_scanline * stride);
    jpeg_write_scanlines(info, &row, 1);
  }
  jpeg_finish_compress(info);
  return 1;
}

uint8_t *cjpeg_encode(const uint8_t *pixels, int width, int height, int stride, int quality,
                      size_t *count) {
  if (width < 1 || height < 1) return NULL;
  struct jpeg_compress_struct info = {0};
  struct failure failure;
  unsigned char *file = NULL;
  unsigned long size = 0;
  int done = compress(&info, &failure, pixels, width, height, stride, quality, &file, &size);
  jpeg_destroy_compress(&info);
  if (!done) {
    free(file);
    return NULL;
  }
  *count = size;
  return file;
}

void cjpeg_free(uint8_t *memory) { free(memory); }
