// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The colors of the shop, each with a light and a dark value.
///
/// Undyed paper, ink, and the glazes of the kiln. Text colors have a contrast of at least 4.5 on
/// the surfaces that they are meant for.
enum Palette {
  /// The background of pages.
  static let paper = dynamic(light: 0xF6F1E8, dark: 0x141311, elevated: 0x1F1D1A)
  /// The tint of bars above their blur.
  static let bar = paper.withAlphaComponent(0.72)
  /// Cards and rows on a page.
  static let surface = dynamic(light: 0xFFFCF6, dark: 0x211F1C, elevated: 0x2B2926)
  /// Cards in front of pages.
  static let raised = dynamic(light: 0xFFFCF6, dark: 0x2A2825)
  /// Separators.
  static let line = dynamic(light: 0xE3DACB, dark: 0x3A3732)
  /// Headlines and names.
  static let ink = dynamic(light: 0x2C2924, dark: 0xF3EDE2)
  /// Notes and longer texts.
  static let fadedInk = dynamic(light: 0x675F54, dark: 0xB5AC9E)

  /// Buttons and links: celadon, dark enough for text.
  static let accent = dynamic(light: 0x3F6655, dark: 0x9CC7B1)
  /// Text on a button filled with the accent.
  static let onAccent = dynamic(light: 0xFFFFFF, dark: 0x16241D)
  /// A switch that is on, and the circle behind initials.
  static let switchOn = dynamic(light: 0x5D8A74, dark: 0x6E9C86)
  static let celadonDeep = dynamic(light: 0x4F7A66, dark: 0x5C8773)
  /// Kickers above a title: iron red.
  static let clayText = dynamic(light: 0x96492B, dark: 0xE6A283)

  /// Destructive actions.
  static let warning = dynamic(light: 0xB3312B, dark: 0xF08A80)

  /// Celadon glaze, its shade and its highlight.
  static let celadon = dynamic(light: 0x9DBDAA, dark: 0x87AA97)
  static let celadonShade = dynamic(light: 0x7DA18D, dark: 0x6A8E7B)
  static let celadonLight = dynamic(light: 0xC9DDD0, dark: 0xB4CFC0)
  /// Unglazed clay.
  static let clay = dynamic(light: 0xBE7350, dark: 0xB06A49)
  static let clayShade = dynamic(light: 0x9C5838, dark: 0x8D5034)
  static let clayLight = dynamic(light: 0xDDA283, dark: 0xCC8D6D)
  /// White porcelain in warm light.
  static let milk = dynamic(light: 0xFBF6EC, dark: 0xE4DCCD)
  static let milkShade = dynamic(light: 0xDDD2BF, dark: 0xBFB4A2)
  /// Ash glaze: a warm gray.
  static let ash = dynamic(light: 0x8B8577, dark: 0x8A8476)
  static let ashShade = dynamic(light: 0x6D675B, dark: 0x6A6559)
  static let ashLight = dynamic(light: 0xB4AE9F, dark: 0xACA697)
  /// Iron glaze, nearly black.
  static let iron = dynamic(light: 0x46403A, dark: 0x5A534B)
  static let ironShade = dynamic(light: 0x332E29, dark: 0x443E38)
  /// Brewed tea.
  static let tea = dynamic(light: 0xC08A3E, dark: 0xC08F4A)
  static let teaLight = dynamic(light: 0xDDB36B, dark: 0xD6AC68)
  /// Leaves.
  static let leaf = dynamic(light: 0x6E8B5E, dark: 0x7E9B6D)
  static let leafShade = dynamic(light: 0x56734A, dark: 0x64805A)

  /// Walls behind the artwork.
  static let sandWall = dynamic(light: 0xEBDFCB, dark: 0x37322A)
  static let mistWall = dynamic(light: 0xDCE5DC, dark: 0x2A332E)
  static let blushWall = dynamic(light: 0xF0DACB, dark: 0x3C2F29)
  static let dawnWall = dynamic(light: 0xF3E3C6, dark: 0x3A3327)
  /// The sun, and the moon.
  static let sun = dynamic(light: 0xF7CF9B, dark: 0x7B643F)
  /// The wall of the tea room at night, the sky outside, the moon and the lamp.
  static let nightWall = dynamic(light: 0x5D5F63, dark: 0x2B2C2F)
  static let night = dynamic(light: 0x33404F, dark: 0x1A222C)
  static let moon = dynamic(light: 0xF6E9CC, dark: 0xD9CBAA)
  static let lamp = dynamic(light: 0xF3C77C, dark: 0xC2935A)
  /// The gold of mended cracks.
  static let gold = dynamic(light: 0xD2A03F, dark: 0xD8AE58)
  /// Wood of the shelf.
  static let wood = dynamic(light: 0xC9A980, dark: 0x5B4932)
  static let woodShade = dynamic(light: 0xB08F66, dark: 0x493A28)
  /// Twigs, and the handle of the teapot.
  static let bamboo = dynamic(light: 0xC9A980, dark: 0xB2956C)
  static let bambooShade = dynamic(light: 0xA6855C, dark: 0x8C724E)
  /// The shadow of a thing.
  static let shadow = dynamic(light: 0x4A3A22, dark: 0x000000)

  /// Creates a dynamic color. `elevated` is the dark value at the elevated interface level, if it
  /// differs.
  private static func dynamic(light: UInt32, dark: UInt32, elevated: UInt32? = nil) -> UIColor {
    let raised = color(elevated ?? dark)
    let light = color(light)
    let dark = color(dark)
    return UIColor { traits in
      guard traits.userInterfaceStyle == .dark else { return light }
      return traits.userInterfaceLevel == .elevated ? raised : dark
    }
  }

  private static func color(_ rgb: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(rgb >> 16 & 0xFF) / 255,
      green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255,
      alpha: 1)
  }
}
