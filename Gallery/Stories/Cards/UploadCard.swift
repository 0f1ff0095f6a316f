// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// How far photos are on their way to the workshop.
final class UploadCard: ScrollingCard {
  /// Called when the button is tapped.
  var onHide: (@MainActor () -> Void)?

  private let bar = ProgressBar()
  private let title: UILabel
  private let body: UILabel

  /// So many of the three photos have arrived.
  init(arrived: Int) {
    let parts = ScrollingCard.words(kicker: .uploadKicker, title: .uploadTitle, body: .uploadBody)
    let labels = parts.compactMap { $0.view as? UILabel }
    title = labels[1]
    body = labels[2]
    super.init(artwork: .mending, parts: [parts[0], parts[1], (bar, 20), (body, 12)])
    buttons = [.quiet(.uploadHide) { [weak self] in self?.onHide?() }]
    show(arrived)
  }

  /// Changes what it says; the bar moves there.
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

/// A bar that is filled from where lines begin. What it shows is said in words beside it.
final class ProgressBar: UIView {
  /// How much of it is filled, from 0 to 1.
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
