// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A sheet with a fixed header and a scrolling list of glazes.
final class GlazeCard: UIView {
  /// Called with the glaze when it is tapped.
  var onPick: (@MainActor (Glaze) -> Void)?

  let list = FadingScrollView(over: Palette.raised)
  private let grabber = UIView()
  private let heading = ScrollingCard.words(kicker: .glazeKicker, title: .glazeTitle)
  private let rows = Glaze.allCases.map { GlazeRow($0) }

  init() {
    super.init(frame: .zero)
    backgroundColor = Palette.raised
    roundCorners(24)
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    grabber.backgroundColor = Palette.line
    grabber.roundCorners(2.5)
    list.alwaysBounceVertical = true
    for view in [grabber, list] + heading.map(\.view) { addSubview(view) }
    for row in rows {
      list.addSubview(row)
      row.addAction(
        UIAction { [weak self, glaze = row.glaze] _ in self?.onPick?(glaze) },
        for: .touchUpInside)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Limits the height, so that part of the page stays visible.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fullHeight = header(width: size.width).y + lines(width: size.width).y
    return CGSize(width: size.width, height: min(fullHeight, (size.height * 0.62).rounded()))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 8, width: 36, height: 5)
    let header = header(width: bounds.width)
    header.apply(rightToLeft: isRightToLeft)
    list.frame = CGRect(
      x: 0, y: header.y, width: bounds.width, height: max(0, bounds.height - header.y))
    let lines = lines(width: bounds.width)
    lines.apply(rightToLeft: isRightToLeft)
    list.contentSize = CGSize(width: bounds.width, height: lines.y)
  }

  private func header(width: CGFloat) -> Column {
    var column = Column(width: width, top: 4, margin: 24)
    for part in heading { column.add(part.view, below: part.gap) }
    column.addSpace(16)
    return column
  }

  private func lines(width: CGFloat) -> Column {
    var column = Column(width: width, margin: 16)
    for row in rows { column.add(row, below: row === rows.first ? 0 : 8) }
    column.addSpace(16)
    return column
  }
}

/// A row with the color and the name of a glaze. One button.
private final class GlazeRow: UIControl {
  let glaze: Glaze

  private let swatch = UIView()
  private let name: UILabel

  init(_ glaze: Glaze) {
    self.glaze = glaze
    name = UILabel(glaze.name, style: .body, color: Palette.ink)
    super.init(frame: .zero)
    backgroundColor = Palette.paper
    roundCorners(14)
    swatch.backgroundColor = glaze.color
    swatch.isUserInteractionEnabled = false
    swatch.roundCorners(side / 2)
    swatch.layer.borderWidth = 1
    for view in [swatch, name] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = glaze.name.text
    showBorder()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(column(width: size.width).y + 28, 56))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let dot = CGRect(x: 14, y: (bounds.height - side) / 2, width: side, height: side)
    swatch.frame = isRightToLeft ? dot.mirrored(in: bounds.width) : dot
    let height = column(width: bounds.width).y
    column(width: bounds.width, top: ((bounds.height - height) / 2).rounded())
      .apply(rightToLeft: isRightToLeft)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showBorder()
  }

  private var side: CGFloat { 28 }

  private func showBorder() {
    swatch.layer.borderColor = Palette.line.resolvedColor(with: traitCollection).cgColor
  }

  private func column(width: CGFloat, top: CGFloat = 0) -> Column {
    var column = Column(width: width, top: top, leading: 14 + side + 14, trailing: 14)
    column.add(name)
    return column
  }
}
