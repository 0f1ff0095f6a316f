// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The actions at one side of a row, uncovered by the row that moves away from them.
@MainActor
final class SwipeActionsView: UIView {
  let configuration: UISwipeActionsConfiguration
  /// Whether the actions stand at the left of the row.
  let isAtLeft: Bool
  /// From the edge of the row inwards, the first action outermost.
  private let buttons: [SwipeActionButton]
  /// The first action fills the width: if released now, it is performed.
  private(set) var isFull = false

  private static let minimumButtonWidth: CGFloat = 74

  init(_ configuration: UISwipeActionsConfiguration, isAtLeft: Bool) {
    self.configuration = configuration
    self.isAtLeft = isAtLeft
    buttons = configuration.actions.map(SwipeActionButton.init)
    super.init(frame: .zero)
    clipsToBounds = true
    buttons.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  /// The row beside the actions gets its own touches.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    buttons.contains { $0.frame.contains(point) }
  }

  var onTap: (UIContextualAction) -> Void = { _ in } {
    didSet {
      for button in buttons { button.onTap = { [weak self] in self?.onTap(button.action) } }
    }
  }

  /// How far the row moves to show all actions.
  var openWidth: CGFloat { buttons.reduce(0) { $0 + width(of: $1) } }

  private func width(of button: SwipeActionButton) -> CGFloat {
    max(Self.minimumButtonWidth, button.contentWidth + 24)
  }

  /// Shares what the row has uncovered among the actions.
  func show(uncovered: CGFloat, isFull: Bool) {
    if isFull != self.isFull, window != nil {
      self.isFull = isFull
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
        self.layOutButtons(uncovered)
      }
    } else {
      self.isFull = isFull
      layOutButtons(uncovered)
    }
  }

  private func layOutButtons(_ uncovered: CGFloat) {
    let stretch = openWidth > 0 ? uncovered / openWidth : 0
    var taken: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      // Each reaches on under those nearer to the row, so that no gap shows between them.
      let width = isFull && index == 0 ? uncovered : self.width(of: button) * stretch
      let reach = isFull && index > 0 ? uncovered : taken
      let length = max(0, uncovered - reach)
      button.availableWidth = min(width, length)
      button.isAtLeft = isAtLeft
      button.frame = CGRect(
        x: isAtLeft ? reach : bounds.width - reach - length, y: 0, width: length,
        height: bounds.height)
      button.layOutContent()
      taken += width
    }
  }
}

/// One action of a row.
@MainActor
private final class SwipeActionButton: UIView {
  let action: UIContextualAction
  var onTap: () -> Void = {}
  var availableWidth: CGFloat = 0
  var isAtLeft = false

  private let label = UILabel()
  private let imageView = UIImageView()

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.textColor = .white
    label.font = .systemFont(ofSize: action.image == nil ? 15 : 13)
    label.textAlignment = .center
    label.numberOfLines = 2
    imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = .white
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  var contentWidth: CGFloat {
    let text = label.sizeThatFits(CGSize(width: 200, height: 100)).width
    return max(text, action.image?.size.width ?? 0)
  }

  func layOutContent() {
    let area = CGRect(
      x: isAtLeft ? 0 : bounds.width - availableWidth, y: 0, width: availableWidth,
      height: bounds.height)
    let image = imageView.image?.size ?? .zero
    let text = label.sizeThatFits(CGSize(width: max(1, contentWidth), height: 100))
    let showsBoth = image != .zero && text.height > 0 && bounds.height > 70
    label.isHidden = image != .zero && !showsBoth
    let gap: CGFloat = showsBoth ? 4 : 0
    let height = image.height + gap + (label.isHidden ? 0 : text.height)
    var top = ((bounds.height - height) / 2).rounded()
    imageView.frame = CGRect(
      x: (area.midX - image.width / 2).rounded(), y: top, width: image.width,
      height: image.height)
    top += image.height + gap
    label.frame = CGRect(
      x: area.midX - contentWidth / 2, y: top, width: contentWidth, height: text.height)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { dim(true) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { dim(false) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    dim(false)
    onTap()
  }

  private func dim(_ isDimmed: Bool) { label.alpha = isDimmed ? 0.5 : 1 }
}
