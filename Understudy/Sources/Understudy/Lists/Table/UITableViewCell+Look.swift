// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITableViewCell {
  /// How long a selection takes to fade away.
  private static var fadeDuration: TimeInterval { 0.3 }
  private static var cardRadius: CGFloat { 10 }

  func stateDidChange(animated: Bool) {
    for label in labels.labels { label.isHighlighted = isLit }
    labels.image?.isHighlighted = isLit
    setNeedsUpdateConfiguration()
    showSelection(animated: animated)
    table?.separatorsDidChange(around: self)
  }

  func updateConfigurationIfNeeded() {
    guard parts.needsUpdate else { return }
    parts.needsUpdate = false
    let state = configurationState
    parts.adapt(to: state)
    updateConfiguration(using: state)
    parts.needsUpdate = false
  }

  var isLit: Bool { (state.isSelected || state.isHighlighted) && selectionStyle != .none }

  /// Background and corners, as place and configuration have them.
  func showLook() {
    parts.showBackground(for: configurationState, margins: contentMargins, in: self)
    if !ownBackground, parts.background == nil, backgroundView == nil {
      super.backgroundColor = usualBackground
    }
    let isCard = place.style == .insetGrouped
    var corners: CACornerMask = []
    if isCard, place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isCard, place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : Self.cardRadius
    layer.cornerCurve = .continuous
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty || clipsForSwipe
  }

  private var usualBackground: UIColor {
    place.style == .plain
      ? table?.backgroundColor ?? .systemBackground : .secondarySystemGroupedBackground
  }

  /// Shows or hides what a selected row is drawn on, unless a configuration does it.
  func showSelection(animated: Bool) {
    guard parts.background == nil else { return }
    if isLit {
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
      view.backgroundColor = UIBackgroundConfiguration.ListPart.selectionColor
      view.isUserInteractionEnabled = false
    }
    view.frame = CGRect(origin: .zero, size: bounds.size)
    insertSubview(view, belowSubview: parts.contentView)
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
    let place = cell.place
    let hairline = 1 / max(1, cell.traitCollection.displayScale)
    let size = cell.bounds.size
    for line in [top, bottom] { line.backgroundColor = place.separatorColor ?? .separator }
    if cell.subviews.last !== bottom { [top, bottom].forEach(cell.bringSubviewToFront) }
    top.isHidden = !(place.separators && place.style == .grouped && place.isFirst)
    top.frame = CGRect(x: 0, y: 0, width: size.width, height: hairline)

    let endsCard = place.style == .insetGrouped && place.isLast
    bottom.isHidden = !place.separators || endsCard || cell.isLit || hidesBottom
    let endsGroup = place.style == .grouped && place.isLast
    let inset = endsGroup ? .zero : cell.separatorInset
    bottom.frame = CGRect(
      x: inset.left, y: size.height - hairline,
      width: max(0, size.width - inset.left - inset.right), height: hairline)
  }
}
