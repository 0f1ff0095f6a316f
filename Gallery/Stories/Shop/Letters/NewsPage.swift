// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A page with the news of the shop.
final class NewsPage: LetterPage {
  /// Called when the button is tapped.
  var onDone: (@MainActor () -> Void)?

  init() {
    let lines = [
      NewsRow(symbol: "star", .newsGlazes), NewsRow(symbol: "heart", .newsMending),
      NewsRow(symbol: "calendar", .newsSeats),
    ]
    super.init(
      ScrollingCard(
        artwork: .openKiln,
        parts: ScrollingCard.words(kicker: .newsKicker, title: .newsTitle)
          + lines.enumerated().map { ($1, $0 == 0 ? 28 : 20) }))
    card.buttons = [.prominent(.newsDone) { [weak self] in self?.cancel() }]
    useFittingSheet()
    sheetPresentationController?.prefersGrabberVisible = true
  }

  override func cancel() { onDone?() }
}

/// One piece of news, with a symbol at its leading edge.
final class NewsRow: UIView {
  private let image: UIImageView
  private let words: UILabel
  /// The leading inset of the text; 0 for accessibility text sizes, which hide the symbol.
  private var lead: CGFloat { hasHugeText ? 0 : 44 }

  init(symbol: String, _ copy: Copy) {
    image = UIImageView(image: UIImage(systemName: symbol))
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 22)
    image.tintColor = Palette.accent
    image.contentMode = .center
    words = UILabel(copy, style: .body, color: Palette.ink)
    super.init(frame: .zero)
    for view in [image, words] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(28, column(width: size.width).y))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let dot = CGRect(x: 0, y: 0, width: 28, height: 28)
    image.isHidden = hasHugeText
    image.frame = isRightToLeft ? dot.mirrored(in: bounds.width) : dot
    column(width: bounds.width).apply(rightToLeft: isRightToLeft)
  }

  private func column(width: CGFloat) -> Column {
    var column = Column(width: width, top: 3, leading: lead, trailing: 0)
    column.add(words)
    return column
  }
}
