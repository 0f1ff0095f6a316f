// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

@_exported import CoreFoundation
@_exported import Dispatch
@_exported import Foundation
@_exported import ObjectiveC
@_exported import QuartzCore

@MainActor open class UIResponder: NSObject {
  @discardableResult open func becomeFirstResponder() -> Bool { true }
}

@MainActor open class UIApplication: UIResponder {
  @available(iOSApplicationExtension, unavailable)
  public static let shared = UIApplication()
}

@MainActor open class UIView: UIResponder {
  open var frame: CGRect { .zero }
  open var superview: UIView? { nil }
  open func accessibilityActivate() -> Bool { false }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  public static let layoutFittingCompressedSize = CGSize.zero
  open var constraints: [NSLayoutConstraint] { [] }
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { targetSize }
}

@MainActor open class UIEvent: NSObject {}

@MainActor open class UIWindow: UIView {
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { point }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  open var isEnabled: Bool = true
  open func sendActions(for controlEvents: Event) {}
}

@MainActor open class UISwitch: UIControl {
  open var isOn: Bool = false
  open func setOn(_ on: Bool, animated: Bool) {}
}

@MainActor open class UITextField: UIControl {}

@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
}

@MainActor open class UIWindowScene: UIResponder {
  public let coordinateSpace: any UICoordinateSpace
  public init(coordinateSpace: any UICoordinateSpace) { self.coordinateSpace = coordinateSpace }
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 0
}

open class UIGraphicsImageRendererContext: NSObject {}

open class UIGraphicsImageRenderer: NSObject {
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {}
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}

@MainActor open class UIGestureRecognizer: NSObject {
  open func addTarget(_ target: Any, action: Selector) {}
}

@MainActor open class NSLayoutConstraint: NSObject {}

public struct UILayoutPriority: RawRepresentable, Sendable {
  public static let required = UILayoutPriority(rawValue: 1000)
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

@MainActor open class UINotificationFeedbackGenerator: NSObject {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
