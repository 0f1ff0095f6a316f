// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A probe that finds, reads and taps elements on a scene's screen, as a user would.
///
/// A probe inspects all visible windows of the scene, from front to back. It has no state: every
/// call inspects the current screen.
@MainActor
public struct ScreenProbe {
  /// The inspected scene.
  public let scene: UIWindowScene

  /// Creates a probe for a scene.
  public init(_ scene: UIWindowScene) {
    self.scene = scene
  }

  /// The visible windows, front to back.
  public var windows: [UIWindow] { ScreenTraversal.windows(of: scene) }

  /// The elements with a label or a text that are at least partly visible, front to back, and then
  /// the keys of the keyboard.
  public var elements: [ScreenElement] {
    let all = Array(lazyElements(includingScrolledAway: false))
    return all.filter { !$0.isKey } + all.filter(\.isKey)
  }

  /// The visible texts, front to back: of labels, text fields and text views, with dots for secure
  /// text.
  public var texts: [String] { elements.compactMap(\.view.displayedText) }

  /// Whether an element with exactly this label or text is at least partly visible.
  public func isVisible(_ label: String) -> Bool {
    element(label) != nil
  }

  /// Returns the frontmost element with exactly this label or text that is at least partly visible.
  ///
  /// For the title of a button or another text in a control it is the control, as for assistive
  /// technology; likewise for a text in an accessibility element with the same label. Keys of the
  /// keyboard are found only if nothing else is.
  public func element(_ label: String) -> ScreenElement? {
    first(label, includingScrolledAway: false).map { accessibilityElement(of: $0, label) }
  }

  /// Taps the center of the frontmost text or element with exactly this label or text.
  ///
  /// Partly visible elements are preferred to those that must be scrolled into view, and both to keys
  /// of the keyboard. A disabled control receives the touch and does nothing. Scroll views
  /// that contain the element are scrolled if necessary. The touch is hit-tested from the frontmost
  /// window down. If it would reach a view unrelated to the element, or would miss the control that
  /// the element is or belongs to, nothing is tapped, and the error names the view that would
  /// receive the touch. On the stand-in, a scene that is not in front is brought to the front.
  public func tap(_ label: String) throws(ProbeError) {
    guard let found = firstToTap(label) else { throw notFound(label) }
    let element = scrolledIntoView(found)
    guard !element.visibleFrame.isNull, !element.visibleFrame.isEmpty,
      let window = element.view.window
    else { throw offScreen(label, element) }
    let point = CGPoint(x: element.visibleFrame.midX, y: element.visibleFrame.midY)
    let onScreen = window.convert(point, to: nil as UIWindow?)
    // In all windows, because one in front may receive the touch.
    let target = hitTest(onScreen)
    guard let target, target.isTouched(with: element.view) else {
      throw covered(label, by: target, while: element.view.animatedChange)
    }
    TestPlatform.tap(at: onScreen, in: window)
  }

  /// Whether a touch at the center of the visible part of an element would reach the element.
  ///
  /// The element is the frontmost visible one with exactly this label or text; the result is false
  /// if there is none. Nothing is scrolled or tapped.
  public func isHittable(_ label: String) -> Bool {
    guard let element = first(label, includingScrolledAway: false),
      let window = element.view.window
    else { return false }
    let point = CGPoint(x: element.visibleFrame.midX, y: element.visibleFrame.midY)
    return hitTest(window.convert(point, to: nil as UIWindow?))?.isTouched(with: element.view)
      ?? false
  }

  /// Performs the escape gesture of assistive technology. Returns whether it was handled.
  ///
  /// UIKit calls `accessibilityPerformEscape()` on the focused element and then up the responder
  /// chain. The probe starts at the frontmost accessibility element, except keys of a keyboard, or
  /// at the first element in the modal view.
  @discardableResult
  public func performEscape() -> Bool {
    let accessibility = AccessibilityTree(scene)
    let focused = accessibility.elements.first { element in
      !element.accessibilityTraits.contains(.keyboardKey)
        && accessibility.modal.map(element.isDescendant) ?? true
    }
    guard let start = focused ?? accessibility.modal ?? windows.first else { return false }
    // The first one that handles it ends the search, as in UIKit.
    return sequence(first: start as UIResponder, next: \.next)
      .contains { $0.accessibilityPerformEscape() }
  }

  /// Returns the view that a touch at this point of the screen would reach.
  public func hitTest(_ point: CGPoint) -> UIView? {
    for window in windows {
      let inWindow = window.convert(point, from: nil as UIWindow?)
      if let view = window.hitTest(inWindow, with: nil) { return view }
    }
    return nil
  }

  /// Returns the frontmost element, or a key of the keyboard if there is no other.
  private func first(_ label: String, includingScrolledAway: Bool) -> ScreenElement? {
    var key: ScreenElement?
    for element in lazyElements(includingScrolledAway: includingScrolledAway)
    where element.matches(label) {
      guard element.isKey else { return element }
      key = key ?? element
    }
    return key
  }

  private func firstToTap(_ label: String) -> ScreenElement? {
    let visible = first(label, includingScrolledAway: false)
    if let visible, let control = controlScrolledAway(from: visible, label) { return control }
    if let visible, !visible.isKey { return visible }
    return first(label, includingScrolledAway: true)
  }

  /// Returns the control of which a visible text is only the title, if the control itself is
  /// scrolled away.
  private func controlScrolledAway(from text: ScreenElement, _ label: String) -> ScreenElement? {
    guard !text.isAccessible, let scroll = text.view.enclosingScrollView,
      text.view.ancestors.allSatisfy({ !($0 is UIControl) })
    else { return nil }
    return lazyElements(includingScrolledAway: true).first {
      $0.matches(label) && $0.view is UIControl && $0.view.enclosingScrollView === scroll
    }
  }

  /// Returns the accessibility element that the element is a part of, or the element itself.
  private func accessibilityElement(of part: ScreenElement, _ text: String) -> ScreenElement {
    // The outermost one, because assistive technology does not look inside an element.
    let whole = Array(part.view.ancestors.dropFirst()).last { view in
      view.isAccessibilityElement && (view is UIControl || view.accessibilityText == text)
    }
    guard let whole, let window = whole.window,
      let node = ScreenTraversal.nodes(of: window).last(where: { $0.view === whole })
    else { return part }
    return ScreenElement(
      view: whole, label: whole.accessibilityText ?? whole.displayedText ?? part.label,
      frame: node.frame, visibleFrame: node.visibleFrame)
  }

  /// Returns the elements front to back, lazily: a search reads no labels behind the element it
  /// finds.
  private func lazyElements(includingScrolledAway: Bool) -> some Sequence<ScreenElement> {
    windows.enumerated().lazy.flatMap { index, window in
      ScreenTraversal.nodes(of: window, index: index, includingScrolledAway: includingScrolledAway)
        .reversed()
        .lazy.compactMap(ScreenElement.init)
    }
  }

  /// Scrolls every scroll view that contains the element, the innermost first. Returns the element
  /// at its new position.
  private func scrolledIntoView(_ element: ScreenElement) -> ScreenElement {
    var hasScrolled = false
    var scroll = element.view.enclosingScrollView
    while let current = scroll {
      hasScrolled = makeVisible(element.view, in: current) || hasScrolled
      scroll = current.enclosingScrollView
    }
    // Found again, because its frame has changed.
    return hasScrolled ? elements.first { $0.view === element.view } ?? element : element
  }

  /// Scrolls to a view, if it is not fully visible. Returns whether that was necessary.
  private func makeVisible(_ view: UIView, in scroll: UIScrollView) -> Bool {
    let safe = scroll.bounds.inset(by: scroll.adjustedContentInset)
    let frame = view.convert(view.bounds, to: scroll)
    guard !safe.encloses(frame) else { return false }
    let (inset, content) = (scroll.adjustedContentInset, scroll.contentSize)
    var offset = scroll.contentOffset
    if frame.minX < safe.minX || frame.maxX > safe.maxX {
      offset.x = (frame.midX - safe.width / 2 - inset.left)
        .limited(from: -inset.left, to: content.width - safe.width - inset.left)
    }
    if frame.minY < safe.minY || frame.maxY > safe.maxY {
      offset.y = (frame.midY - safe.height / 2 - inset.top)
        .limited(from: -inset.top, to: content.height - safe.height - inset.top)
    }
    // Without animation, so that the tap finds it at once.
    scroll.contentOffset = offset
    scroll.window?.layoutIfNeeded()
    return true
  }
}

extension CGFloat {
  fileprivate func limited(from least: CGFloat, to most: CGFloat) -> CGFloat {
    Swift.max(Swift.min(self, most), least)
  }
}

// MARK: - Matching

extension ScreenElement {
  init?(_ node: ScreenTraversal.Node) {
    let view = node.view
    guard view.isAccessibilityElement || view.displayedText != nil,
      let label = view.accessibilityText ?? view.displayedText
    else { return nil }
    self.init(view: view, label: label, frame: node.frame, visibleFrame: node.visibleFrame)
  }

  func matches(_ text: String) -> Bool {
    label == text || view.displayedText == text
  }

  /// Whether it is a key of a keyboard.
  var isKey: Bool { traits.contains(.keyboardKey) }
}

extension UIView {
  /// Whether a touch that reaches this view is a touch on an element.
  ///
  /// If the element is a control or belongs to one, the view must belong to that control. Otherwise
  /// the view must be the element, one of its ancestors or one of its descendants.
  fileprivate func isTouched(with element: UIView) -> Bool {
    guard let control = element.ancestors.first(where: { $0 is UIControl }) else {
      return isRelated(to: element)
    }
    return isDescendant(of: control)
  }

  /// Whether one of the two views contains the other.
  func isRelated(to other: UIView) -> Bool {
    isDescendant(of: other) || other.isDescendant(of: self)
  }
}

// MARK: - Images and messages

extension ScreenProbe {
  /// Returns an image of the whole screen with this number of pixels per point.
  public func image(scale: CGFloat = 2) -> ScreenImage {
    TestPlatform.image(of: scene, windows: windows.reversed(), scale: scale)
  }

  /// The windows and their views as text; see ``ScreenDescription`` for the format.
  public var description: String {
    ScreenDescription(of: scene).text
  }

  /// Returns the audit violations on the current screen; see ``ScreenAudit``.
  public func audit() -> [AuditViolation] {
    ScreenAudit(scene).violations()
  }
}

extension ScreenProbe: @MainActor CustomDebugStringConvertible {
  /// The labels and texts on the screen, so that an expectation that fails says what is there instead.
  public var debugDescription: String { "screen: \(contents)" }
}

extension ScreenProbe {
  func notFound(_ label: String) -> ProbeError {
    ProbeError(
      kind: .notFound,
      description: "nothing on the screen has the label or the text “\(label)”; \(contents)")
  }

  /// The first labels and texts on the screen, in words.
  private var contents: String {
    var seen: [String] = []
    let elements = elements
    let hasKeyboard = elements.contains(where: \.isKey)
    for element in elements where !element.isKey && !seen.contains(element.label) {
      seen.append(element.label)
    }
    guard !seen.isEmpty else {
      return hasKeyboard ? "there is only the keyboard" : "there is no text at all"
    }
    let listed = seen.prefix(12).map { "“\($0)”" }.joined(separator: ", ")
    let more = seen.count > 12 ? " and \(seen.count - 12) more" : ""
    return "front to back there is \(listed)\(more)\(hasKeyboard ? ", and the keyboard" : "")"
  }

  func offScreen(_ label: String, _ element: ScreenElement) -> ProbeError {
    ProbeError(
      kind: .offScreen,
      description: "“\(label)” is at \(element.frame.formatted), outside of the visible area, "
        + "and no scroll view can scroll to it")
  }

  func covered(_ label: String, by view: UIView?, while change: String?) -> ProbeError {
    if let change {
      return ProbeError(
        kind: .covered,
        description: "“\(label)” is still \(change), and a touch on it reaches "
          + "\(view?.nameInMessages ?? "nothing"); advance the clock first")
    }
    guard let view else {
      return ProbeError(
        kind: .covered, description: "a touch on “\(label)” reaches nothing: no view accepts it")
    }
    return ProbeError(
      kind: .covered,
      description: "a touch on “\(label)” reaches \(view.nameInMessages) in front of it, "
        + "in a window of level \(Double(view.window?.windowLevel.rawValue ?? 0))")
  }
}

extension UIView {
  fileprivate var nameInMessages: String {
    "\(type(of: self))\(accessibilityText.map { " “\($0)”" } ?? "")"
  }

  /// What an animation does to the view or one of its ancestors at the moment, in a word.
  fileprivate var animatedChange: String? {
    let layers = ancestors.compactMap { view in
      view.layer.presentation().map { (model: view.layer, shown: $0) }
    }
    if layers.contains(where: {
      $0.model.frame.isApart(from: $0.shown.frame) || $0.model.bounds.isApart(from: $0.shown.bounds)
    }) {
      return "moving"
    }
    let isFading = layers.contains { abs($0.model.opacity - $0.shown.opacity) > 0.01 }
    return isFading ? "fading" : nil
  }
}

extension CGRect {
  fileprivate func isApart(from other: CGRect) -> Bool {
    let distances = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
    return distances.contains { abs($0) > 0.5 }
  }

  /// The origin and the size in brackets, with at most two decimals.
  var formatted: String {
    "[\(origin.x.formatted) \(origin.y.formatted) \(width.formatted) \(height.formatted)]"
  }
}

extension CGFloat {
  /// The number with at most two decimals, without trailing zeros.
  var formatted: String {
    // Infinity cannot be converted to an integer.
    guard magnitude < 1e15 else { return String(Double(self)) }
    let hundredths = (Double(self) * 100).rounded()
    // Without a negative zero.
    let value = hundredths == 0 ? 0 : hundredths / 100
    return value == value.rounded() ? String(Int(value)) : String(value)
  }
}

/// An error of a probe that could not perform an action.
public struct ProbeError: Error, Hashable, CustomStringConvertible {
  /// The kind of the error.
  public struct Kind: Sendable, Hashable {
    private let name: String

    /// No element on the screen has the label or text.
    public static let notFound = Kind(name: "notFound")
    /// The element is outside the visible area, and cannot be scrolled into view.
    public static let offScreen = Kind(name: "offScreen")
    /// Another view would receive the touch.
    public static let covered = Kind(name: "covered")
  }

  /// The kind of the error.
  public let kind: Kind

  /// The problem, and what was found on the screen instead.
  public let description: String
}

/// An element on the screen with an accessibility label or a text.
@MainActor
public struct ScreenElement {
  /// The view.
  public let view: UIView

  /// The accessibility label, otherwise the text that the view draws.
  public let label: String

  /// The bounds of the view in window coordinates, regardless of how much is visible.
  public let frame: CGRect

  /// The visible part of the frame; null if it is completely scrolled or clipped away.
  public let visibleFrame: CGRect

  /// Whether the view is an accessibility element.
  public var isAccessible: Bool { view.isAccessibilityElement }

  /// The accessibility traits.
  public var traits: UIAccessibilityTraits { view.accessibilityTraits }
}
