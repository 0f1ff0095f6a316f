// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A full-screen page that asks for a rating.
final class RatingPage: LetterPage {
  /// Called with the number of stars, or with nil if there is no rating.
  var onAnswer: (@MainActor (Int?) -> Void)?

  private let stars = StarRow()

  init() {
    super.init(
      ScrollingCard(
        artwork: .evening,
        parts: ScrollingCard.words(kicker: .ratingKicker, title: .ratingTitle, body: .ratingBody)
          + [(stars, 24)]))
    let send = UIButton.prominent(.ratingSend) { [weak self] in
      guard let self else { return }
      self.onAnswer?(self.stars.count)
    }
    send.isEnabled = false
    stars.onChange = { [weak send] _ in send?.isEnabled = true }
    card.buttons = [send, .quiet(.ratingLater) { [weak self] in self?.cancel() }]
    modalPresentationStyle = .fullScreen
  }

  override func cancel() { onAnswer?(nil) }

  /// Light on the picture, which is a night.
  override var preferredStatusBarStyle: UIStatusBarStyle {
    card.showsArtwork ? .lightContent : .default
  }
}

/// A row of five stars that can be tapped.
final class StarRow: UIView {
  /// Called with the new number of stars.
  var onChange: (@MainActor (Int) -> Void)?

  private(set) var count = 0
  private lazy var stars = (1...5).map { star($0) }

  init() {
    super.init(frame: .zero)
    for star in stars { addSubview(star) }
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 48)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(56, bounds.width / 5)
    let start = (bounds.width - 5 * width) / 2
    for (index, star) in stars.enumerated() {
      let frame = CGRect(
        x: start + CGFloat(index) * width, y: 0, width: width, height: bounds.height)
      star.frame = isRightToLeft ? frame.mirrored(in: bounds.width) : frame
    }
  }

  private func star(_ number: Int) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: 28)
    configuration.baseForegroundColor = Palette.accent
    configuration.contentInsets = .zero
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.pick(number) })
    button.accessibilityLabel = Copy.ratingStar.text("\(number)")
    return button
  }

  private func pick(_ number: Int) {
    count = number
    show()
    onChange?(number)
  }

  private func show() {
    for (index, star) in stars.enumerated() {
      let isFilled = index < count
      star.configuration?.image = UIImage(systemName: isFilled ? "star.fill" : "star")
      star.accessibilityTraits = isFilled ? [.button, .selected] : .button
    }
  }
}
