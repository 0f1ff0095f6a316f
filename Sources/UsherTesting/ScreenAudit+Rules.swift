// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

// MARK: - Assistive technology and touches

extension ScreenAudit {
  func accessibilityLabels(_ scope: AuditScope) -> [AuditViolation] {
    let unnamed = scope.unnamedElements.map {
      AuditViolation(.accessibilityLabels, $0, "has no label for assistive technology")
    }
    let unreachable = scope.targets
      .filter { control in
        !scope.accessibility.elements.contains { element in
          element.isDescendant(of: control)
            // VoiceOver skips what is inside an element; inside a control, that is part of the
            // control.
            || element is UIControl && control.isDescendant(of: element)
        }
      }
      .map {
        AuditViolation(
          .accessibilityLabels, $0,
          "reacts to taps, but assistive technology cannot reach it: it is no element "
            + "and contains none")
      }
    return unnamed + unreachable
  }

  func accessibilityTraits(_ scope: AuditScope) -> [AuditViolation] {
    let traits: UIAccessibilityTraits = [
      .button, .link, .adjustable, .searchField, .keyboardKey, .image,
    ]
    return scope.targets
      .filter { $0.isAccessibilityElement }
      .filter { $0.accessibilityTraits.isDisjoint(with: traits) }
      .map {
        AuditViolation(.accessibilityTraits, $0, "reacts to taps, but has no trait that says so")
      }
  }

  func touchTargets(_ scope: AuditScope) -> [AuditViolation] {
    scope.targets.compactMap { control in
      guard !control.accessibilityTraits.contains(.keyboardKey), !control.isInTabBar else {
        return nil
      }
      let size = control.touchableSize
      // Rounding may leave a little less than 44.
      guard size.width < 43.9 || size.height < 43.9 else { return nil }
      return AuditViolation(
        .touchTargets, control, "can be touched on \(size.formatted) points; 44 × 44 are needed")
    }
  }

  func modality(_ scope: AuditScope) -> [AuditViolation] {
    var found: [AuditViolation] = []
    // The rearmost window has nothing behind it that touches could reach.
    for window in scope.windows.dropLast() where window.receivesEveryTouch {
      if scope.accessibility.modal?.window !== window {
        found.append(
          AuditViolation(
            .modality, window,
            "receives every touch, but none of its views is modal for assistive technology"))
      } else if !window.isKeyWindow {
        found.append(
          AuditViolation(.modality, window, "receives every touch, but is not the key window"))
      }
      // Touches do not reach what is behind it.
      break
    }
    if let modal = scope.accessibility.modal, let window = modal.window, !window.receivesEveryTouch
    {
      found.append(
        AuditViolation(
          .modality, modal, "is modal for assistive technology, but touches beside it pass through"
        ))
    }
    if let modal = scope.accessibility.modal,
      let beside = scope.accessibility.elements.first(where: {
        !$0.isDescendant(of: modal) && !$0.accessibilityTraits.contains(.keyboardKey)
          && !$0.isHittableAtCenter
      })
    {
      found.append(
        AuditViolation(
          .modality, modal,
          "is modal for assistive technology, which still reaches "
            + "“\(beside.accessibilityText ?? beside.publicClassName)” beside it, "
            + "where touches do not"))
    }
    return found
  }
}

extension UIView {
  /// Whether a touch at its center reaches the view, one of its ancestors or one of its
  /// descendants.
  fileprivate var isHittableAtCenter: Bool {
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    return window?.hitTest(middle, with: nil)?.isRelated(to: self) ?? false
  }
}

extension UIControl {
  /// Whether UIKit decides its size.
  fileprivate var isInTabBar: Bool {
    sequence(first: self as UIView, next: \.superview).contains { $0 is UITabBar }
  }

  /// The size of the area around the center in which touches reach the control, at most 44 by 44
  /// points.
  var touchableSize: CGSize {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func reach(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      // From the outside in, because 22 points to each side are enough.
      let steps = stride(from: CGFloat(22), through: 0, by: -0.5)
      return steps.first { step in
        // The far edges are outside of the bounds, hence a little less than the step.
        point(
          inside: CGPoint(x: middle.x + x * step * 0.999, y: middle.y + y * step * 0.999), with: nil
        )
      } ?? 0
    }
    return CGSize(width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1))
  }
}

extension UIWindow {
  /// Whether touches at the corners and at the center of the window do not pass through it.
  var receivesEveryTouch: Bool {
    // A point on a far edge is outside of the bounds.
    let area = bounds.insetBy(dx: 1, dy: 1)
    let corners = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
      CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
      CGPoint(x: area.midX, y: area.midY),
    ]
    return corners.allSatisfy { hitTest($0, with: nil) != nil }
  }
}

// MARK: - Contrast

extension ScreenAudit {
  /// Checks text on a plain background. Text on an image, on a blur or in a system alert is not
  /// checked.
  func contrast(_ scope: AuditScope) -> [AuditViolation] {
    scope.texts.compactMap { node, label in
      let drawnNodes = ScreenTraversal.nodes(of: scope.windows[node.windowIndex])
      guard !label.isInSystemAlert, !label.isInactive,
        let behind = plainColor(behind: label, in: drawnNodes)
      else { return nil }
      let textColor = label.textColor.resolvedColor(with: label.traitCollection).rendered(in: label)
      let ratio = contrastRatio(textColor.blended(over: behind), behind)
      let isBold = ["semibold", "bold", "heavy", "black"].contains(label.font.weightName)
      // WCAG 2 calls 18 pt, or 14 pt bold, large: 24 and 18.7 of the units that iOS calls points.
      let isLarge = label.font.pointSize >= (isBold ? 18.5 : 24)
      let needed: CGFloat = isLarge ? 3 : 4.5
      guard ratio < needed - 0.01 else { return nil }
      return AuditViolation(
        .contrast, label,
        "has a contrast of \(ratio.formatted) (\(textColor.hex) on \(behind.hex)); "
          + "\(needed.formatted) is needed")
    }
  }

  /// Returns the opaque color behind a label; `nil` if there is anything but plain colors.
  private func plainColor(behind label: UILabel, in drawnNodes: [ScreenTraversal.Node]) -> UIColor?
  {
    let text = label.textFrameInWindow.insetBy(dx: 1, dy: 1)
    guard let labelIndex = drawnNodes.firstIndex(where: { $0.view === label }) else { return nil }
    var translucentFills: [UIColor] = []
    for node in drawnNodes[...labelIndex].reversed() where node.frame.intersects(text) {
      let view = node.view
      // The colors that these draw cannot be read.
      if view is UIVisualEffectView || view is UIImageView || view is UINavigationBar { return nil }
      guard
        let fill = view.backgroundColor?.resolvedColor(with: view.traitCollection)
          .rendered(in: view),
        fill.opacity > 0
      else { continue }
      // Text that is partly on another color has no single contrast.
      guard node.frame.encloses(text) else { return nil }
      if fill.opacity < 0.99 {
        translucentFills.append(fill)
      } else {
        return translucentFills.reversed().reduce(fill) { $1.blended(over: $0) }
      }
    }
    return nil
  }

  private func contrastRatio(_ one: UIColor, _ other: UIColor) -> CGFloat {
    let (a, b) = (one.luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}

extension UILabel {
  /// Whether UIKit has chosen its color.
  fileprivate var isInSystemAlert: Bool {
    sequence(first: self as UIResponder, next: \.next).contains { $0 is UIAlertController }
  }

  /// Whether it is the placeholder of a field whose size UIKit has chosen.
  fileprivate var isPlaceholderInSystemAlert: Bool {
    isInSystemAlert && ancestors.contains { ($0 as? UITextField)?.placeholder == text }
  }

  /// Whether the label is disabled or part of a disabled control.
  fileprivate var isInactive: Bool {
    !isEnabled || ancestors.contains { ($0 as? UIControl)?.isEnabled == false }
  }
}

extension UIColor {
  /// Returns the color with the alpha of a view and of all its ancestors applied.
  @MainActor
  fileprivate func rendered(in view: UIView) -> UIColor {
    let alpha = view.ancestors.reduce(opacity) { $0 * $1.alpha }
    return alpha < opacity ? withAlphaComponent(alpha) : self
  }

  /// Returns the color that results from drawing this one over an opaque one.
  fileprivate func blended(over base: UIColor) -> UIColor {
    let (top, bottom) = (components, base.components)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a * top.alpha + b * (1 - top.alpha) }
    return UIColor(
      red: mix(top.red, bottom.red), green: mix(top.green, bottom.green),
      blue: mix(top.blue, bottom.blue), alpha: 1)
  }

  /// The relative luminance as defined by WCAG 2.
  fileprivate var luminance: CGFloat {
    func linear(_ part: CGFloat) -> CGFloat {
      part <= 0.04045 ? part / 12.92 : CGFloat(pow((Double(part) + 0.055) / 1.055, 2.4))
    }
    let parts = components
    return 0.2126 * linear(parts.red) + 0.7152 * linear(parts.green) + 0.0722 * linear(parts.blue)
  }
}

// MARK: - Text

extension ScreenAudit {
  func untruncatedText(_ scope: AuditScope) -> [AuditViolation] {
    scope.texts.compactMap { node, label in
      if let need = label.requiredSize, !label.isPlaceholderInSystemAlert {
        return AuditViolation(
          .untruncatedText, label,
          "has \(label.bounds.size.formatted) and needs \(need.formatted) to be shown in full")
      }
      return clipping(node, label)
    }
  }

  /// Returns a violation if the text is clipped by anything except a scroll view that can scroll to
  /// it.
  private func clipping(_ node: ScreenTraversal.Node, _ label: UILabel) -> AuditViolation? {
    let text = label.textFrameInWindow
    let tolerance: CGFloat = 0.5
    let visible = node.visibleFrame.insetBy(dx: -tolerance, dy: -tolerance)
    guard !visible.encloses(text) else { return nil }
    if let scroll = label.enclosingScrollView {
      let content = CGRect(origin: .zero, size: scroll.contentSize)
        .insetBy(dx: -tolerance, dy: -tolerance)
      if content.encloses(scroll.convert(text, from: nil)) { return nil }
    }
    return AuditViolation(
      .untruncatedText, label,
      "is at \(text.formatted); only \(node.visibleFrame.formatted) is visible")
  }

  func nonOverlappingText(_ scope: AuditScope) -> [AuditViolation] {
    let texts = scope.texts.map(\.label)
    return scope.nodes.flatMap { overlaps(of: texts, in: $0) }
  }

  private func overlaps(
    of texts: [UILabel], in nodes: [ScreenTraversal.Node]
  ) -> [AuditViolation] {
    var found: [AuditViolation] = []
    for (index, node) in nodes.enumerated() {
      guard let label = node.view as? UILabel, texts.contains(label) else { continue }
      let text = label.textFrameInWindow.intersection(node.visibleFrame).insetBy(dx: 1, dy: 1)
      guard !text.isNull, !text.isEmpty else { continue }
      // Only what is drawn later can cover the text.
      for other in nodes[(index + 1)...] {
        guard !areInDifferentScrollViews(label, other.view) else { continue }
        if let finding = collision(of: text, with: other) {
          found.append(AuditViolation(.nonOverlappingText, label, finding))
          // One violation for each text is enough.
          break
        }
      }
    }
    return found
  }

  private func collision(of text: CGRect, with other: ScreenTraversal.Node) -> String? {
    if let label = other.view as? UILabel, label.ownText != nil {
      let overlap = text.intersection(
        label.textFrameInWindow.intersection(other.visibleFrame).insetBy(dx: 1, dy: 1))
      guard !overlap.isNull, !overlap.isEmpty else { return nil }
      return "and “\(other.view.accessibilityText ?? "")” are drawn over each other"
    }
    guard other.view.isOpaqueSurface else { return nil }
    let overlap = text.intersection(other.visibleFrame)
    // The caret of an empty field is in front of its placeholder.
    guard !overlap.isNull, overlap.width > 2, overlap.height > 1 else { return nil }
    return "is covered by \(other.view.publicClassName) at \(other.frame.formatted)"
  }

  /// Whether the views are in different scroll views. Text that is covered because of scrolling can
  /// be scrolled back into view.
  private func areInDifferentScrollViews(_ one: UIView, _ other: UIView) -> Bool {
    one.enclosingScrollView !== other.enclosingScrollView
  }
}

extension UILabel {
  /// The rectangle of the drawn text, in window coordinates.
  var textFrameInWindow: CGRect {
    let rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    let drawnRect = CGRect(
      x: bounds.minX + (bounds.width - rect.width) * leftFraction,
      y: bounds.midY - rect.height / 2, width: rect.width, height: rect.height)
    return convert(drawnRect, to: nil)
  }

  /// The fraction of the free width that is to the left of the text.
  private var leftFraction: CGFloat {
    switch textAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }

  /// The size that the text needs, if the label is smaller.
  var requiredSize: CGSize? {
    let tolerance: CGFloat = 0.51
    let isOneLine = numberOfLines == 1
    let room = CGSize(
      width: isOneLine ? CGFloat.greatestFiniteMagnitude : bounds.width,
      height: CGFloat.greatestFiniteMagnitude)
    let lines = numberOfLines
    let area = CGRect(origin: .zero, size: room)
    let full = textRect(forBounds: area, limitedToNumberOfLines: 0)
    let allowed = textRect(forBounds: area, limitedToNumberOfLines: lines)
    // UIKit shrinks the text of a label with one line only.
    let scale = adjustsFontSizeToFitWidth && isOneLine ? max(minimumScaleFactor, 0.1) : 1
    let needed = CGSize(width: full.width * scale, height: full.height * scale)
    let isTooWide = needed.width > bounds.width + tolerance
    let isTooHigh = needed.height > bounds.height + tolerance && (lines != 1 || scale == 1)
    let hasTooManyLines = full.height > allowed.height + tolerance
    return isTooWide || isTooHigh || hasTooManyLines ? needed : nil
  }
}

extension UIView {
  /// Whether text behind the view cannot be read.
  var isOpaqueSurface: Bool {
    if self is UIVisualEffectView { return true }
    guard alpha > 0.5, let fill = backgroundColor else { return false }
    return fill.resolvedColor(with: traitCollection).opacity > 0.5
  }
}

extension CGSize {
  /// The width and height with at most two decimals.
  var formatted: String { "\(width.formatted) × \(height.formatted)" }
}

extension CGRect {
  /// Whether another rectangle is inside. `contains` compares the union of both, whose size is not
  /// exact in Foundation on Linux.
  func encloses(_ other: CGRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
