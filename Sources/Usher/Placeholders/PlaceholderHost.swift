// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The view of ours in front of what it covers: a background, and one page on it.
///
/// It follows the size by its autoresizing mask, so that a rotation takes it along, and the keyboard by
/// UIKit's guide. What lies behind cannot be touched or read.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class PlaceholderHost: UIView {
  /// A page, and what lies behind it.
  struct Made {
    let view: UIView
    let background: UIColor
  }

  /// The page that is shown.
  private(set) var page: UIView?
  private var obscured = UIEdgeInsets.zero {
    didSet { if obscured != oldValue { setNeedsLayout() } }
  }
  private let probe = KeyboardProbe()

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
    alpha = 0
    probe.follow(in: self)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether it has shown nothing yet.
  var isNew: Bool { page == nil }

  /// Whether it is on its way out, and what lies behind is in use again. For touches it is gone as soon
  /// as it begins to fade.
  var isLeaving = false { didSet { accessibilityElementsHidden = isLeaving } }

  /// Whether something that can be seen is in front of it. The slim bars that a list keeps in front do
  /// not count, and neither do popups, nor what is in front of those.
  var isBehindSomething: Bool {
    guard let views = superview?.subviews, views.last !== self else { return false }
    let before = views.drop { $0 !== self }.dropFirst()
    return before.prefix { !($0 is OverlayView) }.contains { view in
      !view.isHidden && view.alpha > 0.01 && min(view.bounds.width, view.bounds.height) > 12
        && view.frame.intersects(frame)
    }
  }

  /// Goes in front of everything there, save popups.
  func comeToFront(of ground: UIView) {
    if let popup = ground.subviews.first(where: { $0 is OverlayView }) {
      ground.insertSubview(self, belowSubview: popup)
    } else {
      ground.addSubview(self)
    }
  }

  /// Lies down where it belongs, which changes where something scrolls.
  func follow(_ ground: UIView, _ covered: UIView, sparing insets: NSDirectionalEdgeInsets) {
    let spared = LayoutInsets(
      insets, isRightToLeft: ground.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let place: PlaceholderPlace
    if let list = covered as? UIScrollView {
      place = PlaceholderPlace(
        bounds: LayoutRect(
          x: list.bounds.minX, y: list.bounds.minY, width: list.bounds.width,
          height: list.bounds.height), covered: LayoutInsets(list.adjustedContentInset),
        safeArea: LayoutInsets(list.safeAreaInsets),
        spared: spared)
      // A list may put rows in front in the middle of a turn.
      if layer.zPosition == 0 { layer.zPosition = 1000 }
    } else {
      place = PlaceholderPlace(
        size: LayoutSize(ground.bounds.size),
        safeArea: LayoutInsets(ground.safeAreaInsets), spared: spared)
    }
    let frame = CGRect(place.frame)
    if self.frame != frame { self.frame = frame }
    obscured = UIEdgeInsets(place.obscured)
  }

  /// Shows a page in place of the one that it shows, and becomes visible itself; answers whether it is
  /// another page. The end is told once.
  @discardableResult
  func show(
    _ made: Made, over time: Duration, _ end: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    isLeaving = false
    backgroundColor = made.background
    guard made.view !== page else {
      setNeedsLayout()
      fade(to: 1, over: alpha == 1 ? .zero : time, end)
      return false
    }
    let old = page
    page = made.view
    UIView.performWithoutAnimation {
      made.view.translatesAutoresizingMaskIntoConstraints = true
      insertSubview(made.view, belowSubview: probe)
      made.view.frame = room
      made.view.layoutIfNeeded()
    }
    guard let old, time > .zero else {
      old?.removeFromSuperview()
      // It may have been on its way out.
      made.view.layer.removeAnimation(forKey: "opacity")
      made.view.alpha = 1
      fade(to: 1, over: time, end)
      return true
    }
    if alpha < 1 { fade(to: 1, over: time) {} }
    made.view.alpha = 0
    UIView.animate(
      withDuration: time.inSeconds, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      made.view.alpha = 1
      old.alpha = 0
    } completion: { [weak self, weak old] _ in
      if let old, old !== self?.page {
        old.removeFromSuperview()
        old.alpha = 1
      }
      end()
    }
    return true
  }

  /// Becomes visible or invisible; the end is told once, also if another fade takes over.
  func fade(to opacity: CGFloat, over time: Duration, _ end: @escaping @MainActor () -> Void) {
    guard time > .zero else {
      layer.removeAnimation(forKey: "opacity")
      UIView.performWithoutAnimation { alpha = opacity }
      return end()
    }
    UIView.animate(
      withDuration: time.inSeconds, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      self.alpha = opacity
    } completion: { _ in
      end()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    page?.frame = room
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// What bars and the keyboard leave.
  private var room: CGRect {
    var insets = obscured
    // The guide lies at the safe area while the keyboard is down.
    let keyboard = KeyboardProbe.overlap(in: self)
    if keyboard > safeAreaInsets.bottom { insets.bottom = max(insets.bottom, keyboard) }
    return bounds.inset(by: insets)
  }
}

extension Duration {
  /// For animations.
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
