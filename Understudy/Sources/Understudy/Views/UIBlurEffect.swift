// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }
}

extension UIBlurEffect {
  /// What a blur does to what lies behind it.
  ///
  /// UIKit does not publish these numbers; they are chosen by eye after public screenshots.
  struct Material: Equatable {
    var radius: CGFloat
    var saturation: CGFloat
    var tint: UIColor
    /// What replaces blur and tint where transparency is reduced.
    var opaque: UIColor
  }

  func material(in traits: UITraitCollection) -> Material {
    let isDark = style.isAlwaysDark ?? (traits.userInterfaceStyle == .dark)
    return isDark ? style.darkMaterial : style.lightMaterial
  }
}

extension UIBlurEffect.Style {
  /// Nil for those that follow the interface style.
  fileprivate var isAlwaysDark: Bool? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      return false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      return true
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      return nil
    }
  }

  fileprivate var lightMaterial: UIBlurEffect.Material {
    switch self {
    case .light: return .light(white: 1, alpha: 0.30)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight:
      return .light(white: 0.97, alpha: 0.44)
    case .systemThinMaterial, .systemThinMaterialLight: return .light(white: 0.97, alpha: 0.60)
    case .systemThickMaterial, .systemThickMaterialLight: return .light(white: 0.98, alpha: 0.90)
    case .systemChromeMaterial, .systemChromeMaterialLight:
      return .light(white: 0.975, alpha: 0.80)
    default: return .light(white: 0.97, alpha: 0.76)
    }
  }

  fileprivate var darkMaterial: UIBlurEffect.Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialDark:
      return .dark(white: 0.12, alpha: 0.44)
    case .systemThinMaterial, .systemThinMaterialDark: return .dark(white: 0.14, alpha: 0.60)
    case .systemThickMaterial, .systemThickMaterialDark: return .dark(white: 0.15, alpha: 0.90)
    case .systemChromeMaterial, .systemChromeMaterialDark:
      return .dark(white: 0.11, alpha: 0.80)
    default: return .dark(white: 0.145, alpha: 0.78)
    }
  }
}

extension UIBlurEffect.Material {
  fileprivate static func light(white: CGFloat, alpha: CGFloat) -> Self {
    Self(
      radius: 20, saturation: 1.8, tint: UIColor(white: white, alpha: alpha),
      opaque: UIColor(white: white, alpha: 1))
  }

  fileprivate static func dark(white: CGFloat, alpha: CGFloat) -> Self {
    Self(
      radius: 20, saturation: 1.8, tint: UIColor(white: white, alpha: alpha),
      opaque: UIColor(white: white, alpha: 1))
  }
}
