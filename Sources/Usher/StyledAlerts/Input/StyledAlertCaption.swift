// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Words beside a control on the card of a styled alert, in as many lines as they need; without words it
/// takes no room.
@MainActor
final class StyledAlertCaption: UILabel {
  private let style: StyledAlertFont
  private let ink: UIColor

  init(_ text: String?, _ style: StyledAlertFont, _ ink: UIColor) {
    (self.style, self.ink) = (style, ink)
    super.init(frame: .zero)
    self.text = text
    numberOfLines = 0
    dressUp()
  }

  required init?(coder: NSCoder) { nil }

  func height(at width: CGFloat) -> CGFloat {
    guard text != nil else { return 0 }
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    dressUp()
  }

  private func dressUp() {
    font = style.font(for: traitCollection)
    textColor = ink
  }
}

// Above a control.
extension StyledAlertCaption {
  private static let spacing: CGFloat = 6

  /// Its height with the distance of the control from it.
  func room(at width: CGFloat) -> CGFloat {
    text == nil ? 0 : height(at: width).rounded(.up) + Self.spacing
  }

  /// Takes the top of these bounds, and gives what is below to the control.
  func stand(above control: UIView, in bounds: CGRect) {
    let room = min(room(at: bounds.width), bounds.height)
    frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, room - Self.spacing))
    control.frame = CGRect(x: 0, y: room, width: bounds.width, height: bounds.height - room)
  }
}
