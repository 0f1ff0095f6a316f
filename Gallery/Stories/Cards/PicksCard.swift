// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A card with two activities; a tap on one opens its page.
final class PicksCard: ScrollingCard {
  /// Called with the activity when it is tapped.
  var onPick: (@MainActor (Activity) -> Void)?

  /// Called when the primary button is tapped.
  var onAll: (@MainActor () -> Void)?

  /// Called when the secondary button is tapped.
  var onDecline: (@MainActor () -> Void)?

  init() {
    let rows = [Activity.wheel, .evening].map { PickRow($0) }
    super.init(
      parts: ScrollingCard.words(kicker: .picksKicker, title: .picksTitle) + [
        (rows[0], 20), (rows[1], 12),
      ])
    for row in rows {
      row.addAction(
        UIAction { [weak self, activity = row.activity] _ in self?.onPick?(activity) },
        for: .touchUpInside)
    }
    buttons = [
      .prominent(.picksAll) { [weak self] in self?.onAll?() },
      .quiet(.picksLater) { [weak self] in self?.onDecline?() },
    ]
  }
}

/// A row with a small picture, the title and the date of an activity. One button.
final class PickRow: UIControl {
  let activity: Activity

  private let artwork: ArtworkView
  private let name: UILabel
  private let when: UILabel
  private let inset: CGFloat = 10

  init(_ activity: Activity) {
    self.activity = activity
    artwork = ArtworkView(activity.artwork, cornerRadius: 10)
    name = UILabel(activity.title, style: .subheadline, weight: .semibold, color: Palette.ink)
    when = UILabel(activity.when, style: .footnote, color: Palette.fadedInk)
    super.init(frame: .zero)
    backgroundColor = Palette.paper
    roundCorners(16)
    for view in [artwork, name, when] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = activity.title.text
    accessibilityValue = activity.when.text
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let words = words(width: size.width)
    return CGSize(width: size.width, height: max(words.y, pictureSide) + 2 * inset)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let picture = CGRect(
      x: inset, y: (bounds.height - pictureSide) / 2, width: pictureSide, height: pictureSide)
    artwork.frame = isRightToLeft ? picture.mirrored(in: bounds.width) : picture
    artwork.isHidden = pictureSide == 0
    var words = words(width: bounds.width)
    let top = ((bounds.height - words.y) / 2).rounded()
    words = self.words(width: bounds.width, top: top)
    words.apply(rightToLeft: isRightToLeft)
  }

  private var pictureSide: CGFloat { hasHugeText ? 0 : 56 }

  private func words(width: CGFloat, top: CGFloat = 0) -> Column {
    let lead = pictureSide == 0 ? inset : pictureSide + inset + 12
    var column = Column(width: width, top: top, leading: lead, trailing: inset)
    column.add(name)
    column.add(when, below: 2)
    return column
  }
}
