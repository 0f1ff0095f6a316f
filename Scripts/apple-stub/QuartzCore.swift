// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

public func CACurrentMediaTime() -> Double { 0 }
