// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Finds, reads and taps what is on the screen of a scene, as a user would.
///
/// A probe looks at all visible windows of the scene, front to back, and never at the code behind
/// them. It holds no state: every call looks anew.
@MainActor
public struct ScreenProbe {
  /// The scene that is looked at.
  public let scene: UIWindowScene

  /// Creates a probe.
  public init(_ scene: UIWindowScene) {
    self.scene = scene
  }

  /// The visible windows, front to back.
  public var windows: [UIWindow] { ScreenTraversal.windows(of: scene) }

  /// Everything with a label or a text of which a part can be seen, front to back.
  public var elements: [ScreenElement] { elements(includingScrolledAway: false) }

  /// The texts that can be seen, front to back: of labels, and what text fields and text views hold,
  /// dots for what is secret.
  public var texts: [String] { elements.compactMap(\.view.displayedText) }

  /// Says whether a part of an element with this label or text can be seen.
  public func isVisible(_ label: String) -> Bool {
    element(label) != nil
  }

  /// The frontmost element with exactly this label or text of which a part can be seen.
  public func element(_ label: String) -> ScreenElement? {
    first(label, includingScrolledAway: false)
  }

  /// Taps the middle of the frontmost element with this label or text of which a part can be seen, or,
  /// where there is none, of the frontmost one that can be scrolled to.
  ///
  /// A scroll view around the element is scrolled first where that is needed. The touch goes
  /// through hit testing from the frontmost window down; if it would reach something that has
  /// nothing to do with the element, or would miss the control that the element is or belongs to,
  /// nothing is tapped and a failure says what gets the touch. On the stand-in a scene that is not in
  /// front comes to the front with the touch.
  public func tap(_ label: String) throws(ProbeError) {
    guard let found = element(label) ?? first(label, includingScrolledAway: true)
    else { throw notFound(label) }
    let element = scrolledIntoView(found)
    guard !element.visibleFrame.isNull, !element.visibleFrame.isEmpty,
      let window = element.view.window
    else { throw offScreen(label, element) }
    let point = CGPoint(x: element.visibleFrame.midX, y: element.visibleFrame.midY)
    let onScreen = window.convert(point, to: nil as UIWindow?)
    let target = hitTest(at: onScreen)
    guard let target, target.isTouched(with: element.view) else {
      throw covered(label, by: target)
    }
    TestPlatform.tap(at: onScreen, in: window)
  }

  /// Says whether a touch on the middle of what can be seen of the frontmost element with this label or
  /// text would get to that element; false where there is none. Nothing is scrolled or tapped.
  public func isHittable(_ label: String) -> Bool {
    guard let element = element(label), let window = element.view.window else { return false }
    let point = CGPoint(x: element.visibleFrame.midX, y: element.visibleFrame.midY)
    return hitTest(at: window.convert(point, to: nil as UIWindow?))?.isTouched(with: element.view)
      ?? false
  }

  /// Makes the escape gesture of assistive technology; says whether anything took it.
  ///
  /// Asked are the views and controllers from the frontmost accessible element up that is no key of a
  /// keyboard, as UIKit asks them from the focused element on; where a view is modal, from the first
  /// element in it.
  @discardableResult
  public func performEscape() -> Bool {
    let accessibility = AccessibilityTree(scene)
    let focused = accessibility.elements.first { element in
      !element.accessibilityTraits.contains(.keyboardKey)
        && accessibility.modal.map(element.isDescendant) ?? true
    }
    guard let start = focused ?? accessibility.modal ?? windows.first else { return false }
    return sequence(first: start as UIResponder, next: \.next)
      .contains { $0.accessibilityPerformEscape() }
  }

  /// The view that a touch at this point of the screen would reach.
  public func hitTest(at point: CGPoint) -> UIView? {
    for window in windows {
      let inWindow = window.convert(point, from: nil as UIWindow?)
      if let view = window.hitTest(inWindow, with: nil) { return view }
    }
    return nil
  }

  private func elements(includingScrolledAway: Bool) -> [ScreenElement] {
    Array(lazyElements(includingScrolledAway: includingScrolledAway))
  }

  private func first(_ label: String, includingScrolledAway: Bool) -> ScreenElement? {
    lazyElements(includingScrolledAway: includingScrolledAway).first { $0.matches(label) }
  }

  /// Front to back. What lies behind the element that is looked for is not asked for its label.
  private func lazyElements(includingScrolledAway: Bool) -> some Sequence<ScreenElement> {
    windows.enumerated().lazy.flatMap { index, window in
      ScreenTraversal.nodes(of: window, index: index, includingScrolledAway: includingScrolledAway)
        .reversed()
        .lazy.compactMap(ScreenElement.init)
    }
  }

  /// Scrolls every scroll view around the element, the innermost first.
  private func scrolledIntoView(_ element: ScreenElement) -> ScreenElement {
    var hasScrolled = false
    var scroll = element.view.enclosingScrollView
    while let current = scroll {
      hasScrolled = makeVisible(element.view, in: current) || hasScrolled
      scroll = current.enclosingScrollView
    }
    return hasScrolled ? elements.first { $0.view === element.view } ?? element : element
  }

  /// Scrolls to a view, if it is not in sight; answers whether that was needed.
  private func makeVisible(_ view: UIView, `in` scroll: UIScrollView) -> Bool {
    let safe = scroll.bounds.inset(by: scroll.adjustedContentInset)
    let frame = view.convert(view.bounds, to: scroll)
    guard !safe.contains(frame) else { return false }
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
    scroll.contentOffset = offset
    scroll.window?.layoutIfNeeded()
    return true
  }
}

extension CGFloat {
  /// With at most two decimals, and none where they would be zero.
  var formatted: String {
    guard magnitude < 1e15 else { return String(Double(self)) }
    let hundredths = (Double(self) * 100).rounded()
    let value = hundredths == 0 ? 0 : hundredths / 100
    return value == value.rounded() ? String(Int(value)) : String(value)
  }
}

extension CGFloat {
  fileprivate func limited(from least: CGFloat, to most: CGFloat) -> CGFloat {
    Swift.max(Swift.min(self, most), least)
  }
}

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
}

extension UIView {
  /// Whether a touch that gets to this view is one on that element: it is on the control that this is or
  /// belongs to, or, if there is none, on the element or what that is a part of.
  fileprivate func isTouched(with element: UIView) -> Bool {
    guard let control = element.ancestors.first(where: { $0 is UIControl }) else {
      return isRelated(to: element)
    }
    return isDescendant(of: control)
  }

  /// Whether one of the two views lies in the other.
  func isRelated(to other: UIView) -> Bool {
    isDescendant(of: other) || other.isDescendant(of: self)
  }
}

extension ScreenProbe {
  /// Takes a picture of the whole screen, at so many pixels per point.
  public func image(scale: CGFloat = 2) -> ScreenImage {
    TestPlatform.image(of: scene, windows: windows.reversed(), scale: scale)
  }

  /// The windows and their views as text; see ``ScreenDescription`` for the format.
  public var description: String {
    ScreenDescription(of: scene).text
  }

  /// What is wrong with the screen as it is now; see ``ScreenAudit``.
  public func audit() -> [AuditViolation] {
    ScreenAudit(scene).violations()
  }
}

extension ScreenProbe {
  func notFound(_ label: String) -> ProbeError {
    let seen = texts.prefix(12).map { "“\($0)”" }.joined(separator: ", ")
    return ProbeError(
      kind: .notFound,
      description: "nothing on the screen has the label or the text “\(label)”; "
        + (seen.isEmpty ? "there is no text at all" : "front to back there is \(seen)"))
  }

  func offScreen(_ label: String, _ element: ScreenElement) -> ProbeError {
    ProbeError(
      kind: .offScreen,
      description: "“\(label)” lies at \(element.frame.formatted), outside of what can be seen, "
        + "and no scroll view brings it there")
  }

  func covered(_ label: String, by view: UIView?) -> ProbeError {
    guard let view else {
      return ProbeError(
        kind: .covered, description: "a touch on “\(label)” reaches nothing: no view accepts it")
    }
    let name = view.accessibilityText.map { " “\($0)”" } ?? ""
    return ProbeError(
      kind: .covered,
      description: "a touch on “\(label)” reaches \(type(of: view))\(name) in front of it, "
        + "in a window of level \(Double(view.window?.windowLevel.rawValue ?? 0))")
  }
}

extension CGRect {
  /// Origin and size in brackets, with at most two decimals.
  var formatted: String {
    "[\(origin.x.formatted) \(origin.y.formatted) \(width.formatted) \(height.formatted)]"
  }
}

/// Why a probe could not do what it was asked for.
public struct ProbeError: Error, Hashable, CustomStringConvertible {
  /// What went wrong, without the words.
  public struct Kind: Sendable, Hashable {
    private let name: String

    /// Nothing on the screen has the label or the text.
    public static let notFound = Kind(name: "notFound")
    /// It is there, but not within the screen, and no scroll view can bring it there.
    public static let offScreen = Kind(name: "offScreen")
    /// Something in front of it gets the touch.
    public static let covered = Kind(name: "covered")
  }

  /// What went wrong, without the words.
  public let kind: Kind

  /// What went wrong, what was looked at, and what was found instead.
  public let description: String
}

/// Something on the screen that has a label for assistive technology or a text.
@MainActor
public struct ScreenElement {
  /// The view.
  public let view: UIView

  /// What assistive technology says, else the text that the view draws.
  public let label: String

  /// The view's rectangle in its window, whether it can all be seen or not.
  public let frame: CGRect

  /// What can be seen of the rectangle; null where it is scrolled or clipped away.
  public let visibleFrame: CGRect

  /// Whether assistive technology stops at the element.
  public var isAccessible: Bool { view.isAccessibilityElement }

  /// What assistive technology knows of the element's kind and state.
  public var traits: UIAccessibilityTraits { view.accessibilityTraits }
}
