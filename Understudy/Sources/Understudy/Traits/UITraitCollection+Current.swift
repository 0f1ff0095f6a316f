// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension UITraitCollection {
  /// What `current` answers on a thread that has not set it: the traits of the device in use.
  ///
  /// The device sets it for its tasks. Without a device: light, 2×, a phone, left to right.
  @TaskLocal package static var headlessFallback: (@Sendable () -> UITraitCollection)?

  /// Kept per thread, as in UIKit: every use is synchronous, so nothing leaks into other tasks.
  public class var current: UITraitCollection {
    get {
      ThreadValues.current.traits ?? headlessFallback?() ?? standard
    }
    set { ThreadValues.current.traits = newValue }
  }

  public func performAsCurrent(_ actions: () -> Void) {
    let values = ThreadValues.current
    let before = values.traits
    values.traits = self
    actions()
    values.traits = before
  }

  private static let standard = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceIdiom: .phone),
    UITraitCollection(userInterfaceStyle: .light),
    UITraitCollection(layoutDirection: .leftToRight),
    UITraitCollection(displayScale: 2),
    UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular),
    UITraitCollection(preferredContentSizeCategory: .large),
    UITraitCollection(accessibilityContrast: .normal),
    UITraitCollection(userInterfaceLevel: .base),
    UITraitCollection(legibilityWeight: .regular),
  ])
}
