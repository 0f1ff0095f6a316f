// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Puts placeholders in front of the content of one view controller or view, and keeps them there.
///
/// While it shows something, it polls once per run-loop turn: whether the view is loaded, which
/// views have been added in front, and how far it is scrolled. Nothing is observed while the
/// content is shown.
@MainActor
final class PlaceholderPresenter {
  typealias Target = (key: PlaceholderMachine.Page, page: Placeholder)

  private(set) weak var base: UIResponder?
  /// Called when the user taps the button of a placeholder.
  var onAction: @MainActor (PlaceholderMachine.Page) -> Void = { _ in }
  weak var region: UIView? { didSet { if region !== oldValue { reinstallHost() } } }
  var insets = NSDirectionalEdgeInsets.zero
  var scrolling = PlaceholderScrolling.automatic { didSet { overrideScrolling() } }
  var explicitTheme: PlaceholderTheme? { didSet { applyTheme() } }

  private var showing: Target?
  private(set) var host: PlaceholderHostView?
  private var scrollOverrides: ScrollViewOverrides?
  /// The views that are hidden from VoiceOver because the placeholder is in front of them.
  private var inaccessibleViews: [Weak<UIView>] = []
  private var observer: RunLoopObserver?
  /// How often the host has begun to disappear.
  private var generation = 0

  init(of base: UIResponder) {
    self.base = base
    PlaceholderThemeStore.current.observe(self)
  }

  var isIdle: Bool {
    showing == nil && host == nil && scrollOverrides == nil && observer == nil
  }

  private var theme: PlaceholderTheme { explicitTheme ?? .default }

  /// The view to cover; `nil` if it is not loaded.
  private var covered: UIView? {
    let pageView = (base as? UIViewController)?.viewIfLoaded ?? base as? UIView
    guard let region, let pageView, region !== pageView else { return region ?? pageView }
    guard region.isDescendant(of: pageView) else {
      if let base { MisuseReport.regionOutsidePage(region, base).report() }
      return pageView
    }
    return region
  }

  /// Shows a placeholder, or the content for `nil`.
  ///
  /// The completion handler is called once, also if another move supersedes this one.
  func move(to next: Target?, animated: Bool, completion: @escaping @MainActor () -> Void) {
    showing = next
    guard let next else { return disappear(animated: animated, completion) }
    startPolling()
    // The view is not loaded. The poll installs the host when it is.
    guard let host = installHost() else { return completion() }
    // Off the screen an animation would only delay the completion.
    let duration = animated && host.window != nil ? theme.fadeDuration : .zero
    if show(next, in: host, over: duration, completion) {
      PlaceholderAccessibility.didAppear(host)
    }
  }

  private func disappear(animated: Bool, _ completion: @escaping @MainActor () -> Void) {
    // First, because the content can be used while the placeholder fades out.
    restoreCoveredViews()
    guard let host else {
      stopPolling()
      return completion()
    }
    generation += 1
    let currentGeneration = generation
    host.isDisappearing = true
    PlaceholderAccessibility.willDisappear(host)
    let duration = animated && host.window != nil ? theme.fadeDuration : .zero
    host.fade(to: 0, over: duration) { [weak self] in
      // A newer placeholder may have appeared and begun to disappear meanwhile.
      if let self, self.showing == nil, self.generation == currentGeneration {
        self.removeHost()
        self.stopPolling()
      }
      completion()
    }
  }

  private func removeHost() {
    host?.removeFromSuperview()
    host = nil
  }

  /// Removes everything at once.
  func tearDown() {
    showing = nil
    restoreCoveredViews()
    stopPolling()
    removeHost()
  }

  /// Makes the current view again, in the current theme.
  func applyTheme() {
    if let showing, let host { show(showing, in: host) }
  }

  // MARK: - Host

  /// Puts the host in front of the covered view. Returns `nil` if there is no view to cover.
  private func installHost() -> PlaceholderHostView? {
    guard let covered else { return nil }
    let host = host ?? PlaceholderHostView()
    self.host = host
    let container = covered.placeholderContainer
    if host.superview !== container {
      restoreCoveredViews()
      // A first responder behind the placeholder must not keep the keyboard.
      covered.endEditing(true)
      UIView.performWithoutAnimation {
        host.bringToFront(in: container)
        host.updateFrame(in: container, covering: covered, insets: insets)
      }
    }
    overrideScrolling()
    hideCoveredViews(behind: host)
    return host
  }

  /// Hides the views that are behind the placeholder now from VoiceOver.
  ///
  /// A placeholder is not modal: bars and views beside it can still be used, and popups are in front
  /// of it. Views that the app has hidden from VoiceOver stay hidden.
  private func hideCoveredViews(behind host: UIView) {
    for view in host.superview?.subviews ?? [] where view !== host && !(view is OverlayView) {
      guard !view.accessibilityElementsHidden, view.frame.intersects(host.frame) else { continue }
      view.accessibilityElementsHidden = true
      inaccessibleViews.append(Weak(object: view))
    }
  }

  /// Restores the properties of the covered views.
  private func restoreCoveredViews() {
    scrollOverrides?.restore()
    scrollOverrides = nil
    for view in inaccessibleViews { view.object?.accessibilityElementsHidden = false }
    inaccessibleViews = []
  }

  private func reinstallHost() {
    guard let showing, host != nil else { return }
    restoreCoveredViews()
    removeHost()
    if let host = installHost() { show(showing, in: host) }
  }

  private func overrideScrolling() {
    guard showing != nil, let scrollView = covered as? UIScrollView,
      host?.superview === scrollView
    else { return }
    // Otherwise the values of the first override would count as those of the app.
    scrollOverrides?.restore()
    scrollOverrides = ScrollViewOverrides(scrollView, scrolling)
  }

  private func startPolling() {
    guard observer == nil else { return }
    observer = RunLoopObserver { [weak self] in self?.poll() }
  }

  private func stopPolling() {
    observer?.invalidate()
    observer = nil
  }

  /// Checks that the host is still in front of the covered view, and updates its frame.
  func poll() {
    guard let covered else { return }
    let container = covered.placeholderContainer
    guard let showing else {
      // It is fading out: it follows the content, and no longer has to be in front.
      if host?.superview === container {
        host?.updateFrame(in: container, covering: covered, insets: insets)
      }
      return
    }
    // The view was loaded after the call, or the app has removed the host.
    guard let host, host.superview === container else {
      if let host = installHost() { show(showing, in: host) }
      return
    }
    if host.isObscured { host.bringToFront(in: container) }
    host.updateFrame(in: container, covering: covered, insets: insets)
    hideCoveredViews(behind: host)
    if let scrollView = covered as? UIScrollView,
      scrollOverrides?.isOutdated(for: scrollView) == true
    {
      overrideScrolling()
    }
  }

  // MARK: - Views

  /// Shows the view of a placeholder on its background. Returns whether the view is new.
  @discardableResult
  private func show(
    _ showing: Target, in host: PlaceholderHostView, over duration: Duration = .zero,
    _ completion: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    host.backgroundColor =
      theme.background ?? covered?.effectiveBackgroundColor ?? .systemBackground
    return host.show(makeView(of: showing), over: duration, completion)
  }

  private func makeView(of showing: Target) -> UIView {
    let (key, placeholder) = showing
    let theme = theme
    let action: @MainActor () -> Void = { [weak self] in self?.onAction(key) }
    let content = theme.content(of: placeholder)
    if let customView = placeholder.makeView?(action)
      ?? theme.makeView(placeholder.kind, content, content.button == nil ? nil : action)
    {
      if customView.superview != nil, host.map({ customView.isDescendant(of: $0) }) != true {
        MisuseReport.viewHasSuperview(customView).report()
      }
      return customView
    }
    if let view = host?.contentView as? PlaceholderView,
      view.update(placeholder.kind, content, theme, onAction: action)
    {
      return view
    }
    return PlaceholderView(placeholder.kind, content, theme, onAction: action)
  }
}

extension UIView {
  /// The view to add the host to: the content view, if UIKit prescribes one.
  fileprivate var placeholderContainer: UIView {
    switch self {
    case let view as UIVisualEffectView: view.contentView
    case let view as UITableViewCell: view.contentView
    case let view as UICollectionViewCell: view.contentView
    default: self
    }
  }

  /// The first opaque background color of the view and its superviews.
  var effectiveBackgroundColor: UIColor? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.backgroundColor)
      .first { $0.cgColor.alpha == 1 }
  }
}

// MARK: - Overrides of scroll views

/// Overrides properties of a scroll view while a placeholder covers it, and restores them.
///
/// | property | while covered |
/// |---|---|
/// | `isScrollEnabled` | off, unless it can be pulled |
/// | `alwaysBounceVertical` | on, if it can be pulled |
/// | `showsVerticalScrollIndicator`, `showsHorizontalScrollIndicator` | off |
/// | `scrollsToTop` | off |
/// | `separatorStyle` of a table | none |
///
/// Nothing else is changed: not the insets, the offset, the refresh control, the delegate,
/// `bounces` or the background view. If the app sets one of these properties while the scroll view
/// is covered, the override is not applied again.
@MainActor
final class ScrollViewOverrides {
  private let scrolling: PlaceholderScrolling
  private let wasPullable: Bool
  private var restorations: [@MainActor () -> Void] = []

  init(_ scrollView: UIScrollView, _ scrolling: PlaceholderScrolling) {
    self.scrolling = scrolling
    wasPullable = scrollView.isPullable
    guard scrolling != .unchanged else { return }
    if scrolling == .automatic, wasPullable {
      // If the app has disabled scrolling, it stays disabled.
      override(scrollView, \.alwaysBounceVertical, true)
    } else {
      override(scrollView, \.isScrollEnabled, false)
    }
    override(scrollView, \.showsVerticalScrollIndicator, false)
    override(scrollView, \.showsHorizontalScrollIndicator, false)
    override(scrollView, \.scrollsToTop, false)
    if let table = scrollView as? UITableView { override(table, \.separatorStyle, .none) }
  }

  /// Whether a refresh control was added or removed.
  func isOutdated(for scrollView: UIScrollView) -> Bool {
    scrolling == .automatic && scrollView.isPullable != wasPullable
  }

  /// Restores the values from before.
  func restore() {
    for restoration in restorations.reversed() { restoration() }
    restorations = []
  }

  private func override<View: UIScrollView, Value: Equatable>(
    _ view: View, _ property: ReferenceWritableKeyPath<View, Value>, _ value: Value
  ) {
    let before = view[keyPath: property]
    guard before != value else { return }
    view[keyPath: property] = value
    restorations.append { [weak view] in view?[keyPath: property] = before }
  }
}

extension UIScrollView {
  fileprivate var isPullable: Bool { refreshControl != nil && bounces }
}
