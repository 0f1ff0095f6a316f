// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension ScreenAudit {
  func untruncatedText(_ scope: AuditScope) -> [AuditViolation] {
    scope.texts.compactMap { node, label in
      if let need = label.requiredSize {
        return AuditViolation(
          .untruncatedText, label,
          "has \(label.bounds.size.formatted) and needs \(need.formatted) to be shown in full")
      }
      return clipping(node, label)
    }
  }

  /// Text may be scrolled away, but not cut off by anything else.
  private func clipping(_ node: ScreenTraversal.Node, _ label: UILabel) -> AuditViolation? {
    let text = label.textFrameInWindow
    let tolerance: CGFloat = 0.5
    let visible = node.visibleFrame.insetBy(dx: -tolerance, dy: -tolerance)
    guard !visible.contains(text) else { return nil }
    if let scroll = label.enclosingScrollView {
      let content = CGRect(origin: .zero, size: scroll.contentSize)
        .insetBy(dx: -tolerance, dy: -tolerance)
      if content.contains(scroll.convert(text, from: nil)) { return nil }
    }
    return AuditViolation(
      .untruncatedText, label, "lies at \(text.formatted), of which only \(node.visibleFrame.formatted) is seen")
  }

  func nonOverlappingText(_ scope: AuditScope) -> [AuditViolation] {
    scope.nodes.flatMap { nodes in overlaps(nodes) }
  }

  private func overlaps(_ nodes: [ScreenTraversal.Node]) -> [AuditViolation] {
    var found: [AuditViolation] = []
    for (index, node) in nodes.enumerated() {
      guard let label = node.view as? UILabel, label.ownText != nil else { continue }
      let text = label.textFrameInWindow.intersection(node.visibleFrame).insetBy(dx: 1, dy: 1)
      guard !text.isNull, !text.isEmpty else { continue }
      for other in nodes[(index + 1)...] {
        guard !haveScrollViewsBetween(label, other.view) else { continue }
        if let finding = collision(of: text, with: other) {
          found.append(AuditViolation(.nonOverlappingText, label, finding))
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
      return "and “\(other.view.accessibilityText ?? "")” are painted over each other"
    }
    guard other.view.isOpaqueSurface else { return nil }
    let overlap = text.intersection(other.visibleFrame)
    guard !overlap.isNull, overlap.width > 1, overlap.height > 1 else { return nil }
    return "is covered by \(other.view.publicClassName) at \(other.frame.formatted)"
  }

  /// What is scrolled below a bar or another scroll view's content is there to be scrolled out.
  private func haveScrollViewsBetween(_ one: UIView, _ other: UIView) -> Bool {
    one.enclosingScrollView !== other.enclosingScrollView
  }
}

extension UILabel {
  /// Where the text is painted, in the window.
  var textFrameInWindow: CGRect {
    let rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    let painted = CGRect(
      x: bounds.minX + (bounds.width - rect.width) * leftFraction,
      y: bounds.midY - rect.height / 2, width: rect.width, height: rect.height)
    return convert(painted, to: nil)
  }

  /// How much of the free room is to the left of the text.
  private var leftFraction: CGFloat {
    switch textAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }

  /// The size that the text needs, if it is more than there is.
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
    let scale = adjustsFontSizeToFitWidth && isOneLine ? max(minimumScaleFactor, 0.1) : 1
    let needed = CGSize(width: full.width * scale, height: full.height * scale)
    let isTooWide = needed.width > bounds.width + tolerance
    let isTooHigh = needed.height > bounds.height + tolerance && (lines != 1 || scale == 1)
    let hasTooManyLines = full.height > allowed.height + tolerance
    return isTooWide || isTooHigh || hasTooManyLines ? needed : nil
  }
}

extension UIView {
  /// Whether what is behind the view cannot be read through it.
  var isOpaqueSurface: Bool {
    if self is UIVisualEffectView { return true }
    guard alpha > 0.5, let fill = backgroundColor else { return false }
    return fill.resolvedColor(with: traitCollection).opacity > 0.5
  }
}

extension CGSize {
  /// Width and height with at most two decimals.
  var formatted: String { "\(width.formatted) × \(height.formatted)" }
}
