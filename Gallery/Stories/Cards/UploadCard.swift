// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A card with the progress of a photo upload.
final class UploadCard: ScrollingCard {
  /// Called when the button is tapped.
  var onHide: (@MainActor () -> Void)?

  private let bar = ProgressBar()
  private let title: UILabel
  private let body: UILabel

  /// Creates a card for this number of uploaded photos, out of three.
  init(arrived: Int) {
    let parts = ScrollingCard.words(kicker: .uploadKicker, title: .uploadTitle, body: .uploadBody)
    let labels = parts.compactMap { $0.view as? UILabel }
    title = labels[1]
    body = labels[2]
    super.init(artwork: .mending, parts: [parts[0], parts[1], (bar, 20), (body, 12)])
    buttons = [.quiet(.uploadHide) { [weak self] in self?.onHide?() }]
    show(arrived)
  }

  /// Updates the texts, and animates the progress bar if the card is visible.
  func show(_ arrived: Int) {
    let isDone = arrived == 3
    title.text = (isDone ? Copy.uploadDoneTitle : .uploadTitle).text
    body.text = isDone ? Copy.uploadDoneBody.text : Copy.uploadBody.text("\(arrived)")
    setNeedsLayout()
    UIView.animate(withDuration: window == nil ? 0 : 0.3) {
      self.bar.fraction = CGFloat(arrived) / 3
      self.bar.layoutIfNeeded()
    }
  }
}

/// A progress bar that fills from the leading edge. Labels beside it show the progress as text.
final class ProgressBar: UIView {
  /// The filled fraction, from 0 to 1.
  var fraction: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  private let filled = UIView()

  init() {
    super.init(frame: .zero)
    backgroundColor = Palette.line
    filled.backgroundColor = Palette.accent
    for view in [self, filled] { view.roundCorners(3) }
    addSubview(filled)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 6)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = CGRect(x: 0, y: 0, width: bounds.width * fraction, height: bounds.height)
    filled.frame = isRightToLeft ? frame.mirrored(in: bounds.width) : frame
  }
}
