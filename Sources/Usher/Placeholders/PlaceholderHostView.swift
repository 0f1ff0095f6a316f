// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The view of ours in front of what it covers: a background, and one page on it.
///
/// It follows the size by its autoresizing mask, so that a rotation takes it along, and the keyboard by
/// UIKit's guide. What lies behind cannot be touched or read.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class PlaceholderHostView: UIView {
  /// A page, and what lies behind it.
  struct Page {
    let view: UIView
    let background: UIColor
  }

  /// The page that is shown.
  private(set) var contentView: UIView?
  private var obscured = UIEdgeInsets.zero {
    didSet { if obscured != oldValue { setNeedsLayout() } }
  }
  private let probe = KeyboardTrackingView()

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
    alpha = 0
    probe.install(in: self)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether it has shown nothing yet.
  var isEmpty: Bool { contentView == nil }

  /// Whether it is on its way out, and what lies behind is in use again. For touches it is gone as soon
  /// as it begins to fade.
  var isDisappearing = false { didSet { accessibilityElementsHidden = isDisappearing } }

  /// Whether something that can be seen is in front of it. The slim bars that a list keeps in front do
  /// not count, and neither do popups, nor what is in front of those.
  var isObscured: Bool {
    guard let views = superview?.subviews, views.last !== self else { return false }
    let viewsInFront = views.drop { $0 !== self }.dropFirst()
    return viewsInFront.prefix { !($0 is OverlayView) }.contains { view in
      !view.isHidden && view.alpha > 0.01 && min(view.bounds.width, view.bounds.height) > 12
        && view.frame.intersects(frame)
    }
  }

  /// Goes in front of everything there, save popups.
  func bringToFront(`in` container: UIView) {
    if let popup = container.subviews.first(where: { $0 is OverlayView }) {
      container.insertSubview(self, belowSubview: popup)
    } else {
      container.addSubview(self)
    }
  }

  /// Lies down where it belongs, which changes where something scrolls.
  func updateFrame(_ container: UIView, _ covered: UIView, insets: NSDirectionalEdgeInsets) {
    let spared = LayoutInsets(
      insets, isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let geometry: PlaceholderGeometry
    if let scrollView = covered as? UIScrollView {
      geometry = PlaceholderGeometry(
        bounds: LayoutRect(
          x: scrollView.bounds.minX, y: scrollView.bounds.minY, width: scrollView.bounds.width,
          height: scrollView.bounds.height), covered: LayoutInsets(scrollView.adjustedContentInset),
        safeArea: LayoutInsets(scrollView.safeAreaInsets),
        spared: spared)
      // A list may put rows in front in the middle of a turn.
      if layer.zPosition == 0 { layer.zPosition = 1000 }
    } else {
      geometry = PlaceholderGeometry(
        size: LayoutSize(container.bounds.size),
        safeArea: LayoutInsets(container.safeAreaInsets), spared: spared)
    }
    let frame = CGRect(geometry.frame)
    if self.frame != frame { self.frame = frame }
    obscured = UIEdgeInsets(geometry.obscured)
  }

  /// Shows a page in place of the one that it shows, and becomes visible itself; answers whether it is
  /// another page. The end is told once.
  @discardableResult
  func show(
    _ newPage: Page, over duration: Duration, _ completion: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    isDisappearing = false
    backgroundColor = newPage.background
    guard newPage.view !== contentView else {
      setNeedsLayout()
      fade(to: 1, over: alpha == 1 ? .zero : duration, completion)
      return false
    }
    let oldView = contentView
    contentView = newPage.view
    UIView.performWithoutAnimation {
      newPage.view.translatesAutoresizingMaskIntoConstraints = true
      insertSubview(newPage.view, belowSubview: probe)
      newPage.view.frame = contentRect
      newPage.view.layoutIfNeeded()
    }
    guard let oldView, duration > .zero else {
      oldView?.removeFromSuperview()
      // It may have been on its way out.
      newPage.view.layer.removeAnimation(forKey: "opacity")
      newPage.view.alpha = 1
      fade(to: 1, over: duration, completion)
      return true
    }
    if alpha < 1 { fade(to: 1, over: duration) {} }
    newPage.view.alpha = 0
    UIView.animate(
      withDuration: duration.secondsColumn, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      newPage.view.alpha = 1
      oldView.alpha = 0
    } completion: { [weak self, weak oldView] _ in
      if let oldView, oldView !== self?.contentView {
        oldView.removeFromSuperview()
        oldView.alpha = 1
      }
      completion()
    }
    return true
  }

  /// Becomes visible or invisible; the end is told once, also if another fade takes over.
  func fade(to opacity: CGFloat, over duration: Duration, _ completion: @escaping @MainActor () -> Void) {
    guard duration > .zero else {
      layer.removeAnimation(forKey: "opacity")
      UIView.performWithoutAnimation { alpha = opacity }
      return completion()
    }
    UIView.animate(
      withDuration: duration.secondsColumn, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      self.alpha = opacity
    } completion: { _ in
      completion()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView?.frame = contentRect
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// What bars and the keyboard leave.
  private var contentRect: CGRect {
    var insets = obscured
    // The guide lies at the safe area while the keyboard is down.
    let keyboard = KeyboardTrackingView.overlap(in: self)
    if keyboard > safeAreaInsets.bottom { insets.bottom = max(insets.bottom, keyboard) }
    return bounds.inset(by: insets)
  }
}

extension Duration {
  /// For animations.
  var secondsColumn: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
