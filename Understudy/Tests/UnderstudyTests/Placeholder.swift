// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
