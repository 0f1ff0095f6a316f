// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#include "allocations.h"

#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)
#include <errno.h>
#include <malloc.h>

// Overrides the allocation functions of the C library to count calls. Not thread-safe; the benchmarks
// use one thread.
static unsigned long count;

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count++;
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

unsigned long allocations_so_far(void) { return count; }

size_t bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

#else

unsigned long allocations_so_far(void) { return 0; }
size_t bytes_in_use(void) { return 0; }

#endif
