// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// Declarations for type-checking the Apple-only files on Linux. They have no function.

public enum objc_AssociationPolicy: UInt {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}

public struct Selector: ExpressibleByStringLiteral, Sendable {
  public init(_ name: String) {}
  public init(stringLiteral value: String) {}
}

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { nil }
