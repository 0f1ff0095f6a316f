// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIPageViewController {
  /// Asks for the pages on both sides, which a finger may pull in.
  func loadNeighbors() {
    guard turn == nil, let current, viewIfLoaded != nil else { return }
    before = dataSource?.pageViewController(self, viewControllerBefore: current)
    after = dataSource?.pageViewController(self, viewControllerAfter: current)
    pageScrollView.neighbors = (before: before != nil, after: after != nil)
  }

  // MARK: In code

  func show(
    _ new: UIViewController?, _ direction: NavigationDirection, animated: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    if turn != nil { endTurn(completed: true) }
    guard new !== current else { return HeadlessDevice.current.inNextTurn { completion(true) } }
    let isUp = appearanceState.phase == .appeared && view.window != nil
    guard let new, let old = current, animated, isUp else {
      return replace(with: new, isUp: isUp, completion: completion)
    }
    let side = direction == .forward ? 1 : -1
    let countsAsCurrent = HeadlessDevice.current.switches.pageViewNamesPageAtOnce
    begin(
      PageTurn(to: new, side: side, countsAsCurrent: countsAsCurrent, completion: completion),
      from: old)
    pageScrollView.neighbors = (before: side < 0, after: side > 0)
    pageScrollView.scroll(to: side)
  }

  private func replace(
    with new: UIViewController?, isUp: Bool, completion: @escaping (Bool) -> Void
  ) {
    let old = current
    current = new
    if let new, new.containingParent !== self { addChild(new) }
    if isUp {
      new?.beginTransition(appearing: true, animated: false)
      old?.beginTransition(appearing: false, animated: false)
    }
    old?.willMove(toParent: nil)
    old?.viewIfLoaded?.removeFromSuperview()
    if let new, isViewLoaded { pageScrollView.setView(new.view, at: 0) }
    old?.removeFromParent()
    new?.didMove(toParent: self)
    HeadlessDevice.current.afterLayout { [self] in
      if isUp {
        new?.endTransition()
        old?.endTransition()
      }
      loadNeighbors()
      completion(true)
    }
  }

  // MARK: By a finger

  /// The content has moved to a side, -1 or 1, or back to the middle.
  func contentDidMove(to side: Int) {
    guard pageScrollView.isDragging || pageScrollView.isDecelerating, let current else { return }
    if let turn, turn.side != side, side != 0, turn.completion == nil { endTurn(completed: false) }
    guard turn == nil, side != 0, let page = side > 0 ? after : before else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    begin(PageTurn(to: page, side: side), from: current)
  }

  /// The content has come to rest.
  func contentDidEndScrolling(at side: Int) {
    guard let turn else { return }
    endTurn(completed: side == turn.side)
  }

  // MARK: Turns

  private func begin(_ turn: PageTurn, from old: UIViewController) {
    self.turn = turn
    addChild(turn.page)
    turn.page.beginTransition(appearing: true, animated: true)
    old.beginTransition(appearing: false, animated: true)
    pageScrollView.setView(turn.page.view, at: turn.side)
  }

  private func endTurn(completed: Bool) {
    guard let turn, let old = current else { return }
    self.turn = nil
    if completed {
      current = turn.page
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      pageScrollView.setView(turn.page.view, at: 0)
      pageScrollView.center()
      turn.page.endTransition()
      old.endTransition()
      old.removeFromParent()
      turn.page.didMove(toParent: self)
    } else {
      turn.page.willMove(toParent: nil)
      turn.page.beginTransition(appearing: false, animated: true)
      turn.page.viewIfLoaded?.removeFromSuperview()
      turn.page.endTransition()
      turn.page.endTransition()
      turn.page.removeFromParent()
      old.revertTransition(appearing: true, animated: true)
    }
    loadNeighbors()
    if let completion = turn.completion { return completion(completed) }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old],
      transitionCompleted: completed)
  }
}

/// One turn of a page, by a finger or in code.
@MainActor
final class PageTurn {
  let page: UIViewController
  /// 1 for the page after, -1 for the one before.
  let side: Int
  /// The app asked for the page, and it counts as shown already.
  let countsAsCurrent: Bool
  /// Set for a turn in code.
  let completion: ((Bool) -> Void)?

  init(
    to page: UIViewController, side: Int, countsAsCurrent: Bool = false,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.page = page
    self.side = side
    self.countsAsCurrent = countsAsCurrent
    self.completion = completion
  }
}
