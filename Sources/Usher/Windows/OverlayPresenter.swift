// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Shows a popup made of a view in a window of its own.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class OverlayPresenter: PopupPresenter {
  /// Where the window is in its life. It goes from top to bottom, and back to the top when it is
  /// presented again.
  private enum Phase {
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

  private var makeContent: (@MainActor () -> UIView?)?
  private var content: UIView?
  private let looks: PopupLooks
  private let band: OverlayBand
  private var phase = Phase.absent
  private var stage: Stage?
  private var window: OverlayWindow?
  private var focus: AccessibilityFocus?
  /// Completions of a transition that was cut short by another are told apart by it.
  private var transition = 0

  init(looks: PopupLooks, band: OverlayBand, makeContent: @escaping @MainActor () -> UIView?) {
    self.looks = looks
    self.band = band
    self.makeContent = makeContent
  }

  func present(on stage: Stage, animated: Bool) {
    guard phase == .absent else { return }
    guard let scene = stage.scene else { return report(.didFail(.refused)) }
    guard let content = content ?? makeContent?() else { return report(.didFail(.impossible)) }
    makeContent = nil
    self.content = content
    self.stage = stage
    let root = OverlayRootController(stage: stage)
    root.close = { [weak self] way in self?.close(way) ?? false }
    let window = OverlayWindow(scene: scene, band: band, isModal: looks.isModal, root: root)
    self.window = window
    stage.mirror(to: window)
    root.show(content, looks: looks)
    appear(in: window, on: stage, animated: animated)
  }

  private func appear(in window: OverlayWindow, on stage: Stage, animated: Bool) {
    focus = AccessibilityFocus(isModal: looks.isModal)
    phase = .appearing
    window.show(on: stage)
    window.layoutIfNeeded()
    run(.appearing, animated: animated) { presenter in
      presenter.phase = .visible
      if let content = presenter.content { presenter.focus?.move(to: content) }
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
    root?.isInteractive = false
    window?.withdraw(from: stage)
    focus?.restore()
    focus = nil
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
    makeContent = nil
    content = nil
    stage = nil
    report = { _ in }
  }

  private var root: OverlayRootController? { window?.rootViewController as? OverlayRootController }

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

  private func tearDown() {
    phase = .absent
    guard let window else { return }
    self.window = nil
    let root = window.rootViewController as? OverlayRootController
    root?.close = { _ in false }
    // The app may have put the view elsewhere; there it stays.
    if let card = root?.card, card.holdsContent { card.content.removeFromSuperview() }
    window.tearDown(on: stage)
    focus?.restore()
    focus = nil
  }
}
