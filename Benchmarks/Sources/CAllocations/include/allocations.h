// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#include <stddef.h>

/// The number of allocations since the start of the process, or 0 if they are not counted.
unsigned long allocations_so_far(void);

/// The number of allocated bytes, or 0 if it is unknown.
size_t bytes_in_use(void);
