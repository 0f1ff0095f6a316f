// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

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
      if shown?.viewIfLoaded?.superview === stage { shown?.viewIfLoaded?.removeFromSuperview() }
      shown = stack.last
      if life.phase != .disappeared || viewIfLoaded?.window != nil { install(shown) }
    }
    install(shown)
    if let shown { willShow(shown, animated: false) }
    navigationBar.show(stack)
    if let change { settle(change) }
  }

  /// Takes over a stack and shows its top at once: a container has put pages in or taken them out.
  /// What was running is over.
  func rearrange(to new: [UIViewController]) {
    current?.completeTransition(true)
    if let change = pending {
      pending = nil
      settle(change)
    }
    for page in stack where page.containingParent === self && !new.contains(where: { $0 === page })
    {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    stack = new
    for page in new where page.containingParent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    guard isViewLoaded, life.phase != .disappeared else { return showTopWithoutTransition() }
    navigationBar.show(stack)
    view.setNeedsLayout()
    if let top = new.last, top !== shown { showAtOnce(top) }
  }

  private func showAtOnce(_ top: UIViewController) {
    let old = shown
    // One that another container has taken does not leave the screen.
    let isTaken = old?.containingParent != nil && old?.containingParent !== self
    let leaver = isTaken ? nil : old
    shown = top
    leaver?.beginTransition(appearing: false, animated: false)
    top.beginTransition(appearing: true, animated: false)
    install(top)
    willShow(top, animated: false)
    leaver?.viewIfLoaded?.removeFromSuperview()
    leaver?.endTransition()
    HeadlessDevice.current.afterLayout { top.endTransition() }
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
      leaver.ownSearch?.end(animated: false)
      leaver.removeFromParent()
      HeadlessDevice.current.didLeave(leaver)
    }
    for joiner in change.joining where joiner.containingParent === self {
      joiner.didMove(toParent: self)
    }
    change.leaving = []
    change.joining = []
  }
}
