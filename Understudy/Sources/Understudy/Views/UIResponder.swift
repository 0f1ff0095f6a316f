// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Commands, motion and undo are left out, and presses of keys other than Escape.
@MainActor
open class UIResponder: NSObject {
  var accessibility = AccessibilityProperties()

  /// What other modules hang on this responder, by key; it lives as long as the responder.
  package var headlessAssociated: [ObjectIdentifier: AnyObject] = [:]

  public override init() {
    super.init()
  }

  /// The class and the address, and what distinguishes the responder from others of its class.
  open nonisolated override var description: String {
    guard HeadlessDevice.currentIfAny != nil else { return super.description }
    let facts = MainActor.assumeIsolated { identifyingFacts }
    return ([String(super.description.dropLast())] + facts).joined(separator: "; ") + ">"
  }

  /// `NSObject` has this method on Apple systems.
  open nonisolated class func superclass() -> AnyClass? { _getSuperclass(self) }

  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  /// Called where a responder that refused to resign has to.
  func resignByForce(in window: UIWindow) { dropFirstResponder(in: window) }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else {
      event?.reachedEndOfChain = true
      return
    }
    next.pressesBegan(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  // MARK: Accessibility

  // NSObject's in UIKit; here on responders, which can be overridden.

  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { accessibility.traits = newValue }
  }
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? .zero }
    set { accessibility.frame = newValue }
  }
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibility.viewIsModal }
    set { accessibility.viewIsModal = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
}

// MARK: - Description

extension UIResponder {
  /// What distinguishes this responder from others of its class, for messages of tests.
  var identifyingFacts: [String] {
    var facts: [String] = []
    if let view = self as? UIView {
      let frame = view.frame
      facts.append(
        String(
          format: "frame = (%g %g; %g %g)", Double(frame.minX), Double(frame.minY),
          Double(frame.width), Double(frame.height)))
      if view.isHidden { facts.append("hidden") }
    }
    if let window = self as? UIWindow {
      facts.append(String(format: "level = %g", Double(window.windowLevel.rawValue)))
      if window.isKeyWindow { facts.append("key") }
    }
    if let title = (self as? UIViewController)?.title { facts.append("title = '\(title)'") }
    if let name = accessibilityIdentifier { facts.append("identifier = '\(name)'") }
    if let label = accessibilityLabel { facts.append("label = '\(label)'") }
    return facts
  }
}
