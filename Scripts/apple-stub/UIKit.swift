// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

@_exported import CoreFoundation
@_exported import Dispatch
@_exported import Foundation
@_exported import ObjectiveC
@_exported import QuartzCore

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
  public static let layoutFittingCompressedSize = CGSize.zero
  open var constraints: [NSLayoutConstraint] { [] }
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { targetSize }
}

@MainActor open class UIGestureRecognizer: NSObject {
  open func addTarget(_ target: Any, action: Selector) {}
}

@MainActor open class NSLayoutConstraint: NSObject {}

public struct UILayoutPriority: RawRepresentable, Sendable {
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
}

// Foundation on Linux has the run loop's C functions, but its modes are plain strings there.
public struct CFRunLoopMode: Sendable {
  public static let commonModes = CFRunLoopMode()
}

public func CFRunLoopAddObserver(
  _ runLoop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {}
