// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The colours of styled alerts.
///
/// Each can be a dynamic one, with a shade for light and dark and for Increase Contrast.
public struct StyledAlertColors: Sendable {
  /// Of the card.
  public var card: UIColor
  /// Of the line around the card.
  public var border: UIColor
  /// Of the ring around the circle of the icon; usually that of the card.
  public var iconRing: UIColor
  /// Of the title.
  public var title: UIColor
  /// Of the message, and of text beside switches.
  public var message: UIColor
  /// Of what is not done yet in a bar of progress.
  public var track: UIColor
  /// Of a text field.
  public var field: UIColor
  /// Of what is typed into a text field.
  public var fieldText: UIColor
  /// Of what an empty text field says.
  public var placeholder: UIColor
  /// Of the line around a text field; without one, the accent.
  public var fieldBorder: UIColor?
  /// Of what is wrong with what was filled in, and of the line around that field.
  public var error: UIColor
  /// Of a button that is none of those that people want most; without one, the accent.
  public var plainButton: UIColor?
  /// Of the text of such a button; without one, that on the accent.
  public var plainButtonText: UIColor?
  /// Of a button that takes away what cannot be brought back; without one, as of any other button.
  public var destructiveButton: UIColor?
  /// Of the text of such a button.
  public var destructiveButtonText: UIColor?

  private var accents: [StyledAlertStyle: UIColor]
  private var iconColors: [StyledAlertStyle: UIColor]
  private var buttonTextColors: [StyledAlertStyle: UIColor] = [:]

  /// The colour of the circle and of the buttons in alerts of a style; without one of its own, the
  /// tint of the app.
  public subscript(style: StyledAlertStyle) -> UIColor? {
    get { accents[style] }
    set { accents[style] = newValue }
  }

  /// The colour of the icon on the accent of a style; without one of its own, black or white, whichever
  /// is seen better there.
  public subscript(icon style: StyledAlertStyle) -> UIColor? {
    get { iconColors[style] }
    set { iconColors[style] = newValue }
  }

  /// The colour of text on buttons in the accent of a style; without one of its own, that of the icon.
  public subscript(buttonText style: StyledAlertStyle) -> UIColor? {
    get { buttonTextColors[style] ?? iconColors[style] }
    set { buttonTextColors[style] = newValue }
  }
}

// MARK: - Presets

extension StyledAlertColors {
  /// Colours of the system, in shades in which icon and title of a button have a contrast of at least
  /// 4.5 to the accent.
  public static let system = StyledAlertColors(
    card: .secondarySystemGroupedBackground, border: .separator,
    iconRing: .secondarySystemGroupedBackground, title: .label, message: .label,
    track: .tertiarySystemFill, field: .tertiarySystemFill, fieldText: .label,
    placeholder: .secondaryText, fieldBorder: .clear, error: .errorRed,
    plainButton: .tertiarySystemFill, plainButtonText: .label,
    destructiveButton: .tertiarySystemFill, destructiveButtonText: .errorRed,
    accents: [
      .success: .systemShade(of: .systemGreen, .deep, darker: 0.03),
      .error: .systemShade(of: .systemRed, darker: 0.14), .notice: .systemShade(of: .systemIndigo),
      .warning: .systemShade(of: .systemOrange), .info: .systemShade(of: .systemBlue, darker: 0.08),
      .edit: .systemShade(of: .systemPurple, darker: 0.06), .waiting: .systemShade(of: .systemGray, .deep),
      .question: .systemShade(of: .systemTeal, .deep),
    ], iconColors: [:])

  /// The colours of SCLAlertView, which are the same in light and dark.
  public static let classic = StyledAlertColors(
    card: .white, border: .hex(0xCCCCCC), iconRing: .white, title: .hex(0x4D4D4D),
    message: .hex(0x4D4D4D), track: .hex(0xE3E3E3), field: .white, fieldText: .black,
    placeholder: .hex(0x757575), fieldBorder: nil, error: .hex(0xC1272D),
    plainButton: nil, plainButtonText: nil, destructiveButton: nil, destructiveButtonText: nil,
    accents: [
      .success: .hex(0x22B573), .error: .hex(0xC1272D), .notice: .hex(0x727375),
      .warning: .hex(0xFFD110), .info: .hex(0x2866BF), .edit: .hex(0xA429FF),
      .waiting: .hex(0x6C125D), .question: .hex(0x727375),
    ],
    iconColors: StyledAlertStyle.allCases.reduce(into: [:]) {
      $0[$1] = $1 == .warning ? .hex(0x3C3C3C) : $1 == .custom ? nil : .white
    }, buttonTextColors: [.warning: .black])
}

extension StyledAlertColors {
  /// The mode in which what UIKit draws is seen on the card.
  func cardInterfaceStyle(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    let card = card.resolvedColor(with: traits)
    return card.contrast(to: .black) > card.contrast(to: .white) ? .light : .dark
  }
}

extension UIColor {
  /// Which of a system colour's shades is taken.
  fileprivate enum Depth { case standard, deep }

  fileprivate static func hex(_ rgb: Int) -> UIColor {
    func component(_ shift: Int) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
    return UIColor(red: component(16), green: component(8), blue: component(0), alpha: 1)
  }

  /// A system colour as it is in light mode, for what is read in white on it in both modes; a deep one
  /// as it is there with Increase Contrast. What is `darker` has as much less of everything.
  fileprivate static func systemShade(
    of color: UIColor, _ depth: Depth = .standard, darker fraction: CGFloat = 0
  ) -> UIColor {
    UIColor { traits in
      let increased = traits.accessibilityContrast == .high
      let shade = color.resolvedColor(
        with: UITraitCollection(traitsFrom: [
          traits, UITraitCollection(userInterfaceStyle: .light),
          UITraitCollection(accessibilityContrast: increased || depth == .deep ? .high : .normal),
        ]))
      guard increased else { return shade.mixed(with: fraction, of: 0) }
      return depth == .deep ? shade.mixed(with: 0.1, of: 0) : shade
    }
  }

  /// The colour with a part of another one in it.
  fileprivate func mixed(with fraction: CGFloat, of white: CGFloat) -> UIColor {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    func mix(_ component: CGFloat) -> CGFloat { component * (1 - fraction) + white * fraction }
    return UIColor(red: mix(red), green: mix(green), blue: mix(blue), alpha: 1)
  }

  /// The secondary colour of text, less transparent, so that it can be read on a fill.
  fileprivate static let secondaryText = UIColor { traits in
    UIColor.secondaryLabel.resolvedColor(with: traits)
      .withAlphaComponent(traits.accessibilityContrast == .high ? 0.9 : 0.76)
  }

  /// Red that can be read as text on a fill: the deep shade in light mode and a bright one in dark mode,
  /// and more so with Increase Contrast.
  fileprivate static let errorRed = UIColor { traits in
    let isDark = traits.userInterfaceStyle == .dark
    let increased = traits.accessibilityContrast == .high
    let red = UIColor.systemRed.resolvedColor(
      with: UITraitCollection(traitsFrom: [
        traits,
        UITraitCollection(accessibilityContrast: increased || !isDark ? .high : .normal),
      ]))
    if isDark { return red.mixed(with: increased ? 0.3 : 0.22, of: 1) }
    return increased ? red.mixed(with: 0.15, of: 0) : red
  }
}

extension UIColor {
  /// The colour for what is read on a fill, through which a ground may be seen: white if it has a contrast
  /// of at least 3, or of 4.5 with Increase Contrast, and else black or white, whichever has more.
  @MainActor
  static func foreground(
    on fill: UIColor, over background: UIColor, in traits: UITraitCollection
  ) -> UIColor {
    let fill = fill.resolvedColor(with: traits).composited(over: background.resolvedColor(with: traits))
    let whiteContrast = fill.contrast(to: .white)
    let minimum: CGFloat = traits.accessibilityContrast == .high ? 4.5 : 3
    return whiteContrast >= minimum || whiteContrast >= fill.contrast(to: .black) ? .white : .black
  }

  /// The contrast of two opaque colours as WCAG 2 defines it, from 1 to 21.
  func contrast(to other: UIColor) -> CGFloat {
    let (one, other) = (luminance, other.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// What is seen of both, the ground taken as opaque.
  private func composited(over background: UIColor) -> UIColor {
    let (top, bottom) = (components, background.components)
    func mix(_ above: CGFloat, _ below: CGFloat) -> CGFloat {
      above * top.alpha + below * (1 - top.alpha)
    }
    return UIColor(
      red: mix(top.red, bottom.red), green: mix(top.green, bottom.green),
      blue: mix(top.blue, bottom.blue), alpha: 1)
  }

  /// What it consists of, each from 0 to 1.
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var result: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 1)
    getRed(&result.red, green: &result.green, blue: &result.blue, alpha: &result.alpha)
    return result
  }

  private var luminance: CGFloat {
    let (red, green, blue, _) = components
    func linear(_ component: CGFloat) -> CGFloat {
      let value = min(max(component, 0), 1)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
