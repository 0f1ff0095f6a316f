// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What glass does to what lies behind it.
///
/// UIKit does not publish these numbers. Dark regular glass is a fit to the simulator of iOS 26.1
/// in "No Tomorrow — Liquid Glass on Android"; the tones of light glass give what the authors of
/// github.com/Tembeon/morph measured for buttons, and the shadow is that of bars in
/// github.com/Vercantez/openuikit. The rest is chosen by eye, and so is what iOS 27 does more:
/// "more diffusion, darker edge, brighter highlight" (WWDC 2026, session 102).
struct GlassMaterial: Equatable {
  /// The deviation of the blur in points, for bars and buttons.
  var blur: CGFloat
  /// The same for glass that is large.
  var blurOfLarge: CGFloat
  var saturation: CGFloat = 1.2
  /// How much of a color is left.
  var keep: CGFloat
  /// What is added to it where it is dark behind, and how much more where it is bright.
  var light: CGFloat
  var lightOverBright: CGFloat
  /// The part along the edge that bends what lies behind, and how far at the edge.
  var lensWidth: CGFloat = 10
  var lensShift: CGFloat = 8
  var rimWidth: CGFloat = 1.22
  var rimLight: CGFloat
  var rimDark: CGFloat
  var shadow: CGFloat
  var tint: CGColor?
  /// The luminance behind over which the tint is shown as it is: that of a page.
  var tintReference: CGFloat = 1
  var border: CGColor?

  static let shadowRadius: CGFloat = 10
  static let shadowOffset: CGFloat = 4
  /// How much lighter a tint is over white than over black.
  static let tintRange: CGFloat = 0.12
  /// Up to this height glass is that of bars and buttons; from that on it is large.
  static let sizes: ClosedRange<CGFloat> = 64...200

  func blur(atHeight height: CGFloat) -> CGFloat {
    let part = (height - Self.sizes.lowerBound) / (Self.sizes.upperBound - Self.sizes.lowerBound)
    return blur + (blurOfLarge - blur) * min(1, max(0, part))
  }

  /// What is added to a color, for the mean luminance behind.
  func light(over brightness: CGFloat) -> CGFloat {
    let part = min(1, max(0, (brightness - 0.19) / (0.50 - 0.19)))
    return light + lightOverBright * part * part * (3 - 2 * part)
  }

  /// The color of glass without its effect, over what lies behind.
  var plainColor: CGColor {
    let alpha = 1 - keep
    let white = alpha > 0 ? min(1, (light + lightOverBright) / alpha) : 1
    let plain = CGColor(gray: white, alpha: alpha)
    guard let tint, tint.alpha > 0 else { return plain }
    return CGColor.interpolate(plain, tint.copy(alpha: 1), tint.alpha) ?? plain
  }
}

// MARK: - Systems

extension GlassMaterial {
  private static func regular(isDark: Bool) -> GlassMaterial {
    isDark
      ? GlassMaterial(
        blur: 2.8, blurOfLarge: 8, keep: 0.294, light: 0.098, lightOverBright: 0.102,
        rimLight: 0.165, rimDark: 0.04, shadow: 0)
      : GlassMaterial(
        blur: 2.8, blurOfLarge: 8, keep: 0.294, light: 0.56, lightOverBright: 0.126,
        rimLight: 0.5, rimDark: 0.04, shadow: 0.075)
  }

  private static func clear(isDark: Bool) -> GlassMaterial {
    GlassMaterial(
      blur: 1, blurOfLarge: 2, keep: isDark ? 0.8 : 0.9, light: isDark ? 0.02 : 0.06,
      lightOverBright: 0, rimLight: isDark ? 0.2 : 0.5, rimDark: 0.06,
      shadow: isDark ? 0 : 0.05)
  }

  /// From iOS 27 on.
  private func retuned() -> GlassMaterial {
    var material = self
    material.blur *= 1.5
    material.blurOfLarge *= 1.5
    material.rimDark *= 2.2
    material.rimLight = min(1, rimLight * 1.5)
    return material
  }

  /// With Reduce Transparency: "frostier, and obscures more of the content behind it"
  /// (WWDC 2025, session 219).
  private func frosted(isDark: Bool) -> GlassMaterial {
    var material = self
    (material.keep, material.lightOverBright, material.lensShift) = (0.04, 0, 0)
    (material.blur, material.blurOfLarge) = (12, 12)
    material.light = isDark ? 0.12 : 0.93
    return material
  }

  /// With Increase Contrast: "predominantly black or white, and has a contrasting border"
  /// (the same).
  private func contrasting(isDark: Bool) -> GlassMaterial {
    var material = frosted(isDark: isDark)
    (material.keep, material.light) = isDark ? (0, 0.05) : (0, 1)
    (material.rimLight, material.rimDark) = (0, 0)
    material.border = CGColor(gray: isDark ? 1 : 0, alpha: 0.6)
    return material
  }

  @MainActor
  init(of effect: UIGlassEffect, in traits: UITraitCollection, isReduced: Bool) {
    let isDark = traits.userInterfaceStyle == .dark
    self = effect.style == .clear ? .clear(isDark: isDark) : .regular(isDark: isDark)
    if HeadlessDevice.current.system >= .iOS27 { self = retuned() }
    if isReduced { self = frosted(isDark: isDark) }
    if traits.accessibilityContrast == .high { self = contrasting(isDark: isDark) }
    tint = effect.tintColor?.resolvedColor(with: traits).cgColor
    tintReference = isDark ? 0 : 1
  }
}
