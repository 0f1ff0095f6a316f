// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import Understudy
#endif
