// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// An audit of a scene's screen against rules for accessibility and legibility.
///
/// It covers what the user can use now: the windows from the frontmost down to the first with a
/// modal view, and in that window only the modal view. What a modal popup covers is not checked.
@MainActor
public struct ScreenAudit {
  /// The audited scene.
  public let scene: UIWindowScene

  /// Creates an audit, without checking anything yet.
  public init(_ scene: UIWindowScene) {
    self.scene = scene
  }

  /// Checks the rules on the current screen. It does not change, scroll or tap anything. Call it when
  /// no animation is running.
  ///
  /// - Parameters:
  ///   - rules: The rules to check.
  ///   - isExcepted: Called for each text, control and accessibility element; one for which it
  ///     returns `true` is not checked, such as text with a color of UIKit's own.
  /// - Returns: The violations; empty if there are none.
  public func violations(
    of rules: Set<AuditRule> = AuditRule.all,
    except isExcepted: @escaping (UIView) -> Bool = { _ in false }
  ) -> [AuditViolation] {
    let scope = AuditScope(scene, except: isExcepted)
    var found: [AuditViolation] = []
    if rules.contains(.untruncatedText) { found += untruncatedText(scope) }
    if rules.contains(.nonOverlappingText) { found += nonOverlappingText(scope) }
    if rules.contains(.accessibilityLabels) { found += accessibilityLabels(scope) }
    if rules.contains(.accessibilityTraits) { found += accessibilityTraits(scope) }
    if rules.contains(.touchTargets) { found += touchTargets(scope) }
    if rules.contains(.modality) { found += modality(scope) }
    if rules.contains(.contrast) { found += contrast(scope) }
    return found
  }

  /// Performs the escape gesture.
  ///
  /// - Parameter settle: Waits until the dismissal has finished; called once, after the gesture,
  ///   and not at all if no view is modal.
  /// - Returns: A violation if the modal view is still visible afterwards, nothing if it was
  ///   dismissed or no view is modal.
  public func escapeViolations(afterGesture settle: () -> Void) -> [AuditViolation] {
    guard let modal = AccessibilityTree(scene).modal else { return [] }
    let wasHandled = ScreenProbe(scene).performEscape()
    settle()
    guard AccessibilityTree(scene).modal === modal else { return [] }
    let finding =
      wasHandled
      ? "handled the escape gesture, but is still visible"
      : "does not react to the escape gesture: no accessibilityPerformEscape() returns true"
    return [AuditViolation(.escapeGesture, modal, finding)]
  }
}

/// A rule for what is on the screen.
public struct AuditRule: Sendable, Hashable, CustomStringConvertible {
  /// The name of the rule.
  public let description: String

  private init(_ name: String) {
    description = name
  }

  /// Text is neither truncated, by the label's size or number of lines, nor clipped. Placeholders in
  /// the fields of a system alert are not checked.
  public static let untruncatedText = AuditRule("text in full")

  /// Text is not drawn over other text, and not partly covered by an opaque view.
  public static let nonOverlappingText = AuditRule("text apart")

  /// Accessibility elements have labels, and assistive technology can reach every control that
  /// reacts to taps.
  public static let accessibilityLabels = AuditRule("labels")

  /// Controls that react to taps have a trait for it, such as button. Views with only a gesture
  /// recognizer are not checked, neither here nor by ``accessibilityLabels`` and ``touchTargets``.
  public static let accessibilityTraits = AuditRule("traits")

  /// Controls that react to taps are at least 44 points wide and high; the keys of a keyboard and
  /// the items of a tab bar, which is 32 points high on an iPhone on its side until iOS 18, are not
  /// checked.
  public static let touchTargets = AuditRule("targets")

  /// A window that receives every touch contains a view that is modal for assistive technology, and
  /// the other way round. The keys of a keyboard may be reachable beside the modal view.
  public static let modality = AuditRule("modality")

  /// Text has a contrast ratio of at least 4.5 to its background, large text of 3. Disabled text is
  /// not checked.
  public static let contrast = AuditRule("contrast")

  /// The escape gesture dismisses the modal view.
  public static let escapeGesture = AuditRule("escape")

  /// The rules that do not change the screen: all except ``escapeGesture``.
  public static let all: Set<AuditRule> = [
    .untruncatedText, .nonOverlappingText, .accessibilityLabels, .accessibilityTraits,
    .touchTargets, .modality, .contrast,
  ]
}

/// The part of the screen that an audit checks.
@MainActor
struct AuditScope {
  /// The visible views by window from front to back, each back to front.
  let nodes: [[ScreenTraversal.Node]]

  /// The elements that assistive technology can reach.
  let accessibility: AccessibilityTree

  /// The visible windows, front to back.
  let windows: [UIWindow]

  private let isExcepted: (UIView) -> Bool

  init(_ scene: UIWindowScene, except isExcepted: @escaping (UIView) -> Bool) {
    let accessibility = AccessibilityTree(scene)
    let windows = ScreenTraversal.windows(of: scene)
    var nodes: [[ScreenTraversal.Node]] = []
    for (index, root) in accessibility.roots.enumerated() {
      let scopeView = accessibility.modal.flatMap { $0.isDescendant(of: root) ? $0 : nil } ?? root
      nodes.append(
        ScreenTraversal.nodes(of: windows[index], index: index)
          .filter { $0.view.isDescendant(of: scopeView) })
    }
    self.nodes = nodes
    self.accessibility = accessibility
    self.windows = windows
    self.isExcepted = isExcepted
  }

  /// The labels with text, from the frontmost window back.
  var texts: [(node: ScreenTraversal.Node, label: UILabel)] {
    nodes.joined().compactMap { node in
      guard let label = node.view as? UILabel, label.ownText != nil, !isExcepted(label) else {
        return nil
      }
      return (node, label)
    }
  }

  /// The controls that react to taps, now or when they are enabled.
  var targets: [UIControl] {
    nodes.joined().compactMap { $0.view as? UIControl }
      .filter { $0.isUserInteractionEnabled && $0.reactsToTaps && !isExcepted($0) }
  }

  /// The accessibility elements without a label.
  var unnamedElements: [UIView] {
    accessibility.elements.filter { $0.accessibilityText == nil && !isExcepted($0) }
  }
}

extension UIControl {
  /// Whether the control has an action for taps, regardless of whether it is enabled.
  var reactsToTaps: Bool {
    !allControlEvents.isDisjoint(with: [
      .touchUpInside, .primaryActionTriggered, .touchDown, .valueChanged, .menuActionTriggered,
    ])
  }
}

/// A violation of an audit rule.
public struct AuditViolation: Sendable, Hashable, CustomStringConvertible {
  /// The violated rule.
  public let rule: AuditRule

  /// The element that violates it: its label or text, otherwise its class.
  public let element: String

  /// What was found, and what is required.
  public let finding: String

  /// The rule, the element and the finding on one line.
  public var description: String { "\(rule): “\(element)” \(finding)" }

  init(_ rule: AuditRule, _ view: UIView, _ finding: String) {
    self.rule = rule
    element = MainActor.assumeIsolated {
      (view.accessibilityText ?? view.publicClassName).singleLine
    }
    self.finding = finding.singleLine
  }
}
