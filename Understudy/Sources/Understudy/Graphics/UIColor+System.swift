// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension UIColor {
  public class var systemRed: UIColor { System.systemRed }
  public class var systemOrange: UIColor { System.systemOrange }
  public class var systemYellow: UIColor { System.systemYellow }
  public class var systemGreen: UIColor { System.systemGreen }
  public class var systemTeal: UIColor { System.systemTeal }
  public class var systemBlue: UIColor { System.systemBlue }
  public class var systemIndigo: UIColor { System.systemIndigo }
  public class var systemPurple: UIColor { System.systemPurple }
  public class var systemPink: UIColor { System.systemPink }
  public class var systemGray: UIColor { System.systemGray }
  public class var systemGray2: UIColor { System.systemGray2 }
  public class var systemGray3: UIColor { System.systemGray3 }
  public class var systemGray4: UIColor { System.systemGray4 }
  public class var systemGray5: UIColor { System.systemGray5 }
  public class var systemGray6: UIColor { System.systemGray6 }
  public class var label: UIColor { System.label }
  public class var secondaryLabel: UIColor { System.secondaryLabel }
  public class var tertiaryLabel: UIColor { System.tertiaryLabel }
  public class var placeholderText: UIColor { System.placeholderText }
  public class var quaternaryLabel: UIColor { System.quaternaryLabel }
  public class var systemFill: UIColor { System.systemFill }
  public class var secondarySystemFill: UIColor { System.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { System.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { System.quaternarySystemFill }
  public class var systemBackground: UIColor { System.systemBackground }
  public class var secondarySystemBackground: UIColor { System.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { System.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { System.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    System.secondarySystemGroupedBackground
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    System.tertiarySystemGroupedBackground
  }
  public class var separator: UIColor { System.separator }
  public class var opaqueSeparator: UIColor { System.opaqueSeparator }
  public class var link: UIColor { System.link }
  public class var tintColor: UIColor { .tint }
  public class var lightText: UIColor { System.lightText }
  public class var darkText: UIColor { System.darkText }

  /// Made once each, so that a system color is identical to itself. The colors since iOS 26 are
  /// those of the Human Interface Guidelines, Color, Specifications, updated on June 9, 2025.
  private enum System {
    static let systemRed = UIColor(
      SystemColor(
        "systemRedColor", [255, 59, 48], [255, 69, 58], highContrast: [215, 0, 21], [255, 105, 97],
        since26: [[255, 56, 60], [255, 66, 69], [233, 21, 45], [255, 97, 101]]))
    static let systemOrange = UIColor(
      SystemColor(
        "systemOrangeColor", [255, 149, 0], [255, 159, 10], highContrast: [201, 52, 0],
        [255, 179, 64],
        since26: [[255, 141, 40], [255, 146, 48], [197, 83, 0], [255, 160, 86]]))
    static let systemYellow = UIColor(
      SystemColor(
        "systemYellowColor", [255, 204, 0], [255, 214, 10], highContrast: [160, 90, 0],
        [255, 212, 38],
        since26: [[255, 204, 0], [255, 214, 0], [161, 106, 0], [254, 223, 67]]))
    static let systemGreen = UIColor(
      SystemColor(
        "systemGreenColor", [52, 199, 89], [48, 209, 88], highContrast: [36, 138, 61],
        [48, 219, 91],
        since26: [[52, 199, 89], [48, 209, 88], [0, 137, 50], [74, 217, 104]]))
    static let systemTeal = UIColor(
      SystemColor(
        "systemTealColor", [90, 200, 250], [100, 210, 255], highContrast: [0, 113, 164],
        [112, 215, 255],
        since26: [[0, 195, 208], [0, 210, 224], [0, 129, 152], [59, 221, 236]]))
    static let systemBlue = UIColor(
      SystemColor(
        "systemBlueColor", [0, 122, 255], [10, 132, 255], highContrast: [0, 64, 221],
        [64, 156, 255],
        since26: [[0, 136, 255], [0, 145, 255], [30, 110, 244], [92, 184, 255]]))
    static let systemIndigo = UIColor(
      SystemColor(
        "systemIndigoColor", [88, 86, 214], [94, 92, 230], highContrast: [54, 52, 163],
        [125, 122, 255],
        since26: [[97, 85, 245], [109, 124, 255], [86, 74, 222], [167, 170, 255]]))
    static let systemPurple = UIColor(
      SystemColor(
        "systemPurpleColor", [175, 82, 222], [191, 90, 242], highContrast: [137, 68, 171],
        [218, 143, 255],
        since26: [[203, 48, 224], [219, 52, 242], [176, 47, 194], [234, 141, 255]]))
    static let systemPink = UIColor(
      SystemColor(
        "systemPinkColor", [255, 45, 85], [255, 55, 95], highContrast: [211, 15, 69],
        [255, 100, 130],
        since26: [[255, 45, 85], [255, 55, 95], [231, 18, 77], [255, 138, 196]]))
    static let systemGray = UIColor(
      SystemColor(
        "systemGrayColor", [142, 142, 147], [142, 142, 147], highContrast: [108, 108, 112],
        [174, 174, 178]))
    static let systemGray2 = UIColor(
      SystemColor(
        "systemGray2Color", [174, 174, 178], [99, 99, 102], highContrast: [142, 142, 147],
        [124, 124, 128]))
    static let systemGray3 = UIColor(
      SystemColor(
        "systemGray3Color", [199, 199, 204], [72, 72, 74], highContrast: [174, 174, 178],
        [84, 84, 86]))
    static let systemGray4 = UIColor(
      SystemColor(
        "systemGray4Color", [209, 209, 214], [58, 58, 60], highContrast: [188, 188, 192],
        [68, 68, 70]))
    static let systemGray5 = UIColor(
      SystemColor(
        "systemGray5Color", [229, 229, 234], [44, 44, 46], highContrast: [216, 216, 220],
        [54, 54, 56]))
    static let systemGray6 = UIColor(
      SystemColor(
        "systemGray6Color", [242, 242, 247], [28, 28, 30], highContrast: [235, 235, 240],
        [36, 36, 38]))
    static let label = UIColor(
      SystemColor(
        "labelColor", [0, 0, 0], [255, 255, 255], highContrast: [0, 0, 0], [255, 255, 255]))
    static let secondaryLabel = UIColor(
      SystemColor(
        "secondaryLabelColor", [60, 60, 67, 0.60], [235, 235, 245, 0.60],
        highContrast: [60, 60, 67, 0.68], [235, 235, 245, 0.68]))
    static let tertiaryLabel = UIColor(
      SystemColor(
        "tertiaryLabelColor", [60, 60, 67, 0.30], [235, 235, 245, 0.30],
        highContrast: [60, 60, 67, 0.38], [235, 235, 245, 0.38]))
    static let placeholderText = UIColor(
      SystemColor(
        "placeholderTextColor", [60, 60, 67, 0.30], [235, 235, 245, 0.30],
        highContrast: [60, 60, 67, 0.38], [235, 235, 245, 0.38]))
    static let quaternaryLabel = UIColor(
      SystemColor(
        "quaternaryLabelColor", [60, 60, 67, 0.18], [235, 235, 245, 0.16],
        highContrast: [60, 60, 67, 0.26], [235, 235, 245, 0.24]))
    static let systemFill = UIColor(
      SystemColor(
        "systemFillColor", [120, 120, 128, 0.20], [120, 120, 128, 0.36],
        highContrast: [120, 120, 128, 0.28], [120, 120, 128, 0.44]))
    static let secondarySystemFill = UIColor(
      SystemColor(
        "secondarySystemFillColor", [120, 120, 128, 0.16], [120, 120, 128, 0.32],
        highContrast: [120, 120, 128, 0.24], [120, 120, 128, 0.40]))
    static let tertiarySystemFill = UIColor(
      SystemColor(
        "tertiarySystemFillColor", [118, 118, 128, 0.12], [118, 118, 128, 0.24],
        highContrast: [118, 118, 128, 0.20], [118, 118, 128, 0.32]))
    static let quaternarySystemFill = UIColor(
      SystemColor(
        "quaternarySystemFillColor", [116, 116, 128, 0.08], [118, 118, 128, 0.18],
        highContrast: [116, 116, 128, 0.16], [118, 118, 128, 0.26]))
    static let systemBackground = UIColor(
      SystemColor(
        "systemBackgroundColor", [255, 255, 255], [0, 0, 0], highContrast: [255, 255, 255],
        [0, 0, 0], elevated: [28, 28, 30], [36, 36, 38]))
    static let secondarySystemBackground = UIColor(
      SystemColor(
        "secondarySystemBackgroundColor", [242, 242, 247], [28, 28, 30],
        highContrast: [235, 235, 240], [36, 36, 38], elevated: [44, 44, 46], [54, 54, 56]))
    static let tertiarySystemBackground = UIColor(
      SystemColor(
        "tertiarySystemBackgroundColor", [255, 255, 255], [44, 44, 46],
        highContrast: [255, 255, 255], [54, 54, 56], elevated: [58, 58, 60], [68, 68, 70]))
    static let systemGroupedBackground = UIColor(
      SystemColor(
        "systemGroupedBackgroundColor", [242, 242, 247], [0, 0, 0], highContrast: [235, 235, 240],
        [0, 0, 0], elevated: [28, 28, 30], [36, 36, 38]))
    static let secondarySystemGroupedBackground = UIColor(
      SystemColor(
        "secondarySystemGroupedBackgroundColor", [255, 255, 255], [28, 28, 30],
        highContrast: [255, 255, 255], [36, 36, 38], elevated: [44, 44, 46], [54, 54, 56]))
    static let tertiarySystemGroupedBackground = UIColor(
      SystemColor(
        "tertiarySystemGroupedBackgroundColor", [242, 242, 247], [44, 44, 46],
        highContrast: [235, 235, 240], [54, 54, 56], elevated: [58, 58, 60], [68, 68, 70]))
    static let separator = UIColor(
      SystemColor(
        "separatorColor", [60, 60, 67, 0.29], [84, 84, 88, 0.60], highContrast: [60, 60, 67, 0.37],
        [84, 84, 88, 0.68]))
    static let opaqueSeparator = UIColor(
      SystemColor(
        "opaqueSeparatorColor", [198, 198, 200], [56, 56, 58], highContrast: [198, 198, 200],
        [56, 56, 58]))
    static let link = UIColor(
      SystemColor(
        "linkColor", [0, 122, 255], [9, 132, 255], highContrast: [0, 122, 255], [9, 132, 255]))
    static let lightText = UIColor(white: 1, alpha: 0.6)
    static let darkText = UIColor(white: 0, alpha: 1)
  }
}

// MARK: - Fixed colors

extension UIColor {
  public class var black: UIColor { Fixed.black }
  public class var white: UIColor { Fixed.white }
  public class var gray: UIColor { Fixed.gray }
  public class var lightGray: UIColor { Fixed.lightGray }
  public class var darkGray: UIColor { Fixed.darkGray }
  public class var red: UIColor { Fixed.red }
  public class var green: UIColor { Fixed.green }
  public class var blue: UIColor { Fixed.blue }
  public class var cyan: UIColor { Fixed.cyan }
  public class var magenta: UIColor { Fixed.magenta }
  public class var yellow: UIColor { Fixed.yellow }
  public class var orange: UIColor { Fixed.orange }
  public class var purple: UIColor { Fixed.purple }
  public class var brown: UIColor { Fixed.brown }
  public class var clear: UIColor { Fixed.clear }

  private enum Fixed {
    static let black = UIColor(white: 0, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
  }
}
