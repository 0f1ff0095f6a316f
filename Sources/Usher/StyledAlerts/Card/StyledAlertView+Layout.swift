// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What the core is told, and what is made of its answer.
@available(iOSApplicationExtension, unavailable)
extension StyledAlertView {
  func layout(in size: CGSize) -> StyledAlertLayout {
    var layout = StyledAlertLayout(
      metrics: theme.metrics, container: LayoutSize(size),
      scale: Double(traitCollection.displayScale))
    layout.icon = content.iconSize
    layout.buttonLayout = content.buttonLayout
    layout.isTextLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return layout
  }

  func sizes(in layout: StyledAlertLayout) -> StyledAlertContentMetrics {
    let available = CGSize(width: layout.textWidth, height: .greatestFiniteMagnitude)
    var sizes = StyledAlertContentMetrics()
    if content.title != nil { sizes.title = Double(title.sizeThatFits(available).height) }
    if content.message != nil { sizes.message = Double(message.sizeThatFits(available).height) }
    if progressBar != nil {
      sizes.rows = [StyledAlertContentMetrics.Row(height: Double(StyledAlertProgressBar.height))]
    }
    sizes.rows += zip(content.rowsWithFormError, rows).map { row, view in
      var size = StyledAlertContentMetrics.Row(
        height: 0, spacing: row.spacing, extendsToEdges: row.extendsToEdges)
      size.height = Double(
        FittingSize.height(of: view, width: CGFloat(layout.width(of: size)), within: 100_000))
      return size
    }
    sizes.buttons = zip(content.buttons, buttons).map { button, view in
      StyledAlertContentMetrics.Button(role: button.role, width: Double(view.preferredWidth))
    }
    for (index, width) in layout.widths(of: sizes.buttons).enumerated() {
      sizes.buttons[index].height = Double(buttons[index].height(at: CGFloat(width)))
    }
    return sizes
  }

  func applyFrames(_ frames: StyledAlertFrames) {
    let newViews = insertedViews
    insertedViews = []
    /// What has just come is where it belongs at once, also where everything else moves.
    func place(_ view: UIView, at frame: LayoutRect) {
      guard newViews.contains(where: { $0 === view }) else { return view.frame = CGRect(frame) }
      UIView.performWithoutAnimation {
        view.frame = CGRect(frame)
        view.layoutIfNeeded()
      }
    }
    card.frame = CGRect(frames.card)
    let maximum = min(card.bounds.width, card.bounds.height) / 2
    card.layer.cornerRadius = min(theme.metrics.cornerRadius.nonNegativeLength, maximum)
    card.layer.borderWidth = min(theme.metrics.borderWidth.nonNegativeLength, maximum)
    icon.isHidden = frames.icon == nil
    icon.metrics = frames.isIconLarge ? theme.metrics.largeIcon : theme.metrics.icon
    icon.lineWidth = frames.isIconLarge ? theme.icons.large : theme.icons.regular
    if let ring = frames.icon { icon.frame = CGRect(ring) }
    scrollView.frame = CGRect(frames.viewport)
    scrollView.contentSize = CGSize(frames.content)
    if frames.isScrollable, !scrollView.isScrollEnabled || !hasBeenLaidOut { scrollView.flashScrollIndicators() }
    hasBeenLaidOut = true
    scrollView.isScrollEnabled = frames.isScrollable
    for (label, frame) in [(title, frames.title), (message, frames.message)] {
      place(label, at: frame)
      // Else assistive technology would stop at nothing.
      label.isHidden = frame.height <= 0
    }
    for (view, frame) in zip([progressBar].compactMap { $0 } + rows, frames.rows) {
      place(view, at: frame)
    }
    for (view, frame) in zip(buttons, frames.buttons) {
      let superview = frames.buttonsScroll ? scrollView : card
      if view.superview !== superview { superview.addSubview(view) }
      place(view, at: frame)
    }
    layOutSeparators()
  }

  private func layOutSeparators() {
    let (viewport, thickness) = (scrollView.frame, 1 / max(1, traitCollection.displayScale))
    let frame = CGRect(x: 0, y: viewport.minY, width: viewport.width, height: thickness)
    topSeparator.frame = frame
    bottomSeparator.frame = frame.offsetBy(dx: 0, dy: viewport.height - thickness)
    updateSeparators()
  }

  /// A line is where more text is, save at the edges of the card.
  private func updateSeparators() {
    let (top, height) = (scrollView.contentOffset.y, scrollView.bounds.height)
    topSeparator.isHidden = top < 1 || scrollView.frame.minY <= 0
    bottomSeparator.isHidden =
      top + height > scrollView.contentSize.height - 1 || scrollView.frame.maxY >= card.bounds.height
  }
}

@available(iOSApplicationExtension, unavailable)
extension StyledAlertView: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    updateSeparators()
  }
}

extension CGSize {
  init(_ size: LayoutSize) {
    self.init(width: size.width, height: size.height)
  }
}
