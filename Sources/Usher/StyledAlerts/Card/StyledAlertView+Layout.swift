// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What the core is told, and what is made of its answer.
@available(iOSApplicationExtension, unavailable)
extension StyledAlertView {
  func layout(in size: CGSize) -> StyledAlertLayout {
    var layout = StyledAlertLayout(
      measures: theme.measures, container: LayoutSize(size),
      scale: Double(traitCollection.displayScale))
    layout.icon = content.iconSize
    layout.arrangement = content.arrangement
    layout.isTextLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return layout
  }

  func sizes(in layout: StyledAlertLayout) -> StyledAlertContentSizes {
    let room = CGSize(width: layout.textWidth, height: .greatestFiniteMagnitude)
    var sizes = StyledAlertContentSizes()
    if content.title != nil { sizes.title = Double(title.sizeThatFits(room).height) }
    if content.message != nil { sizes.message = Double(message.sizeThatFits(room).height) }
    if bar != nil {
      sizes.rows = [StyledAlertContentSizes.Row(height: Double(StyledAlertBarView.height))]
    }
    sizes.rows += zip(content.rowsWithRemark, rows).map { row, view in
      var size = StyledAlertContentSizes.Row(
        height: 0, spacing: row.spacing, reachesEdges: row.reachesEdges)
      size.height = Double(
        FittingSize.height(of: view, width: CGFloat(layout.width(of: size)), within: 100_000))
      return size
    }
    sizes.buttons = zip(content.buttons, buttons).map { button, view in
      StyledAlertContentSizes.Button(role: button.role, width: Double(view.wantedWidth))
    }
    for (number, width) in layout.widths(of: sizes.buttons).enumerated() {
      sizes.buttons[number].height = Double(buttons[number].height(at: CGFloat(width)))
    }
    return sizes
  }

  func place(_ frames: StyledAlertFrames) {
    let arriving = newcomers
    newcomers = []
    /// What has just come is where it belongs at once, also where everything else moves.
    func place(_ view: UIView, at frame: LayoutRect) {
      guard arriving.contains(where: { $0 === view }) else { return view.frame = CGRect(frame) }
      UIView.performWithoutAnimation {
        view.frame = CGRect(frame)
        view.layoutIfNeeded()
      }
    }
    card.frame = CGRect(frames.card)
    let most = min(card.bounds.width, card.bounds.height) / 2
    card.layer.cornerRadius = min(theme.measures.cornerRadius.positive, most)
    card.layer.borderWidth = min(theme.measures.borderWidth.positive, most)
    icon.isHidden = frames.icon == nil
    icon.measures = frames.isIconLarge ? theme.measures.largeIcon : theme.measures.icon
    icon.lineWeight = frames.isIconLarge ? theme.icons.large : theme.icons.regular
    if let ring = frames.icon { icon.frame = CGRect(ring) }
    scroll.frame = CGRect(frames.viewport)
    scroll.contentSize = CGSize(frames.content)
    if frames.scrolls, !scroll.isScrollEnabled || !hasBeenPlaced { scroll.flashScrollIndicators() }
    hasBeenPlaced = true
    scroll.isScrollEnabled = frames.scrolls
    for (label, frame) in [(title, frames.title), (message, frames.message)] {
      place(label, at: frame)
      // Else assistive technology would stop at nothing.
      label.isHidden = frame.height <= 0
    }
    for (view, frame) in zip([bar].compactMap { $0 } + rows, frames.rows) {
      place(view, at: frame)
    }
    for (view, frame) in zip(buttons, frames.buttons) {
      let ground = frames.buttonsScroll ? scroll : card
      if view.superview !== ground { ground.addSubview(view) }
      place(view, at: frame)
    }
    placeLines()
  }

  private func placeLines() {
    let (seen, thickness) = (scroll.frame, 1 / max(1, traitCollection.displayScale))
    let line = CGRect(x: 0, y: seen.minY, width: seen.width, height: thickness)
    upperLine.frame = line
    lowerLine.frame = line.offsetBy(dx: 0, dy: seen.height - thickness)
    showLines()
  }

  /// A line is where more text is, save at the edges of the card.
  private func showLines() {
    let (top, height) = (scroll.contentOffset.y, scroll.bounds.height)
    upperLine.isHidden = top < 1 || scroll.frame.minY <= 0
    lowerLine.isHidden =
      top + height > scroll.contentSize.height - 1 || scroll.frame.maxY >= card.bounds.height
  }
}

@available(iOSApplicationExtension, unavailable)
extension StyledAlertView: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    showLines()
  }
}

extension CGSize {
  init(_ size: LayoutSize) {
    self.init(width: size.width, height: size.height)
  }
}
