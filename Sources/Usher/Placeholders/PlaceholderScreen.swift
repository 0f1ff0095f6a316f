// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Puts pages in front of the content of one view controller or view, and keeps them there.
///
/// It looks once per turn while it shows something: whether the view is there, what else has come in
/// front, how far it is scrolled. Nothing is observed while the content is shown.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class PlaceholderScreen {
  typealias Showing = (key: PlaceholderMachine.Page, page: Placeholder)

  private(set) weak var base: UIResponder?
  /// The user has tapped the button of a page.
  var act: @MainActor (PlaceholderMachine.Page) -> Void = { _ in }
  weak var region: UIView? { didSet { if region !== oldValue { standAnew() } } }
  var insets = NSDirectionalEdgeInsets.zero
  var scrolling = PlaceholderScrolling.automatic { didSet { keepScrolling() } }
  var ownTheme: PlaceholderTheme? { didSet { dress() } }

  private var showing: Showing?
  private(set) var host: PlaceholderHost?
  private var kept: ScrollKeeping?
  private let covering = CoveredElements()
  private var observer: TurnObserver?
  /// How often a page has begun to leave.
  private var leaves = 0

  init(of base: UIResponder) {
    self.base = base
    ThemeStore.current.listen(self)
  }

  var isIdle: Bool { showing == nil && host == nil && kept == nil && observer == nil }

  private var theme: PlaceholderTheme { ownTheme ?? .app }

  /// The view that is covered; `nil` while it is not loaded.
  private var covered: UIView? {
    let whole = (base as? UIViewController)?.viewIfLoaded ?? base as? UIView
    guard let region, let whole, region !== whole else { return region ?? whole }
    guard region.isDescendant(of: whole) else {
      if let base { PlaceholderMisuse.regionElsewhere(region, base).file() }
      return whole
    }
    return region
  }

  /// Shows a page, or the content; the end is told once, also of a move that another one takes over.
  func move(to next: Showing?, animated: Bool, end: @escaping @MainActor () -> Void) {
    showing = next
    guard let next else { return leave(animated: animated, end) }
    observe()
    guard let host = stand() else { return end() }
    let time = animated && host.window != nil ? theme.fading : .zero
    if host.show(makeView(of: next), over: time, end) { PlaceholderVoice.tell(of: host) }
  }

  private func leave(animated: Bool, _ end: @escaping @MainActor () -> Void) {
    giveBack()
    guard let host else {
      stopObserving()
      return end()
    }
    leaves += 1
    let number = leaves
    host.isLeaving = true
    PlaceholderVoice.leave(host)
    host.fade(to: 0, over: animated && host.window != nil ? theme.fading : .zero) { [weak self] in
      // Something newer may have come meanwhile, and left again.
      if let self, self.showing == nil, self.leaves == number {
        self.removeHost()
        self.stopObserving()
      }
      end()
    }
  }

  private func removeHost() {
    host?.removeFromSuperview()
    host = nil
  }

  /// Nothing of ours is left, whatever was shown.
  func tearDown() {
    showing = nil
    giveBack()
    stopObserving()
    removeHost()
  }

  /// What is shown is made anew, in the theme that counts now.
  func dress() {
    guard let showing, let host else { return }
    host.show(makeView(of: showing), over: .zero)
  }

  // MARK: Standing

  /// The view of ours in its place; `nil` while there is nothing to cover.
  private func stand() -> PlaceholderHost? {
    guard let covered else { return nil }
    let host = host ?? PlaceholderHost()
    self.host = host
    let ground = covered.groundOfPlaceholder
    if host.superview !== ground {
      giveBack()
      // The keyboard belongs to something that nobody sees from now on.
      covered.endEditing(true)
      UIView.performWithoutAnimation {
        host.comeToFront(of: ground)
        host.follow(ground, covered, sparing: insets)
      }
    }
    keepScrolling()
    covering.cover(host)
    return host
  }

  /// What was changed of what is covered is as it was.
  private func giveBack() {
    kept?.restore()
    kept = nil
    covering.uncover()
  }

  private func standAnew() {
    guard let showing, host != nil else { return }
    giveBack()
    removeHost()
    guard let host = stand() else { return }
    host.show(makeView(of: showing), over: .zero)
  }

  private func keepScrolling() {
    guard showing != nil, let list = covered as? UIScrollView, host?.superview === list else {
      return
    }
    kept?.restore()
    kept = ScrollKeeping(list, scrolling)
  }

  private func observe() {
    guard observer == nil else { return }
    observer = TurnObserver { [weak self] in self?.look() }
  }

  private func stopObserving() {
    observer?.invalidate()
    observer = nil
  }

  /// Sees to it that the page still stands in front of everything it should.
  func look() {
    guard let covered else { return }
    let ground = covered.groundOfPlaceholder
    guard let showing else {
      if host?.superview === ground { host?.follow(ground, covered, sparing: insets) }
      return
    }
    guard let host, host.superview === ground else {
      if let host = stand() { host.show(makeView(of: showing), over: .zero) }
      return
    }
    if host.isBehindSomething { host.comeToFront(of: ground) }
    host.follow(ground, covered, sparing: insets)
    covering.cover(host)
    if let list = covered as? UIScrollView, kept?.isOutdated(for: list) == true { keepScrolling() }
  }

  // MARK: Making

  private func makeView(of showing: Showing) -> PlaceholderHost.Made {
    let (key, page) = showing
    let theme = theme
    let background = theme.background ?? covered?.colorBehind ?? .systemBackground
    let tap: @MainActor () -> Void = { [weak self] in self?.act(key) }
    let content = theme.content(of: page)
    if let own = page.makeView?(tap)
      ?? theme.makeView(page.kind, content, content.button == nil ? nil : tap)
    {
      if own.superview != nil, host.map({ own.isDescendant(of: $0) }) != true {
        PlaceholderMisuse.viewElsewhere(own).file()
      }
      return PlaceholderHost.Made(view: own, background: background)
    }
    if let usual = host?.page as? PlaceholderView, usual.isLike(page.kind, content) {
      usual.dress(in: theme, act: tap)
      return PlaceholderHost.Made(view: usual, background: background)
    }
    return PlaceholderHost.Made(
      view: PlaceholderView(page.kind, content, theme, act: tap), background: background)
  }
}

extension UIView {
  /// The view that takes ours: the one that UIKit has for what is added, where there is one.
  fileprivate var groundOfPlaceholder: UIView {
    switch self {
    case let view as UIVisualEffectView: view.contentView
    case let view as UITableViewCell: view.contentView
    case let view as UICollectionViewCell: view.contentView
    default: self
    }
  }

  /// The colour that is seen where the view itself is empty.
  fileprivate var colorBehind: UIColor? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.backgroundColor)
      .first { $0.cgColor.alpha == 1 }
  }
}
