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
