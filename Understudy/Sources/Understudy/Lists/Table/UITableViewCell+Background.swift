// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITableViewCell {
  /// How long a selection takes to fade away.
  private static var fadeDuration: TimeInterval { 0.3 }
  private static var cardRadius: CGFloat { ListMetrics.current.cardRadius }

  func stateDidChange(animated: Bool) {
    classicContent.text?.isHighlighted = showsSelection
    setNeedsUpdateConfiguration()
    showSelection(animated: animated)
    table?.separatorsDidChange(around: self)
  }

  func updateConfigurationIfNeeded() {
    guard configurationHost.needsUpdate else { return }
    configurationHost.needsUpdate = false
    let state = configurationState
    configurationHost.adapt(to: state)
    updateConfiguration(using: state)
    configurationHost.needsUpdate = false
  }

  var showsSelection: Bool { (state.isSelected || state.isHighlighted) && selectionStyle != .none }

  /// Background and corners, as place and configuration have them.
  func updateBackground() {
    configurationHost.showBackground(for: configurationState, margins: contentMargins, in: self)
    if !hasCustomBackground, configurationHost.background == nil, backgroundView == nil {
      super.backgroundColor = defaultBackgroundColor
    }
    let isCard = layoutContext.style == .insetGrouped
    var corners: CACornerMask = []
    if isCard, layoutContext.isFirst {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if isCard, layoutContext.isLast {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    layer.cornerRadius = corners.isEmpty ? 0 : Self.cardRadius
    layer.cornerCurve = .continuous
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty || clipsForSwipe
  }

  private var defaultBackgroundColor: UIColor {
    layoutContext.style == .plain
      ? table?.backgroundColor ?? .systemBackground : .secondarySystemGroupedBackground
  }

  /// Shows or hides what a selected row is drawn on, unless a configuration does it.
  func showSelection(animated: Bool) {
    guard configurationHost.background == nil else { return }
    if showsSelection {
      let view = selectionView ?? makeSelectionView()
      view.layer.removeAllAnimations()
      view.alpha = 1
    } else if let view = selectionView, view.alpha > 0 {
      guard animated, window != nil else {
        view.layer.removeAllAnimations()
        view.alpha = 0
        return
      }
      UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) {
        view.alpha = 0
      }
    }
  }

  private func makeSelectionView() -> UIView {
    let view = selectedBackgroundView ?? UIView()
    if selectedBackgroundView == nil {
      view.backgroundColor = UIBackgroundConfiguration.ListElement.selectionColor
      view.isUserInteractionEnabled = false
    }
    view.frame = CGRect(origin: .zero, size: bounds.size)
    insertSubview(view, belowSubview: configurationHost.contentView)
    selectionView = view
    return view
  }
}

/// The hairlines of one cell.
@MainActor
final class CellSeparators {
  private let top = UIView()
  private let bottom = UIView()
  /// The row below is lit: no line towards it.
  var hidesBottom = false

  func add(to cell: UITableViewCell) {
    for line in [top, bottom] {
      line.isUserInteractionEnabled = false
      line.isHidden = true
      cell.addSubview(line)
    }
  }

  func layOut(in cell: UITableViewCell) {
    let layoutContext = cell.layoutContext
    let hairline = 1 / max(1, cell.traitCollection.displayScale)
    let size = cell.bounds.size
    for line in [top, bottom] {
      line.backgroundColor = layoutContext.separatorColor ?? ListMetrics.current.separatorColor
    }
    if cell.subviews.last !== bottom { [top, bottom].forEach(cell.bringSubviewToFront) }
    top.isHidden =
      !(layoutContext.separators && layoutContext.style == .grouped && layoutContext.isFirst)
    top.frame = CGRect(x: 0, y: 0, width: size.width, height: hairline)

    let endsCard = layoutContext.style == .insetGrouped && layoutContext.isLast
    bottom.isHidden = !layoutContext.separators || endsCard || cell.showsSelection || hidesBottom
    let endsGroup = layoutContext.style == .grouped && layoutContext.isLast
    let inset = endsGroup ? .zero : cell.separatorInset
    bottom.frame = CGRect(
      x: inset.left, y: size.height - hairline,
      width: max(0, size.width - inset.left - inset.right), height: hairline)
  }
}
