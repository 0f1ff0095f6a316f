// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension UINavigationController {
  /// Takes over a stack at once; what is on screen follows with the next layout.
  func change(to new: [UIViewController], animated: Bool) {
    let old = stack
    guard !old.elementsEqual(new, by: ===) else { return }
    let leaving = old.filter { leaver in !new.contains { $0 === leaver } }
    let joining = new.filter { joiner in !old.contains { $0 === joiner } }
    let oldTop = old.last
    stack = new
    for leaver in leaving { leaver.willMove(toParent: nil) }
    for joiner in joining { addChild(joiner) }
    let isPop = new.last.map { top in old.contains { $0 === top } } ?? true
    let changesTop = oldTop !== new.last
    let change = NavigationChange(
      operation: !changesTop ? .none : isPop ? .pop : .push,
      animated: animated && changesTop, before: old, leaving: leaving, joining: joining)
    if let waiting = pending {
      change.leaving += waiting.leaving.filter { leaver in !new.contains { $0 === leaver } }
      change.joining += waiting.joining.filter { joiner in new.contains { $0 === joiner } }
    }
    pending = change
    if !animated || viewIfLoaded?.window == nil { navigationBar.show(stack) }
    viewIfLoaded?.setNeedsLayout()
    HeadlessDevice.current.wake()
    if life.phase == .disappeared { showTopWithoutTransition() }
  }

  /// Puts the view of the top in place without any callback, as long as nobody sees it.
  func showTopWithoutTransition() {
    guard isViewLoaded, running == nil else { return }
    let change = pending
    pending = nil
    if shown !== stack.last {
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = stack.last
      if life.phase != .disappeared || viewIfLoaded?.window != nil { install(shown) }
    }
    install(shown)
    if let shown { willShow(shown, animated: false) }
    navigationBar.show(stack)
    if let change { settle(change) }
  }

  private func install(_ page: UIViewController?) {
    guard let page, page.view.superview !== stage else { return }
    noteBottomBar(of: page)
    page.view.frame = frame(of: page)
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.addSubview(page.view)
    applyInsets(to: page)
  }

  /// Lets go of those that left and tells those that joined.
  func settle(_ change: NavigationChange) {
    defer { stackDidSettle() }
    for leaver in change.leaving where leaver.containingParent === self {
      leaver.viewIfLoaded?.removeFromSuperview()
      leaver.removeFromParent()
    }
    for joiner in change.joining where joiner.containingParent === self {
      joiner.didMove(toParent: self)
    }
    change.leaving = []
    change.joining = []
  }
}
