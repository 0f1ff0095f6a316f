// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

@_exported public import Usher
