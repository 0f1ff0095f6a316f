// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UIKitShim

extension ScreenAudit {
  /// Judged is text on a plain background; what lies on a picture or a blur, or belongs to a system
  /// alert, is left to the eye.
  func contrast(_ scope: AuditScope) -> [AuditViolation] {
    scope.texts.compactMap { node, label in
      let painted = ScreenTraversal.nodes(of: scope.windows[node.windowIndex])
      guard let behind = plainColor(behind: label, in: painted), !label.isInactive
      else { return nil }
      let textColor = label.textColor.resolvedColor(with: label.traitCollection).rendered(in: label)
      let ratio = contrastRatio(textColor.blended(over: behind), behind)
      let isBold = ["semibold", "bold", "heavy", "black"].contains(label.font.weightName)
      let isLarge = label.font.pointSize >= (isBold ? 18.5 : 24)
      let needed: CGFloat = isLarge ? 3 : 4.5
      guard ratio < needed - 0.01 else { return nil }
      return AuditViolation(
        .contrast, label,
        "has a contrast of \(ratio.formatted) (\(textColor.hex) on \(behind.hex)); \(needed.formatted) is needed")
    }
  }

  /// The opaque colour that is painted behind a label, if nothing but plain colours is.
  private func plainColor(behind label: UILabel, in painted: [ScreenTraversal.Node]) -> UIColor? {
    let text = label.textFrameInWindow.insetBy(dx: 1, dy: 1)
    guard let labelIndex = painted.firstIndex(where: { $0.view === label }) else { return nil }
    var translucentFills: [UIColor] = []
    for node in painted[...labelIndex].reversed() where node.frame.intersects(text) {
      let view = node.view
      if view is UIVisualEffectView || view is UIImageView || view is UINavigationBar { return nil }
      guard
        let fill = view.backgroundColor?.resolvedColor(with: view.traitCollection).rendered(in: view),
        fill.opacity > 0
      else { continue }
      guard node.frame.contains(text) else { return nil }
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
  /// Text that says itself that it is out of use need not be easy to read.
  fileprivate var isInactive: Bool {
    !isEnabled || ancestors.contains { ($0 as? UIControl)?.isEnabled == false }
  }
}

extension UIColor {
  /// What the alpha of a view, and of all that it is in, leaves of its colour.
  @MainActor
  fileprivate func rendered(in view: UIView) -> UIColor {
    let alpha = view.ancestors.reduce(opacity) { $0 * $1.alpha }
    return alpha < opacity ? withAlphaComponent(alpha) : self
  }

  /// The colour that results where this one is painted over an opaque one.
  fileprivate func blended(over base: UIColor) -> UIColor {
    let (top, bottom) = (components, base.components)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a * top.alpha + b * (1 - top.alpha) }
    return UIColor(
      red: mix(top.red, bottom.red), green: mix(top.green, bottom.green),
      blue: mix(top.blue, bottom.blue), alpha: 1)
  }

  /// The relative luminance as WCAG 2 defines it.
  fileprivate var luminance: CGFloat {
    func linear(_ part: CGFloat) -> CGFloat {
      part <= 0.04045 ? part / 12.92 : CGFloat(pow((Double(part) + 0.055) / 1.055, 2.4))
    }
    let parts = components
    return 0.2126 * linear(parts.red) + 0.7152 * linear(parts.green) + 0.0722 * linear(parts.blue)
  }
}
