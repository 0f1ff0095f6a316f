// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// The view in front of what a placeholder covers: a background with the placeholder's view on it.
///
/// It follows the size of its superview with its autoresizing mask, so that it rotates with it, and
/// the keyboard with UIKit's layout guide. It blocks touches and VoiceOver for the views behind it.
@MainActor
final class PlaceholderHostView: UIView {
  /// The view of the current placeholder.
  private(set) var contentView: UIView?
  private var obscured = UIEdgeInsets.zero {
    didSet { if obscured != oldValue { setNeedsLayout() } }
  }
  private let keyboardView = KeyboardTrackingView()
  private var runningFade: Fade?

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
    alpha = 0
    keyboardView.install(in: self)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether it is fading out. VoiceOver and touches reach the views behind it as soon as the fade
  /// begins.
  var isDisappearing = false { didSet { accessibilityElementsHidden = isDisappearing } }

  /// Whether a visible view is in front of it.
  ///
  /// Scroll indicators and other narrow views of at most 12 points do not count, and neither do
  /// popups and the views in front of them.
  var isObscured: Bool {
    guard let views = superview?.subviews, views.last !== self else { return false }
    let viewsInFront = views.drop { $0 !== self }.dropFirst()
    return viewsInFront.prefix { !($0 is OverlayView) }.contains { view in
      !view.isHidden && view.alpha > 0.01 && min(view.bounds.width, view.bounds.height) > 12
        && view.frame.intersects(frame)
    }
  }

  /// Brings itself to the front of its container, below popups.
  func bringToFront(in container: UIView) {
    if let popup = container.subviews.first(where: { $0 is OverlayView }) {
      container.insertSubview(self, belowSubview: popup)
    } else {
      container.addSubview(self)
    }
  }

  /// Sets its frame, which changes when a covered scroll view scrolls.
  func updateFrame(
    in container: UIView, covering covered: UIView, insets: NSDirectionalEdgeInsets
  ) {
    let insets = LayoutInsets(
      insets, isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let geometry: PlaceholderGeometry
    if let scrollView = covered as? UIScrollView {
      geometry = PlaceholderGeometry(
        bounds: LayoutRect(scrollView.bounds),
        contentInset: LayoutInsets(scrollView.adjustedContentInset),
        safeArea: LayoutInsets(scrollView.safeAreaInsets), insets: insets)
      // A table or collection view may insert cells in front of it within a run-loop turn.
      if layer.zPosition == 0 { layer.zPosition = 1000 }
    } else {
      geometry = PlaceholderGeometry(
        size: LayoutSize(container.bounds.size),
        safeArea: LayoutInsets(container.safeAreaInsets), insets: insets,
        hasLargeTitle: SystemVersion.hasLargeTitlesInScrollViews && container.hasLargeTitle)
    }
    let frame = CGRect(geometry.frame)
    if self.frame != frame { self.frame = frame }
    obscured = UIEdgeInsets(geometry.obscured)
  }

  /// Shows a view instead of the current one, and becomes visible. Returns whether the view is new.
  ///
  /// The completion handler is called once, also if another animation supersedes this one.
  func show(
    _ newView: UIView, over duration: Duration, _ completion: @escaping @MainActor () -> Void
  ) -> Bool {
    isDisappearing = false
    // The standard view was updated in place, or the app has returned the same view again.
    guard newView !== contentView else {
      setNeedsLayout()
      fade(to: 1, over: duration, completion)
      return false
    }
    let oldView = contentView
    contentView = newView
    UIView.performWithoutAnimation {
      newView.translatesAutoresizingMaskIntoConstraints = true
      insertSubview(newView, belowSubview: keyboardView)
      newView.frame = contentRect
      // Otherwise its subviews would move to their places during the fade.
      newView.layoutIfNeeded()
    }
    guard let oldView, duration > .zero else {
      oldView?.removeFromSuperview()
      // The new view may have been fading out.
      newView.layer.removeAnimation(forKey: "opacity")
      newView.alpha = 1
      fade(to: 1, over: duration, completion)
      return true
    }
    // The host may be fading, in either direction.
    if alpha < 1 { fade(to: 1, over: duration) {} }
    newView.alpha = 0
    UIView.animate(
      withDuration: duration.inSeconds, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      newView.alpha = 1
      oldView.alpha = 0
    } completion: { [weak self, weak oldView] _ in
      // The app may show the same view again, even before the end of the fade.
      if let oldView, oldView !== self?.contentView {
        oldView.removeFromSuperview()
        oldView.alpha = 1
      }
      completion()
    }
    return true
  }

  /// Fades in or out; the completion handler is called once, also if another fade supersedes it.
  ///
  /// A fade that is in progress to the same opacity continues, and calls this handler, too.
  func fade(
    to opacity: CGFloat, over duration: Duration, _ completion: @escaping @MainActor () -> Void
  ) {
    guard duration > .zero else {
      // A running fade would hide the new value.
      layer.removeAnimation(forKey: "opacity")
      UIView.performWithoutAnimation { alpha = opacity }
      return completion()
    }
    if let runningFade, alpha == opacity { return runningFade.completions.append(completion) }
    guard alpha != opacity else { return completion() }
    let fade = Fade(completions: [completion])
    runningFade = fade
    UIView.animate(
      withDuration: duration.inSeconds, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      self.alpha = opacity
    } completion: { [weak self] _ in
      // Another fade may have begun.
      if self?.runningFade === fade { self?.runningFade = nil }
      for completion in fade.completions { completion() }
    }
  }

  /// A fade in progress.
  private final class Fade {
    var completions: [@MainActor () -> Void]

    init(completions: [@MainActor () -> Void]) {
      self.completions = completions
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

  /// The area that bars and the keyboard leave free.
  private var contentRect: CGRect {
    var insets = obscured
    // Without a keyboard, the layout guide is at the safe area.
    let keyboard = keyboardView.overlap
    if keyboard > safeAreaInsets.bottom { insets.bottom = max(insets.bottom, keyboard) }
    return bounds.inset(by: insets)
  }
}

extension UIView {
  /// Whether the navigation item of its page asks for a large title.
  fileprivate var hasLargeTitle: Bool {
    guard let page = nearestController, let navigation = page.navigationController,
      page.parent === navigation
    else { return false }
    return navigation.navigationBar.prefersLargeTitles
      && page.navigationItem.largeTitleDisplayMode != .never
  }
}
