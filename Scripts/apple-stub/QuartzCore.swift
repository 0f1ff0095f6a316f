// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

public func CACurrentMediaTime() -> Double { 0 }
