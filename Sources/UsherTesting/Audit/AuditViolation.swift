// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

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
