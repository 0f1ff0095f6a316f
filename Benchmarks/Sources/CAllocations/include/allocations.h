// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#include <stddef.h>

/// How often the process has asked for memory since it began, or 0 where that is not counted.
unsigned long allocations_so_far(void);

/// The bytes that are allocated now, or 0 where that is not known.
size_t bytes_in_use(void);
