// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import Understudy

/// The published table of system colors, written down a second time for the tests.
enum SystemColorTable {
  struct Row: Sendable, CustomTestStringConvertible {
    let color: UIColor
    let light: [Double]
    let dark: [Double]
    let lightHighContrast: [Double]
    let darkHighContrast: [Double]
    let darkElevated: [Double]
    let darkElevatedHighContrast: [Double]

    var testDescription: String { color.description }
  }

  static let rows: [Row] = [
    Row(
      color: .systemRed, light: [255, 59, 48, 1], dark: [255, 69, 58, 1],
      lightHighContrast: [215, 0, 21, 1], darkHighContrast: [255, 105, 97, 1],
      darkElevated: [255, 69, 58, 1], darkElevatedHighContrast: [255, 105, 97, 1]),
    Row(
      color: .systemOrange, light: [255, 149, 0, 1], dark: [255, 159, 10, 1],
      lightHighContrast: [201, 52, 0, 1], darkHighContrast: [255, 179, 64, 1],
      darkElevated: [255, 159, 10, 1], darkElevatedHighContrast: [255, 179, 64, 1]),
    Row(
      color: .systemYellow, light: [255, 204, 0, 1], dark: [255, 214, 10, 1],
      lightHighContrast: [160, 90, 0, 1], darkHighContrast: [255, 212, 38, 1],
      darkElevated: [255, 214, 10, 1], darkElevatedHighContrast: [255, 212, 38, 1]),
    Row(
      color: .systemGreen, light: [52, 199, 89, 1], dark: [48, 209, 88, 1],
      lightHighContrast: [36, 138, 61, 1], darkHighContrast: [48, 219, 91, 1],
      darkElevated: [48, 209, 88, 1], darkElevatedHighContrast: [48, 219, 91, 1]),
    Row(
      color: .systemTeal, light: [90, 200, 250, 1], dark: [100, 210, 255, 1],
      lightHighContrast: [0, 113, 164, 1], darkHighContrast: [112, 215, 255, 1],
      darkElevated: [100, 210, 255, 1], darkElevatedHighContrast: [112, 215, 255, 1]),
    Row(
      color: .systemBlue, light: [0, 122, 255, 1], dark: [10, 132, 255, 1],
      lightHighContrast: [0, 64, 221, 1], darkHighContrast: [64, 156, 255, 1],
      darkElevated: [10, 132, 255, 1], darkElevatedHighContrast: [64, 156, 255, 1]),
    Row(
      color: .systemIndigo, light: [88, 86, 214, 1], dark: [94, 92, 230, 1],
      lightHighContrast: [54, 52, 163, 1], darkHighContrast: [125, 122, 255, 1],
      darkElevated: [94, 92, 230, 1], darkElevatedHighContrast: [125, 122, 255, 1]),
    Row(
      color: .systemPurple, light: [175, 82, 222, 1], dark: [191, 90, 242, 1],
      lightHighContrast: [137, 68, 171, 1], darkHighContrast: [218, 143, 255, 1],
      darkElevated: [191, 90, 242, 1], darkElevatedHighContrast: [218, 143, 255, 1]),
    Row(
      color: .systemPink, light: [255, 45, 85, 1], dark: [255, 55, 95, 1],
      lightHighContrast: [211, 15, 69, 1], darkHighContrast: [255, 100, 130, 1],
      darkElevated: [255, 55, 95, 1], darkElevatedHighContrast: [255, 100, 130, 1]),
    Row(
      color: .systemGray, light: [142, 142, 147, 1], dark: [142, 142, 147, 1],
      lightHighContrast: [108, 108, 112, 1], darkHighContrast: [174, 174, 178, 1],
      darkElevated: [142, 142, 147, 1], darkElevatedHighContrast: [174, 174, 178, 1]),
    Row(
      color: .systemGray2, light: [174, 174, 178, 1], dark: [99, 99, 102, 1],
      lightHighContrast: [142, 142, 147, 1], darkHighContrast: [124, 124, 128, 1],
      darkElevated: [99, 99, 102, 1], darkElevatedHighContrast: [124, 124, 128, 1]),
    Row(
      color: .systemGray3, light: [199, 199, 204, 1], dark: [72, 72, 74, 1],
      lightHighContrast: [174, 174, 178, 1], darkHighContrast: [84, 84, 86, 1],
      darkElevated: [72, 72, 74, 1], darkElevatedHighContrast: [84, 84, 86, 1]),
    Row(
      color: .systemGray4, light: [209, 209, 214, 1], dark: [58, 58, 60, 1],
      lightHighContrast: [188, 188, 192, 1], darkHighContrast: [68, 68, 70, 1],
      darkElevated: [58, 58, 60, 1], darkElevatedHighContrast: [68, 68, 70, 1]),
    Row(
      color: .systemGray5, light: [229, 229, 234, 1], dark: [44, 44, 46, 1],
      lightHighContrast: [216, 216, 220, 1], darkHighContrast: [54, 54, 56, 1],
      darkElevated: [44, 44, 46, 1], darkElevatedHighContrast: [54, 54, 56, 1]),
    Row(
      color: .systemGray6, light: [242, 242, 247, 1], dark: [28, 28, 30, 1],
      lightHighContrast: [235, 235, 240, 1], darkHighContrast: [36, 36, 38, 1],
      darkElevated: [28, 28, 30, 1], darkElevatedHighContrast: [36, 36, 38, 1]),
    Row(
      color: .label, light: [0, 0, 0, 1], dark: [255, 255, 255, 1],
      lightHighContrast: [0, 0, 0, 1], darkHighContrast: [255, 255, 255, 1],
      darkElevated: [255, 255, 255, 1], darkElevatedHighContrast: [255, 255, 255, 1]),
    Row(
      color: .secondaryLabel, light: [60, 60, 67, 0.6], dark: [235, 235, 245, 0.6],
      lightHighContrast: [60, 60, 67, 0.68], darkHighContrast: [235, 235, 245, 0.68],
      darkElevated: [235, 235, 245, 0.6], darkElevatedHighContrast: [235, 235, 245, 0.68]),
    Row(
      color: .tertiaryLabel, light: [60, 60, 67, 0.3], dark: [235, 235, 245, 0.3],
      lightHighContrast: [60, 60, 67, 0.38], darkHighContrast: [235, 235, 245, 0.38],
      darkElevated: [235, 235, 245, 0.3], darkElevatedHighContrast: [235, 235, 245, 0.38]),
    Row(
      color: .placeholderText, light: [60, 60, 67, 0.3], dark: [235, 235, 245, 0.3],
      lightHighContrast: [60, 60, 67, 0.38], darkHighContrast: [235, 235, 245, 0.38],
      darkElevated: [235, 235, 245, 0.3], darkElevatedHighContrast: [235, 235, 245, 0.38]),
    Row(
      color: .quaternaryLabel, light: [60, 60, 67, 0.18], dark: [235, 235, 245, 0.16],
      lightHighContrast: [60, 60, 67, 0.26], darkHighContrast: [235, 235, 245, 0.24],
      darkElevated: [235, 235, 245, 0.16], darkElevatedHighContrast: [235, 235, 245, 0.24]),
    Row(
      color: .systemFill, light: [120, 120, 128, 0.2], dark: [120, 120, 128, 0.36],
      lightHighContrast: [120, 120, 128, 0.28], darkHighContrast: [120, 120, 128, 0.44],
      darkElevated: [120, 120, 128, 0.36], darkElevatedHighContrast: [120, 120, 128, 0.44]),
    Row(
      color: .secondarySystemFill, light: [120, 120, 128, 0.16], dark: [120, 120, 128, 0.32],
      lightHighContrast: [120, 120, 128, 0.24], darkHighContrast: [120, 120, 128, 0.4],
      darkElevated: [120, 120, 128, 0.32], darkElevatedHighContrast: [120, 120, 128, 0.4]),
    Row(
      color: .tertiarySystemFill, light: [118, 118, 128, 0.12], dark: [118, 118, 128, 0.24],
      lightHighContrast: [118, 118, 128, 0.2], darkHighContrast: [118, 118, 128, 0.32],
      darkElevated: [118, 118, 128, 0.24], darkElevatedHighContrast: [118, 118, 128, 0.32]),
    Row(
      color: .quaternarySystemFill, light: [116, 116, 128, 0.08], dark: [118, 118, 128, 0.18],
      lightHighContrast: [116, 116, 128, 0.16], darkHighContrast: [118, 118, 128, 0.26],
      darkElevated: [118, 118, 128, 0.18], darkElevatedHighContrast: [118, 118, 128, 0.26]),
    Row(
      color: .systemBackground, light: [255, 255, 255, 1], dark: [0, 0, 0, 1],
      lightHighContrast: [255, 255, 255, 1], darkHighContrast: [0, 0, 0, 1],
      darkElevated: [28, 28, 30, 1], darkElevatedHighContrast: [36, 36, 38, 1]),
    Row(
      color: .secondarySystemBackground, light: [242, 242, 247, 1], dark: [28, 28, 30, 1],
      lightHighContrast: [235, 235, 240, 1], darkHighContrast: [36, 36, 38, 1],
      darkElevated: [44, 44, 46, 1], darkElevatedHighContrast: [54, 54, 56, 1]),
    Row(
      color: .tertiarySystemBackground, light: [255, 255, 255, 1], dark: [44, 44, 46, 1],
      lightHighContrast: [255, 255, 255, 1], darkHighContrast: [54, 54, 56, 1],
      darkElevated: [58, 58, 60, 1], darkElevatedHighContrast: [68, 68, 70, 1]),
    Row(
      color: .systemGroupedBackground, light: [242, 242, 247, 1], dark: [0, 0, 0, 1],
      lightHighContrast: [235, 235, 240, 1], darkHighContrast: [0, 0, 0, 1],
      darkElevated: [28, 28, 30, 1], darkElevatedHighContrast: [36, 36, 38, 1]),
    Row(
      color: .secondarySystemGroupedBackground, light: [255, 255, 255, 1], dark: [28, 28, 30, 1],
      lightHighContrast: [255, 255, 255, 1], darkHighContrast: [36, 36, 38, 1],
      darkElevated: [44, 44, 46, 1], darkElevatedHighContrast: [54, 54, 56, 1]),
    Row(
      color: .tertiarySystemGroupedBackground, light: [242, 242, 247, 1], dark: [44, 44, 46, 1],
      lightHighContrast: [235, 235, 240, 1], darkHighContrast: [54, 54, 56, 1],
      darkElevated: [58, 58, 60, 1], darkElevatedHighContrast: [68, 68, 70, 1]),
    Row(
      color: .separator, light: [60, 60, 67, 0.29], dark: [84, 84, 88, 0.6],
      lightHighContrast: [60, 60, 67, 0.37], darkHighContrast: [84, 84, 88, 0.68],
      darkElevated: [84, 84, 88, 0.6], darkElevatedHighContrast: [84, 84, 88, 0.68]),
    Row(
      color: .opaqueSeparator, light: [198, 198, 200, 1], dark: [56, 56, 58, 1],
      lightHighContrast: [198, 198, 200, 1], darkHighContrast: [56, 56, 58, 1],
      darkElevated: [56, 56, 58, 1], darkElevatedHighContrast: [56, 56, 58, 1]),
    Row(
      color: .link, light: [0, 122, 255, 1], dark: [9, 132, 255, 1],
      lightHighContrast: [0, 122, 255, 1], darkHighContrast: [9, 132, 255, 1],
      darkElevated: [9, 132, 255, 1], darkElevatedHighContrast: [9, 132, 255, 1]),
  ]
}
