// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension ScreenAudit {
  func accessibilityLabels(_ scope: AuditScope) -> [AuditViolation] {
    let unnamed = scope.accessibility.elements
      .filter { $0.accessibilityText == nil }
      .map { AuditViolation(.accessibilityLabels, $0, "has no label for assistive technology") }
    let unreachable = scope.targets
      .filter { control in
        !scope.accessibility.elements.contains { element in
          element.isDescendant(of: control)
            // What an element of another kind holds is passed over with it; parts of a control are not.
            || element is UIControl && control.isDescendant(of: element)
        }
      }
      .map {
        AuditViolation(
          .accessibilityLabels, $0,
          "reacts to taps, but assistive technology cannot reach it: it is no element "
            + "and holds none")
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
      .map { AuditViolation(.accessibilityTraits, $0, "reacts to taps, but has no trait that says so") }
  }

  func touchTargets(_ scope: AuditScope) -> [AuditViolation] {
    scope.targets.compactMap { control in
      guard !control.accessibilityTraits.contains(.keyboardKey) else { return nil }
      let size = control.touchableSize
      guard size.width < 43.9 || size.height < 43.9 else { return nil }
      return AuditViolation(
        .touchTargets, control, "can be touched on \(size.formatted) points; 44 × 44 are needed")
    }
  }

  func modality(_ scope: AuditScope) -> [AuditViolation] {
    var found: [AuditViolation] = []
    for window in scope.windows.dropLast() where window.takesEveryTouch {
      if scope.accessibility.modal?.window !== window {
        found.append(
          AuditViolation(
            .modality, window,
            "takes every touch, but none of its views is modal for assistive "
              + "technology"))
      } else if !window.isKeyWindow {
        found.append(
          AuditViolation(.modality, window, "takes every touch, but is not the key window"))
      }
      break
    }
    if let modal = scope.accessibility.modal, let window = modal.window, !window.takesEveryTouch {
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
            + "“\(beside.accessibilityText ?? beside.publicClassName)” beside it, where touches do not"))
    }
    return found
  }
}

extension UIView {
  /// Whether a touch on its middle gets to it, or to what it is a part of.
  fileprivate var isHittableAtCenter: Bool {
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    return window?.hitTest(middle, with: nil)?.isRelated(to: self) ?? false
  }
}

extension UIControl {
  /// How far from the middle touches still belong to the control, measured up to 22 points.
  var touchableSize: CGSize {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func reach(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      let steps = stride(from: CGFloat(22), through: 0, by: -0.5)
      return steps.first { step in
        point(
          inside: CGPoint(x: middle.x + x * step * 0.999, y: middle.y + y * step * 0.999), with: nil
        )
      } ?? 0
    }
    return CGSize(width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1))
  }
}

extension UIWindow {
  /// Whether a touch anywhere in the window stays in it.
  var takesEveryTouch: Bool {
    let area = bounds.insetBy(dx: 1, dy: 1)
    let corners = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
      CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
      CGPoint(x: area.midX, y: area.midY),
    ]
    return corners.allSatisfy { hitTest($0, with: nil) != nil }
  }
}
