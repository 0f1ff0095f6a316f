// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITableViewCell: ListMarginsSource {
  var contentMargins: (leading: CGFloat, trailing: CGFloat) {
    (layoutContext.margin, hasAccessory ? 8 : layoutContext.margin)
  }

  private static var accessoryGap: CGFloat { 8 }
  static var defaultHeight: CGFloat { ListMetrics.current.rowHeight }

  private var rowPadding: CGFloat { ListMetrics.current.rowPadding }

  private var isCard: Bool { layoutContext.style == .insetGrouped }

  private var accessoryMargin: CGFloat {
    (isCard ? ListMetrics.current.cardAccessoryMargin : nil) ?? layoutContext.margin
  }

  var hasAccessory: Bool { accessoryView != nil || accessoryType != .none }

  func setUp() {
    insetsLayoutMarginsFromSafeArea = false
    addSubview(configurationHost.contentView)
    addSubview(accessory)
    lines.add(to: self)
    accessory.isHidden = true
    setMargins()
  }

  func layoutContextDidChange() {
    setMargins()
    setNeedsLayout()
  }

  func accessoryDidChange() {
    accessory.isHidden = accessoryView != nil || accessoryType == .none
    setMargins()
    setNeedsLayout()
    configurationHost.contentView.setNeedsLayout()
  }

  private func setMargins() {
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: layoutContext.margin, bottom: 8, trailing: layoutContext.margin)
    if !(configurationHost.contentView is any UIContentView) {
      configurationHost.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: rowPadding, leading: contentMargins.leading, bottom: rowPadding,
        trailing: contentMargins.trailing)
    }
  }

  // MARK: Frames

  /// What the accessory takes from the content, with its distance from the edge.
  private var accessoryWidth: CGFloat {
    if let accessoryView {
      return accessoryView.bounds.width + accessoryMargin + Self.accessoryGap
    }
    guard accessoryType != .none else { return 0 }
    return accessory.naturalSize.width + accessoryMargin
  }

  func contentFrame(in bounds: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = layoutContext.sides.left + (isMirrored ? accessoryWidth : 0)
    let right = layoutContext.sides.right + (isMirrored ? 0 : accessoryWidth)
    return CGRect(
      x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
  }

  func layOutParts() {
    let bounds = CGRect(origin: .zero, size: bounds.size)
    configurationHost.contentView.frame = contentFrame(in: bounds)
    placeAccessory(in: bounds)
    backgroundView?.frame = bounds
    selectionView?.frame = bounds
    layOutClassicContent()
    updateBackground()
    lines.layOut(in: self)
  }

  private func placeAccessory(in bounds: CGRect) {
    let view: UIView = accessoryView ?? accessory
    guard !view.isHidden || accessoryView != nil else { return }
    let size = accessoryView?.bounds.size ?? accessory.naturalSize
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = max(1, traitCollection.displayScale)
    let x =
      isMirrored
      ? layoutContext.sides.left + accessoryMargin
      : bounds.width - layoutContext.sides.right - accessoryMargin - size.width
    let y = ((bounds.height - size.height) / 2 * scale).rounded() / scale
    view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  // MARK: Without a configuration

  private func layOutClassicContent() {
    guard contentConfiguration == nil else { return }
    let bounds = configurationHost.contentView.bounds
    var arrangement = classicContentLayout(width: bounds.width, height: bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isMirrored { arrangement = arrangement.mirrored(in: bounds.width) }
    classicContent.text?.frame = arrangement.text
  }

  private func classicContentLayout(width: CGFloat, height: CGFloat?) -> ListContentLayout {
    var result = ListContentLayout(
      margins: UIEdgeInsets(
        top: rowPadding, left: contentMargins.leading, bottom: rowPadding,
        right: contentMargins.trailing))
    result.scale = max(1, traitCollection.displayScale)
    result.minimumHeight = Self.defaultHeight
    let text = classicContent.text?.text?.isEmpty == false ? classicContent.text : nil
    result.layOut(
      width: width, fullHeight: height, imageSize: .zero, reserved: .zero, textLabel: text,
      secondaryLabel: nil)
    return result
  }

  func classicHeight(forWidth width: CGFloat) -> CGFloat {
    let inner = contentFrame(in: CGRect(x: 0, y: 0, width: width, height: 0)).width
    return classicContentLayout(width: inner, height: nil).height
  }

  // MARK: Height

  func fittedHeight(forWidth width: CGFloat) -> CGFloat {
    let inner = contentFrame(in: CGRect(x: 0, y: 0, width: width, height: 0)).width
    let content = configurationHost.contentView
    if contentConfiguration != nil || !content.constraints.isEmpty {
      let fitted = content.systemLayoutSizeFitting(
        CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return fitted.height
    }
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// The content where no separator is drawn under images.
  var automaticSeparatorInset: UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start = layoutContext.margin
    if let list = configurationHost.contentView as? UIListContentView, list.hasImage {
      start = list.textInset
    }
    start += isMirrored ? layoutContext.sides.right : layoutContext.sides.left
    let end = isCard ? ListMetrics.current.separatorEnd : 0
    return UIEdgeInsets(
      top: 0, left: isMirrored ? end : start, bottom: 0, right: isMirrored ? start : end)
  }
}
