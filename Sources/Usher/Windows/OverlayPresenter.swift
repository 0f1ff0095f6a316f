// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Shows a popup made of a view in a window of its own.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class OverlayPresenter: PopupPresenter {
  /// What the popup shows.
  enum Content {
    /// A view that is there.
    case ready(UIView)
    /// A view that is made when it is needed; `nil`, if it cannot be had.
    case made(@MainActor () -> UIView?)
    /// Nothing: another one has taken it, or the popup has ended.
    case none
  }

  /// Where the window is in its life. It goes from top to bottom, and back to the top when it is
  /// presented again.
  enum Phase {
    /// There is no window.
    case absent
    /// The window is there and the popup is coming.
    case appearing
    /// The popup is there.
    case visible
    /// The popup is leaving.
    case leaving
    /// The window is hidden, or fades, and waits to be shown again.
    case withdrawn
  }

  var report: @MainActor (PresenterFact) -> Void = { _ in }

  var content: Content
  let looks: PopupLooks
  let band: OverlayBand
  private(set) var phase = Phase.absent
  /// Whether it is out of sight while a transition runs; only while appearing or visible.
  var isConcealed = false
  private(set) var stage: Stage?
  private(set) var window: OverlayWindow?
  var focus: AccessibilityFocus?
  /// What was to be changed before there was a view.
  var pending: [PopupUpdate] = []
  /// Completions of a transition that was cut short by another are told apart by it.
  private var transition = 0

  init(looks: PopupLooks, band: OverlayBand, content: Content) {
    self.looks = looks
    self.band = band
    self.content = content
  }

  func present(on stage: Stage, animated: Bool) {
    guard phase == .absent else { return }
    guard let scene = stage.scene else { return report(.didFail(.refused)) }
    guard let view = makeView() else { return report(.didFail(.impossible)) }
    self.stage = stage
    let root = OverlayRootController(stage: stage)
    root.close = { [weak self] way in self?.close(way) ?? false }
    let window = OverlayWindow(scene: scene, band: band, isModal: looks.isModal, root: root)
    window.touched = { [weak self] isTouched in
      self?.report(isTouched ? .touchDidBegin : .touchDidEnd)
    }
    self.window = window
    stage.mirror(to: window)
    root.show(view, looks: looks)
    appear(in: window, on: stage, animated: animated)
  }

  private func appear(in window: OverlayWindow, on stage: Stage, animated: Bool) {
    focus = AccessibilityFocus(isModal: looks.isModal)
    phase = .appearing
    window.show(on: stage)
    window.layoutIfNeeded()
    report(.willAppear)
    run(.appearing, animated: animated) { presenter in
      presenter.phase = .visible
      presenter.moveFocus()
      presenter.report(.didPresent)
    }
  }

  func dismiss(animated: Bool) {
    if phase == .absent { return report(.didLeave) }
    if phase == .leaving, animated { return }
    phase = .leaving
    root?.isInteractive = false
    run(.leaving, animated: animated) { presenter in
      presenter.tearDown()
      presenter.report(.didLeave)
    }
  }

  func withdraw(animated: Bool) {
    guard phase == .appearing || phase == .visible else { return }
    phase = .withdrawn
    if !isConcealed { giveBack() }
    isConcealed = false
    run(.leaving, animated: animated) { $0.window?.isHidden = true }
  }

  func restore(animated: Bool) {
    guard phase == .withdrawn, let window, let stage else { return report(.didFail(.impossible)) }
    guard let root, root.card?.holdsContent == true, window.windowScene != nil else {
      tearDown()
      return report(.wasRemovedByApp)
    }
    stage.mirror(to: window)
    root.isInteractive = true
    CardTransition.undo(on: root)
    appear(in: window, on: stage, animated: animated)
  }

  func look() {
    guard phase == .appearing || phase == .visible, let window else { return }
    stage?.mirror(to: window)
    guard !isOnScreen else { return }
    transition += 1
    tearDown()
    report(.wasRemovedByApp)
  }

  var sighting: PopupQueue.Sighting {
    switch phase {
    case .absent, .withdrawn: .absent
    case .appearing, .visible, .leaving:
      isOnScreen ? (isMoving ? .inTransition : .visible) : .absent
    }
  }

  func discard() {
    transition += 1
    tearDown()
    // A popup that has been joined with another one does not need its view any more.
    if case .ready(let view) = content { PopupCenter.unclaim(view) }
    content = .none
    pending = []
    stage = nil
    report = { _ in }
  }

  var root: OverlayRootController? { window?.rootViewController as? OverlayRootController }

  /// Whether our window still shows what it was given to show.
  private var isOnScreen: Bool {
    guard let window, !window.isHidden, window.windowScene != nil else { return false }
    return root?.card?.holdsContent ?? false
  }

  /// Whether an animation of ours is running, whatever became of its completion.
  private var isMoving: Bool { root?.card?.layer.animationKeys()?.isEmpty == false }

  private func close(_ way: PopupClosing) -> Bool {
    guard phase == .visible || phase == .appearing, looks.closing.contains(way) else {
      return false
    }
    report(.wasClosedByUser)
    return true
  }

  /// Makes the view, if there is none yet.
  func makeView() -> UIView? {
    if case .made(let make) = content { content = make().map { .ready($0) } ?? .none }
    guard case .ready(let view) = content else { return nil }
    let changes = pending
    pending = []
    for update in changes where !update.change(view) { PopupMisuse.cannotUpdate(self).file() }
    return view
  }

  private func run(
    _ direction: PopupTransition.Direction, animated: Bool,
    end: @escaping @MainActor (OverlayPresenter) -> Void
  ) {
    transition += 1
    let number = transition
    guard animated, let root else { return end(self) }
    CardTransition.run(looks.motion.transition(direction), direction, on: root) { [weak self] in
      guard let self, self.transition == number else { return }
      end(self)
    }
  }

  func moveFocus() {
    guard !isConcealed, case .ready(let view) = content else { return }
    focus?.move(to: view)
  }

  /// Gives back what the window took of its surroundings.
  func giveBack(pageLeaves: Bool = false) {
    root?.isInteractive = false
    window?.withdraw(from: stage, pageLeaves: pageLeaves)
    focus?.restore()
    focus = nil
  }

  private func tearDown() {
    phase = .absent
    isConcealed = false
    guard let window else { return }
    self.window = nil
    let root = window.rootViewController as? OverlayRootController
    root?.close = { _ in false }
    window.touched = { _ in }
    // The app may have put the view elsewhere; there it stays.
    if let card = root?.card, card.holdsContent { card.content.removeFromSuperview() }
    window.tearDown(on: stage)
    focus?.restore()
    focus = nil
  }
}
