// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(Understudy)
  extension Superclass {
    static func platformSuperclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
  }
#endif
