// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A window without a scene is never shown.
@MainActor
open class UIWindow: UIView {
  /// What `rootViewController` keeps; set through it.
  package var rootStorage: (any WindowRoot)?

  weak var firstResponder: UIResponder?
  weak var scene: UIWindowScene?

  /// False for a turn where interference delays the traits of a new window.
  var hasTraits = true
  /// Whether it has been on the screen.
  var hasBeenShown = false

  /// The app has given it a frame.
  private(set) var hasOwnFrame = false

  /// Grows with every event that puts a window in front of others of its level.
  var order = 0

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    prepareWindow()
    join(windowScene)
  }

  public override init(frame: CGRect) {
    hasOwnFrame = true
    super.init(frame: frame)
    prepareWindow()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareWindow()
  }

  open weak var windowScene: UIWindowScene? {
    get { scene }
    set { move(to: newValue) }
  }

  open var windowLevel: UIWindow.Level = .normal {
    didSet { if windowLevel != oldValue { moveToFrontOfLevel() } }
  }

  open var screen: UIScreen { scene?.screen ?? HeadlessDevice.current.screen }

  open override var frame: CGRect {
    get { super.frame }
    set {
      hasOwnFrame = true
      super.frame = newValue
    }
  }

  // MARK: Key status

  open var isKeyWindow: Bool { device?.windows.keyWindow(of: scene) === self }
  open var canBecomeKey: Bool { true }
  open func makeKey() { acquireKeyStatus() }
  open func makeKeyAndVisible() { showAsKey() }
  open func becomeKey() {}
  open func resignKey() {}

  // MARK: On screen

  open override var isHidden: Bool {
    get { super.isHidden }
    set { setHidden(newValue) }
  }

  open func sendEvent(_ event: UIEvent) { deliver(event) }

  open override var next: UIResponder? { scene ?? device?.application }
}

extension UIWindow {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }

  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
}
