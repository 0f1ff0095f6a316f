// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Words beside a control on the card of a styled alert, in as many lines as they need; without words it
/// takes no room.
@MainActor
final class StyledAlertLabel: UILabel {
  private let themeFont: StyledAlertFont
  private let color: UIColor

  init(_ text: String?, _ font: StyledAlertFont, _ color: UIColor) {
    (self.themeFont, self.color) = (font, color)
    super.init(frame: .zero)
    self.text = text
    numberOfLines = 0
    updateAppearance()
  }

  required init?(coder: NSCoder) { nil }

  func height(at width: CGFloat) -> CGFloat {
    guard text != nil else { return 0 }
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAppearance()
  }

  private func updateAppearance() {
    font = themeFont.font(for: traitCollection)
    textColor = color
  }
}

// Above a control.
extension StyledAlertLabel {
  private static let spacing: CGFloat = 6

  /// Its height with the distance of the control from it.
  func heightWithSpacing(at width: CGFloat) -> CGFloat {
    text == nil ? 0 : height(at: width).rounded(.up) + Self.spacing
  }

  /// Takes the top of these bounds, and gives what is below to the control.
  func layOut(above control: UIView, in bounds: CGRect) {
    let height = min(heightWithSpacing(at: bounds.width), bounds.height)
    frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, height - Self.spacing))
    control.frame = CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
  }
}
