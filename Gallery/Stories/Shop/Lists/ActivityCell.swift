// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A cell for an activity: a card with its picture, date, title, place and price.
final class ActivityCell: UITableViewCell {
  private let card = UIView()
  private let artwork = ArtworkView(.wheel)
  private let when = UILabel(
    text: "", style: .footnote, weight: .semibold, color: Palette.clayText)
  private let name = UILabel(text: "", style: .title3, weight: .semibold, color: Palette.ink)
  private let place = UILabel(text: "", style: .subheadline, color: Palette.fadedInk)
  private let price = UILabel(
    text: "", style: .subheadline, weight: .semibold, color: Palette.accent)
  private let seats = UILabel(text: "", style: .subheadline, color: Palette.fadedInk)
  private let line = UIStackView()
  private let foot = UIStackView()
  /// Whether the list is a narrow column of a split view.
  var isInColumn = false {
    didSet { if isInColumn != oldValue { arrange() } }
  }
  private lazy var tallShape = artwork.aspectConstraint(0.5)
  private lazy var wideShape = artwork.widthAnchor.constraint(
    equalTo: card.widthAnchor, multiplier: 0.34)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    card.backgroundColor = Palette.surface
    card.roundCorners(20)
    let words = UIStackView(.vertical, [when])
    words.add(name, after: 4)
    words.add(place, after: 4)
    words.add(foot, after: 12)
    foot.distribution = .equalSpacing
    foot.addArrangedSubview(price)
    foot.addArrangedSubview(seats)
    let container = UIView()
    container.addSubview(words, pinned: nil)
    line.addArrangedSubview(artwork)
    line.addArrangedSubview(container)
    card.addSubview(line, pinned: .zero)
    contentView.addSubview(card, pinned: nil)
    let sides = contentView.layoutMarginsGuide
    let leastHeight = artwork.heightAnchor.constraint(
      greaterThanOrEqualTo: artwork.widthAnchor, multiplier: 0.5)
    leastHeight.priority = .defaultHigh
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      card.leadingAnchor.constraint(equalTo: sides.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: sides.trailingAnchor),
      words.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
      words.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -20),
      words.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      words.topAnchor.constraint(greaterThanOrEqualTo: container.topAnchor, constant: 16),
      container.heightAnchor.constraint(greaterThanOrEqualTo: words.heightAnchor, constant: 32),
      leastHeight,
    ])
    arrange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Shows an activity. The chosen one is the selection of a split view.
  func show(_ activity: Activity, isReserved: Bool, isChosen: Bool) {
    artwork.artwork = activity.artwork
    when.text = activity.when.text
    name.text = activity.title.text
    place.text = activity.place.text
    price.text = activity.priceText
    seats.text = isReserved ? Copy.activitiesReserved.text : activity.seatText
    isAccessibilityElement = true
    accessibilityTraits = isChosen ? [.button, .selected] : .button
    accessibilityLabel = activity.accessibilityText
    accessibilityValue = [activity.priceText, seats.text ?? ""].joined(separator: ", ")
    card.layer.borderWidth = isChosen ? 2 : 0
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    card.alpha = highlighted ? 0.6 : 1
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    arrange()
  }

  private func arrange() {
    let isHuge = traitCollection.hasHugeText
    let isWide = traitCollection.isWide && !isHuge && !isInColumn
    artwork.isHidden = traitCollection.hidesPictures
    line.axis = isWide ? .horizontal : .vertical
    let (new, old) = isWide ? (wideShape, tallShape) : (tallShape, wideShape)
    old.isActive = false
    new.isActive = true
    foot.axis = isHuge ? .vertical : .horizontal
    foot.spacing = isHuge ? 4 : 12
    card.layer.borderColor = Palette.accent.resolvedColor(with: traitCollection).cgColor
  }
}
