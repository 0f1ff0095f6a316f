// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// What the popup of another library looks like: drawn here, after the measures in its sources.
struct Likeness {
  /// A text: its font, its color, its distance from what is above and from the sides of the card.
  struct Text {
    let font: UIFont
    let color: UIColor
    let top: CGFloat
    let side: CGFloat
  }

  /// The button, with its distance from the message and from the card's lower edge.
  struct Button {
    let font: UIFont
    let color: UIColor
    let top: CGFloat
    let height: CGFloat
    let bottom: CGFloat
    let inset: CGFloat
    let cornerRadius: CGFloat
  }

  /// A stroke of the icon, in its square.
  struct Stroke {
    let points: [CGPoint]
    let width: CGFloat
    let color: UIColor
  }

  let dim: UIColor
  let card: UIColor
  let margin: CGFloat
  let cornerRadius: CGFloat
  /// The opacity and the radius of the shadow.
  let shadow: (opacity: Float, radius: CGFloat)
  let icon: CGRect
  /// The width and the color of a ring around the icon.
  let ring: (width: CGFloat, color: UIColor)?
  let strokes: [Stroke]
  let title: Text
  let message: Text
  let button: Button
}

extension Likeness {
  /// The popup of SwiftEntryKit 2.0.0 with the colors of its preset “Pop Up I”, in the center.
  ///
  /// EKPopUpMessageView.swift for the layout; for fonts, colors and the size on the screen the
  /// example's PresetsViewController.swift, PresetsDataSource.swift and UIColor+Utils.swift. The two
  /// checkmarks are our own.
  static let swiftEntryKit = Likeness(
    dim: gray(light: 100, 0.3, dark: 0, 0.5), card: gray(light: 255, dark: 0), margin: 20,
    cornerRadius: 25, shadow: (0.3, 8), icon: CGRect(x: 0, y: 40, width: 60, height: 60),
    ring: nil,
    strokes: [
      Stroke(
        points: [CGPoint(x: 5, y: 31), CGPoint(x: 17, y: 43), CGPoint(x: 41, y: 19)], width: 4,
        color: gray(light: 33, dark: 222)),
      Stroke(
        points: [CGPoint(x: 27, y: 39), CGPoint(x: 31, y: 43), CGPoint(x: 55, y: 19)], width: 4,
        color: gray(light: 33, dark: 222)),
    ],
    title: Text(
      font: helvetica("Medium", 24), color: gray(light: 33, dark: 222), top: 20, side: 30),
    message: Text(
      font: helvetica("Light", 16), color: gray(light: 117, dark: 138), top: 16, side: 30),
    button: Button(
      font: helvetica("Bold", 16), color: hex(0xFFC107), top: 30, height: 45, bottom: 30, inset: 30,
      cornerRadius: 22.5))

  /// The popup of sweetalert2 11.26 on a phone, with its success icon.
  ///
  /// src/sweetalert2.scss, with 16 points for 1 rem.
  static let sweetalert2 = Likeness(
    dim: UIColor(white: 0, alpha: 0.4),
    card: UIColor { $0.userInterfaceStyle == .dark ? hex(0x19191A) : .white }, margin: 10,
    cornerRadius: 5, shadow: (0, 0), icon: CGRect(x: 0, y: 44, width: 80, height: 80),
    ring: (4, hex(0xA5DC86).withAlphaComponent(0.3)),
    strokes: [
      Stroke(
        points: [CGPoint(x: 18, y: 41.5), CGPoint(x: 33.2, y: 56.5), CGPoint(x: 64, y: 25)],
        width: 5, color: hex(0xA5DC86))
    ],
    title: Text(
      font: .systemFont(ofSize: 30, weight: .semibold), color: gray(light: 84, dark: 225),
      top: 37.6, side: 30),
    message: Text(
      font: .systemFont(ofSize: 18), color: gray(light: 84, dark: 225), top: 18, side: 28.8),
    button: Button(
      font: .systemFont(ofSize: 16, weight: .medium), color: hex(0x7066E0), top: 30.4, height: 39,
      bottom: 25, inset: 17.6, cornerRadius: 4))

  private static func helvetica(_ weight: String, _ size: CGFloat) -> UIFont {
    let weights: [String: UIFont.Weight] = ["Light": .light, "Medium": .medium, "Bold": .bold]
    return UIFont(name: "HelveticaNeue-\(weight)", size: size)
      ?? .systemFont(ofSize: size, weight: weights[weight] ?? .regular)
  }

  private static func gray(
    light: CGFloat, _ lightAlpha: CGFloat = 1, dark: CGFloat, _ darkAlpha: CGFloat = 1
  ) -> UIColor {
    UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(white: dark / 255, alpha: darkAlpha)
        : UIColor(white: light / 255, alpha: lightAlpha)
    }
  }

  private static func hex(_ rgb: Int) -> UIColor {
    func component(_ shift: Int) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
    return UIColor(red: component(16), green: component(8), blue: component(0), alpha: 1)
  }
}

/// Shows a likeness in the middle of the screen, above what is dimmed.
@MainActor
final class LikenessView: UIView {
  init(_ likeness: Likeness, _ words: StyleSheet.Words, in bounds: CGRect) {
    super.init(frame: bounds)
    backgroundColor = likeness.dim
    let card = UIView()
    card.backgroundColor = likeness.card
    card.layer.cornerRadius = likeness.cornerRadius
    (card.layer.shadowOpacity, card.layer.shadowRadius) = likeness.shadow
    card.layer.shadowOffset = .zero
    let width = bounds.width - 2 * likeness.margin
    addSubview(card)
    let icon = LikenessIconView(likeness)
    icon.frame = likeness.icon.offsetBy(dx: (width - likeness.icon.width) / 2, dy: 0)
    card.addSubview(icon)
    var y = icon.frame.maxY
    for (string, text) in [(words.title, likeness.title), (words.message, likeness.message)] {
      let label = UILabel()
      label.text = string
      label.font = text.font
      label.textColor = text.color
      label.textAlignment = .center
      label.numberOfLines = 0
      let room = width - 2 * text.side
      let height = label.sizeThatFits(CGSize(width: room, height: bounds.height)).height
      label.frame = CGRect(x: text.side, y: y + text.top, width: room, height: height)
      card.addSubview(label)
      y = label.frame.maxY
    }
    y = addButton(words.button, likeness.button, below: y, to: card, width)
    card.frame = CGRect(
      x: likeness.margin, y: ((bounds.height - y) / 2).rounded(), width: width, height: y)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the height of the card.
  private func addButton(
    _ title: String, _ button: Likeness.Button, below y: CGFloat, to card: UIView, _ width: CGFloat
  ) -> CGFloat {
    let label = UILabel()
    label.text = title
    label.font = button.font
    label.textColor = .white
    label.textAlignment = .center
    label.backgroundColor = button.color
    label.clipsToBounds = true
    label.layer.cornerRadius = button.cornerRadius
    let own = (label.intrinsicContentSize.width + 2 * button.inset).rounded(.up)
    label.frame = CGRect(
      x: ((width - own) / 2).rounded(), y: y + button.top, width: own, height: button.height)
    card.addSubview(label)
    return (label.frame.maxY + button.bottom).rounded()
  }
}

/// The icon of a likeness: strokes, and a ring around it.
@MainActor
private final class LikenessIconView: UIView {
  private let likeness: Likeness
  private var shapes: [CAShapeLayer] = []

  init(_ likeness: Likeness) {
    self.likeness = likeness
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for shape in shapes { shape.removeFromSuperlayer() }
    shapes = []
    for stroke in likeness.strokes {
      let path = UIBezierPath()
      path.move(to: stroke.points[0])
      for point in stroke.points.dropFirst() { path.addLine(to: point) }
      add(path, stroke.width, stroke.color)
    }
    if let ring = likeness.ring {
      let frame = bounds.insetBy(dx: -ring.width / 2, dy: -ring.width / 2)
      add(UIBezierPath(ovalIn: frame), ring.width, ring.color)
    }
  }

  private func add(_ path: UIBezierPath, _ width: CGFloat, _ color: UIColor) {
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    shape.lineWidth = width
    shape.lineCap = .round
    shape.lineJoin = .round
    shape.fillColor = nil
    shape.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    layer.addSublayer(shape)
    shapes.append(shape)
  }
}
