// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension UITraitCollection {
  /// Kept per thread, as in UIKit: every use is synchronous, so nothing leaks into other tasks.
  ///
  /// Unless it was set, the traits of the device in use; without one: light, 2×, a phone, left to
  /// right.
  public class var current: UITraitCollection {
    get {
      ThreadValues.current.traits ?? ofDeviceInUse ?? standard
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

  private static var ofDeviceInUse: UITraitCollection? {
    guard let device = HeadlessDevice.currentIfAny else { return nil }
    return onMainActor { device.traits }
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
