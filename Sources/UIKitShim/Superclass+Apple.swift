// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  import ObjectiveC

  extension Superclass {
    static func platformSuperclass(of type: AnyClass) -> AnyClass? { class_getSuperclass(type) }
  }
#endif
