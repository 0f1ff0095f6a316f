// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The view of a confirmation: an icon that is drawn, or an image, and texts below it.
@MainActor
final class ConfirmationView: UIView {
  private static let inset = CGSize(width: 28, height: 26)
  private static let iconSize: CGFloat = 76
  /// Between the icon and the first text, and between the texts.
  private static let spacing: CGFloat = 14
  private static let lineSpacing: CGFloat = 4
  private static let minimumWidth: CGFloat = 176

  private let background = PresetBackground(maximumRadius: 34)
  private let icon: UIView
  private let labels: [UILabel]
  private let style: StyledAlertStyle
  private var isDrawn = false

  init(_ texts: [String], style: StyledAlertStyle, image: UIImage?) {
    self.style = style
    icon = ConfirmationView.makeIcon(style, image)
    labels = texts.enumerated().map { index, text in
      let label = UILabel()
      label.text = text
      label.font =
        index == 0
        ? PresetView.font(.title3, size: 20, weight: .semibold)
        : PresetView.font(.subheadline, size: 15, weight: .regular)
      label.textColor = index == 0 ? .label : .secondaryLabel
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }
    super.init(frame: .zero)
    for view in [background, icon] + labels { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private static func makeIcon(_ style: StyledAlertStyle, _ image: UIImage?) -> UIView {
    guard let image else {
      return StyledAlertDrawing(style, color: .label, lineWidth: 6)
    }
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    view.tintColor = .label
    return view
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Not when it returns after a suspension.
    guard window != nil, !isDrawn else { return }
    isDrawn = true
    layoutIfNeeded()
    let delay = (icon as? StyledAlertDrawing)?.draw() ?? 0
    let feedback = StyledAlertTheme.default.feedback(style)
    _ = MainClock.schedule(after: .seconds(delay)) { [weak self] in
      if self?.window != nil { feedback.play() }
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { frames(within: size.width).size }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    for (view, frame) in frames(within: bounds.width).views {
      view.frame = frame.offsetBy(dx: (bounds.width - frame.width) / 2, dy: 0)
    }
  }

  /// The size and the frames, one below the other, each at x = 0.
  private func frames(within width: CGFloat) -> (size: CGSize, views: [(UIView, CGRect)]) {
    let inset = ConfirmationView.inset
    let room = CGSize(width: max(width - 2 * inset.width, 0), height: .greatestFiniteMagnitude)
    let iconSize = min(ConfirmationView.iconSize, room.width)
    var y = inset.height
    var views = [(icon as UIView, CGRect(x: 0, y: y, width: iconSize, height: iconSize))]
    y += iconSize
    var widest = ConfirmationView.minimumWidth - 2 * inset.width
    for (index, label) in labels.enumerated() {
      let size = label.sizeThatFits(room)
      y += index == 0 ? ConfirmationView.spacing : ConfirmationView.lineSpacing
      views.append(
        (label, CGRect(x: 0, y: y, width: min(size.width, room.width), height: size.height)))
      y += size.height
      widest = max(widest, size.width)
    }
    return (CGSize(width: min(widest + 2 * inset.width, width), height: y + inset.height), views)
  }
}
