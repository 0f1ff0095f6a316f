// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Puts pages in front of the content of one view controller or view, and keeps them there.
///
/// It looks once per turn while it shows something: whether the view is there, what else has come in
/// front, how far it is scrolled. Nothing is observed while the content is shown.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class PlaceholderPresenter {
  typealias Target = (key: PlaceholderMachine.Page, page: Placeholder)

  private(set) weak var base: UIResponder?
  /// The user has tapped the button of a page.
  var onAction: @MainActor (PlaceholderMachine.Page) -> Void = { _ in }
  weak var region: UIView? { didSet { if region !== oldValue { reinstallHost() } } }
  var insets = NSDirectionalEdgeInsets.zero
  var scrolling = PlaceholderScrolling.automatic { didSet { overrideScrolling() } }
  var explicitTheme: PlaceholderTheme? { didSet { applyTheme() } }

  private var showing: Target?
  private(set) var host: PlaceholderHostView?
  private var scrollOverrides: ScrollViewOverrides?
  private let coveredElements = CoveredAccessibilityElements()
  private var observer: RunLoopObserver?
  /// How often a page has begun to leave.
  private var generation = 0

  init(of base: UIResponder) {
    self.base = base
    PlaceholderThemeStore.current.observe(self)
  }

  var isIdle: Bool { showing == nil && host == nil && scrollOverrides == nil && observer == nil }

  private var theme: PlaceholderTheme { explicitTheme ?? .default }

  /// The view that is covered; `nil` while it is not loaded.
  private var covered: UIView? {
    let pageView = (base as? UIViewController)?.viewIfLoaded ?? base as? UIView
    guard let region, let pageView, region !== pageView else { return region ?? pageView }
    guard region.isDescendant(of: pageView) else {
      if let base { PlaceholderMisuse.regionOutsidePage(region, base).report() }
      return pageView
    }
    return region
  }

  /// Shows a page, or the content; the end is told once, also of a move that another one takes over.
  func move(to next: Target?, animated: Bool, completion: @escaping @MainActor () -> Void) {
    showing = next
    guard let next else { return disappear(animated: animated, completion) }
    startPolling()
    guard let host = installHost() else { return completion() }
    let duration = animated && host.window != nil ? theme.fadeDuration : .zero
    if host.show(makeView(of: next), over: duration, completion) { PlaceholderAccessibility.didAppear(of: host) }
  }

  private func disappear(animated: Bool, _ completion: @escaping @MainActor () -> Void) {
    restoreCoveredViews()
    guard let host else {
      stopPolling()
      return completion()
    }
    generation += 1
    let currentGeneration = generation
    host.isDisappearing = true
    PlaceholderAccessibility.willDisappear(host)
    host.fade(to: 0, over: animated && host.window != nil ? theme.fadeDuration : .zero) { [weak self] in
      // Something newer may have come meanwhile, and left again.
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

  /// Nothing of ours is left, whatever was shown.
  func tearDown() {
    showing = nil
    restoreCoveredViews()
    stopPolling()
    removeHost()
  }

  /// What is shown is made anew, in the theme that counts now.
  func applyTheme() {
    guard let showing, let host else { return }
    host.show(makeView(of: showing), over: .zero)
  }

  // MARK: Standing

  /// The view of ours in its place; `nil` while there is nothing to cover.
  private func installHost() -> PlaceholderHostView? {
    guard let covered else { return nil }
    let host = host ?? PlaceholderHostView()
    self.host = host
    let container = covered.placeholderContainer
    if host.superview !== container {
      restoreCoveredViews()
      // The keyboard belongs to something that nobody sees from now on.
      covered.endEditing(true)
      UIView.performWithoutAnimation {
        host.bringToFront(in: container)
        host.updateFrame(container, covered, insets: insets)
      }
    }
    overrideScrolling()
    coveredElements.hide(host)
    return host
  }

  /// What was changed of what is covered is as it was.
  private func restoreCoveredViews() {
    scrollOverrides?.restore()
    scrollOverrides = nil
    coveredElements.restore()
  }

  private func reinstallHost() {
    guard let showing, host != nil else { return }
    restoreCoveredViews()
    removeHost()
    guard let host = installHost() else { return }
    host.show(makeView(of: showing), over: .zero)
  }

  private func overrideScrolling() {
    guard showing != nil, let scrollView = covered as? UIScrollView, host?.superview === scrollView else {
      return
    }
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

  /// Sees to it that the page still stands in front of everything it should.
  func poll() {
    guard let covered else { return }
    let container = covered.placeholderContainer
    guard let showing else {
      if host?.superview === container { host?.updateFrame(container, covered, insets: insets) }
      return
    }
    guard let host, host.superview === container else {
      if let host = installHost() { host.show(makeView(of: showing), over: .zero) }
      return
    }
    if host.isObscured { host.bringToFront(in: container) }
    host.updateFrame(container, covered, insets: insets)
    coveredElements.hide(host)
    if let scrollView = covered as? UIScrollView, scrollOverrides?.isOutdated(for: scrollView) == true { overrideScrolling() }
  }

  // MARK: Making

  private func makeView(of showing: Target) -> PlaceholderHostView.Page {
    let (key, placeholder) = showing
    let theme = theme
    let background = theme.background ?? covered?.effectiveBackgroundColor ?? .systemBackground
    let action: @MainActor () -> Void = { [weak self] in self?.onAction(key) }
    let content = theme.content(of: placeholder)
    if let customView = placeholder.makeView?(action)
      ?? theme.makeView(placeholder.kind, content, content.button == nil ? nil : action)
    {
      if customView.superview != nil, host.map({ customView.isDescendant(of: $0) }) != true {
        PlaceholderMisuse.viewHasSuperview(customView).report()
      }
      return PlaceholderHostView.Page(view: customView, background: background)
    }
    if let view = host?.contentView as? PlaceholderView, view.canDisplay(placeholder.kind, content) {
      view.update(theme: theme, onAction: action)
      return PlaceholderHostView.Page(view: view, background: background)
    }
    return PlaceholderHostView.Page(
      view: PlaceholderView(placeholder.kind, content, theme, onAction: action), background: background)
  }
}

extension UIView {
  /// The view that takes ours: the one that UIKit has for what is added, where there is one.
  fileprivate var placeholderContainer: UIView {
    switch self {
    case let view as UIVisualEffectView: view.contentView
    case let view as UITableViewCell: view.contentView
    case let view as UICollectionViewCell: view.contentView
    default: self
    }
  }

  /// The colour that is seen where the view itself is empty.
  fileprivate var effectiveBackgroundColor: UIColor? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.backgroundColor)
      .first { $0.cgColor.alpha == 1 }
  }
}

/// Keeps from assistive technology what lies behind a page, and gives it back.
///
/// A page is no dialog: bars and everything beside it stay in use, so it is not modal, and popups are in
/// front of it. Views that are hidden from assistive technology by the app stay so.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class CoveredAccessibilityElements {
  private struct Entry {
    weak var view: UIView?
  }

  private var hidden: [ObjectIdentifier: Entry] = [:]

  /// Hides what lies behind the page now.
  func hide(_ host: UIView) {
    for view in host.superview?.subviews ?? [] where view !== host && !(view is OverlayView) {
      guard !view.accessibilityElementsHidden, view.frame.intersects(host.frame) else { continue }
      view.accessibilityElementsHidden = true
      hidden[ObjectIdentifier(view)] = Entry(view: view)
    }
  }

  /// Gives back what was hidden.
  func restore() {
    for entry in hidden.values { entry.view?.accessibilityElementsHidden = false }
    hidden = [:]
  }
}

/// What of a scroll view is different while a page stands in front of it, and comes back afterwards.
///
/// | property | meanwhile |
/// |---|---|
/// | `isScrollEnabled` | off, unless it can be pulled |
/// | `alwaysBounceVertical` | on, if it can be pulled |
/// | `showsVerticalScrollIndicator`, `showsHorizontalScrollIndicator` | off |
/// | `scrollsToTop` | off |
/// | `separatorStyle` of a table | none |
///
/// Nothing else is touched: not the insets, the offset, the refresh control, the delegate, `bounces`, or
/// the background view. What the app puts back itself meanwhile stays like that.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class ScrollViewOverrides {
  private let scrolling: PlaceholderScrolling
  private let wasPullable: Bool
  private var restorations: [@MainActor () -> Void] = []

  init(_ scrollView: UIScrollView, _ scrolling: PlaceholderScrolling) {
    self.scrolling = scrolling
    wasPullable = scrollView.isPullable
    guard scrolling != .unchanged else { return }
    if scrolling == .automatic, wasPullable {
      // One that does not scroll at all stays like that.
      override(scrollView, \.alwaysBounceVertical, true)
    } else {
      override(scrollView, \.isScrollEnabled, false)
    }
    override(scrollView, \.showsVerticalScrollIndicator, false)
    override(scrollView, \.showsHorizontalScrollIndicator, false)
    override(scrollView, \.scrollsToTop, false)
    if let table = scrollView as? UITableView { override(table, \.separatorStyle, .none) }
  }

  /// Whether a refresh control has come or gone meanwhile.
  func isOutdated(for scrollView: UIScrollView) -> Bool {
    scrolling == .automatic && scrollView.isPullable != wasPullable
  }

  /// Puts back what there was.
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
