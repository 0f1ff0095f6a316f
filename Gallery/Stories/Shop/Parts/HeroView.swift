// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The card at the top of the home page, with one button.
final class HeroView: UIView {
  private let artwork = ArtworkView(.stillLife)
  private let line = UIStackView()
  private let words: UIStackView
  private lazy var tallShape = artwork.aspectConstraint(0.58)
  private lazy var wideShape = artwork.widthAnchor.constraint(
    equalTo: widthAnchor, multiplier: 0.52)

  init(action: @escaping @MainActor () -> Void) {
    let kicker = UILabel(
      .heroKicker, style: .footnote, weight: .semibold, color: Palette.clayText)
    let title = UILabel(.heroTitle, style: .title1, weight: .bold, color: Palette.ink)
    let body = UILabel(.heroBody, style: .subheadline, color: Palette.fadedInk)
    let button = UIButton.prominent(.heroButton, action: action)
    title.accessibilityTraits = .header
    words = UIStackView(.vertical, [])
    super.init(frame: .zero)
    backgroundColor = Palette.surface
    roundCorners(20)
    words.add(kicker)
    words.add(title, after: 4)
    words.add(body, after: 8)
    words.add(button, after: 16)
    words.isLayoutMarginsRelativeArrangement = true
    words.directionalLayoutMargins = .init(top: 20, leading: 20, bottom: 20, trailing: 20)
    let container = UIView()
    container.addSubview(words, pinned: nil)
    line.addArrangedSubview(artwork)
    line.addArrangedSubview(container)
    addSubview(line, pinned: .zero)
    let leastHeight = artwork.heightAnchor.constraint(
      greaterThanOrEqualTo: artwork.widthAnchor, multiplier: 0.5)
    leastHeight.priority = .defaultHigh
    NSLayoutConstraint.activate([
      leastHeight,
      words.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      words.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      words.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      words.topAnchor.constraint(greaterThanOrEqualTo: container.topAnchor),
      container.heightAnchor.constraint(greaterThanOrEqualTo: words.heightAnchor),
    ])
    arrange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    arrange()
  }

  private func arrange() {
    let isWide = traitCollection.isWide && !traitCollection.hasHugeText
    artwork.isHidden = traitCollection.hidesPictures
    line.axis = isWide ? .horizontal : .vertical
    let (new, old) = isWide ? (wideShape, tallShape) : (tallShape, wideShape)
    old.isActive = false
    new.isActive = true
  }
}
