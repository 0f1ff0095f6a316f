// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Checks what is on a scene's screen against the rules that every user depends on.
///
/// Looked at is what the user can deal with now: the frontmost windows down to the first modal
/// view, and there only what lies within it. What a modal popup covers is not judged.
@MainActor
public struct ScreenAudit {
  /// The scene that is looked at.
  public let scene: UIWindowScene

  /// Prepares an audit; nothing is looked at yet.
  public init(_ scene: UIWindowScene) {
    self.scene = scene
  }

  /// What breaks the rules on the screen as it is now; empty if all is well.
  ///
  /// Nothing is changed, scrolled or tapped. Call it when everything has come to rest.
  public func violations(of rules: Set<AuditRule> = AuditRule.all) -> [AuditViolation] {
    let scope = AuditScope(scene)
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

  /// Makes the escape gesture and says what is wrong if the modal view is still there afterwards.
  ///
  /// - Parameter settle: lets the time pass that closing takes; called once, after the gesture.
  /// - Returns: nothing if no view is modal, or if it closed.
  public func escapeViolations(settle: () -> Void) -> [AuditViolation] {
    guard let modal = AccessibilityTree(scene).modal else { return [] }
    let wasHandled = ScreenProbe(scene).performEscape()
    settle()
    guard AccessibilityTree(scene).modal === modal else { return [] }
    let finding =
      wasHandled
      ? "took the escape gesture and is still there"
      : "does not react to the escape gesture: no accessibilityPerformEscape() returns true"
    return [AuditViolation(.escapeGesture, modal, finding)]
  }
}

/// One of the things that a screen must get right.
public struct AuditRule: Sendable, Hashable, CustomStringConvertible {
  /// The name of the rule.
  public let description: String

  private init(_ name: String) {
    description = name
  }

  /// Text is shown in full: neither truncated, by its room or by its number of lines, nor cut off at an
  /// edge.
  public static let untruncatedText = AuditRule("text in full")

  /// No text is painted over another text, and nothing opaque lies on a part of it.
  public static let nonOverlappingText = AuditRule("text apart")

  /// What assistive technology stops at has a label; every control that a tap does something to can be
  /// reached by it.
  public static let accessibilityLabels = AuditRule("labels")

  /// A control that a tap does something to has a trait that says so. Views that only have a gesture
  /// recognizer are not judged, here and in ``labels`` and ``targets``.
  public static let accessibilityTraits = AuditRule("traits")

  /// A control that a tap does something to is at least 44 points wide and high, unless it is a key of a keyboard.
  public static let touchTargets = AuditRule("targets")

  /// What takes every touch is modal for assistive technology too, and the other way round; the keys of
  /// a keyboard may be reached beside it.
  public static let modality = AuditRule("modality")

  /// Text has a contrast of at least 4.5 to what is behind it, large text of 3. What is disabled is not
  /// judged.
  public static let contrast = AuditRule("contrast")

  /// The escape gesture closes what is modal.
  public static let escapeGesture = AuditRule("escape")

  /// The rules that a look at the screen can check; all but ``escape``, which changes the screen.
  public static let all: Set<AuditRule> = [
    .untruncatedText, .nonOverlappingText, .accessibilityLabels, .accessibilityTraits, .touchTargets, .modality, .contrast,
  ]
}

/// The part of the screen that an audit judges.
@MainActor
struct AuditScope {
  /// What can be seen of it, window by window from front to back, each back to front.
  let nodes: [[ScreenTraversal.Node]]

  /// What assistive technology can reach.
  let accessibility: AccessibilityTree

  /// The visible windows, front to back.
  let windows: [UIWindow]

  init(_ scene: UIWindowScene) {
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
  }

  /// The labels with text, front windows first.
  var texts: [(node: ScreenTraversal.Node, label: UILabel)] {
    nodes.joined().compactMap { node in
      guard let label = node.view as? UILabel, node.view.ownText != nil else { return nil }
      return (node, label)
    }
  }

  /// The controls that something happens on when they are tapped.
  var targets: [UIControl] {
    nodes.joined().compactMap { $0.view as? UIControl }
      .filter { $0.isUserInteractionEnabled && $0.reactsToTaps }
  }
}

extension UIControl {
  /// Whether a tap can do something, now or when the control is enabled.
  var reactsToTaps: Bool {
    !allControlEvents.isDisjoint(with: [
      .touchUpInside, .primaryActionTriggered, .touchDown, .valueChanged, .menuActionTriggered,
    ])
  }
}

/// Something on the screen that breaks a rule.
public struct AuditViolation: Sendable, Hashable, CustomStringConvertible {
  /// The rule that is broken.
  public let rule: AuditRule

  /// What breaks it: the label or text, else the class.
  public let element: String

  /// What was found, and what it should have been.
  public let finding: String

  /// The rule, the element and the finding in one line.
  public var description: String { "\(rule): “\(element)” \(finding)" }

  init(_ rule: AuditRule, _ view: UIView, _ finding: String) {
    self.rule = rule
    element = MainActor.assumeIsolated { (view.accessibilityText ?? view.publicClassName).singleLine }
    self.finding = finding.singleLine
  }
}
