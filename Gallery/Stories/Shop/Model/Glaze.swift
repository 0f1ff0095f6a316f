// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A glaze for a product.
enum Glaze: CaseIterable, Sendable {
  case celadon, moonWhite, tenmoku, oilSpot, hareFur, ash, shino, ironRed, crackle, copperGreen
  case peachBloom, sky

  var name: Copy {
    switch self {
    case .celadon: .glazeCeladon
    case .moonWhite: .glazeMoonWhite
    case .tenmoku: .glazeTenmoku
    case .oilSpot: .glazeOilSpot
    case .hareFur: .glazeHareFur
    case .ash: .glazeAsh
    case .shino: .glazeShino
    case .ironRed: .glazeIronRed
    case .crackle: .glazeCrackle
    case .copperGreen: .glazeCopperGreen
    case .peachBloom: .glazePeachBloom
    case .sky: .glazeSky
    }
  }

  /// The color, which is the same in light and dark mode.
  var color: UIColor {
    let rgb: UInt32 =
      switch self {
      case .celadon: 0x9DBDAA
      case .moonWhite: 0xE9E7DC
      case .tenmoku: 0x2B211C
      case .oilSpot: 0x3A3F47
      case .hareFur: 0x6B4A2E
      case .ash: 0xA9A48F
      case .shino: 0xE6C9AE
      case .ironRed: 0x8E3B2B
      case .crackle: 0xD8D3BE
      case .copperGreen: 0x4F8A73
      case .peachBloom: 0xD59A93
      case .sky: 0xA9C2CF
      }
    return UIColor(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
  }
}
