// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Shows a popup made of a view or a view controller, in a window of its own or in the app's.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class OverlayPresenter: PopupPresenter {
  /// Where the popup is in its life. It goes from top to bottom, and back to the top when it is
  /// presented again.
  enum Phase {
    /// There is no host.
    case absent
    /// The host is there and the popup is coming.
    case appearing
    /// The popup is there.
    case visible
    /// The popup is leaving.
    case leaving
    /// The host is hidden, or fades, and waits to be shown again.
    case withdrawn
  }

  var report: @MainActor (PresenterFact) -> Void = { _ in }

  let stock: ContentStock
  private(set) var looks: PopupLooks
  let band: OverlayBand
  private(set) var phase = Phase.absent
  /// Whether it is out of sight while a transition runs; only while appearing or visible.
  var isConcealed = false
  private(set) var stage: Stage?
  private(set) var host: (any OverlayHost)?
  var focus: AccessibilityFocus?
  /// Whether something that is presented is in front of it.
  private var isPresenting = false
  /// Completions of a transition that was cut short by another are told apart by it.
  private var transition = 0

  init(looks: PopupLooks, band: OverlayBand, stock: ContentStock) {
    self.looks = looks
    self.band = band
    self.stock = stock
  }

  var isInAppWindow: Bool { looks.window == .app && looks.parent?.isInOverlay != true }

  /// The view that it is put into, for want of a window of its own.
  private func place(on stage: Stage) -> UIView? {
    looks.parent.map(\.view) ?? stage.window
  }

  var root: OverlayRootController? { host?.root }

  /// The user can close it in these ways from now on.
  func closes(by ways: PopupClosing) {
    guard looks.closing != ways else { return }
    looks.closing = ways
    root?.closes(by: ways)
  }

  func present(on stage: Stage, animated: Bool) {
    guard phase == .absent else { return }
    guard let scene = stage.scene, looks.window == .own || place(on: stage) != nil else {
      return report(.didFail(.refused))
    }
    guard let content = makeContent() else { return report(.didFail(.impossible)) }
    self.stage = stage
    let host = makeHost(on: stage, in: scene)
    self.host = host
    host.root.close = { [weak self] way in self?.close(way) ?? false }
    host.touched = { [weak self] isTouched in
      self?.report(isTouched ? .touchDidBegin : .touchDidEnd)
    }
    host.follow(stage)
    UIView.performWithoutAnimation { host.root.show(content, looks: looks) }
    appear(in: host, on: stage, animated: animated)
  }

  private func makeHost(on stage: Stage, in scene: UIWindowScene) -> any OverlayHost {
    let root = OverlayRootController(stage: stage)
    return switch looks.window {
    case .own: OverlayWindow(scene: scene, band: band, isModal: looks.isModal, root: root)
    case .app:
      OverlayView(band: band, isModal: looks.isModal, root: root, parent: looks.parent)
    }
  }

  private func appear(in host: any OverlayHost, on stage: Stage, animated: Bool) {
    focus = AccessibilityFocus(isModal: looks.isModal)
    phase = .appearing
    host.show(on: stage)
    UIView.performWithoutAnimation { host.root.view.layoutIfNeeded() }
    guard host.root.cardController?.hasSize == true else {
      tearDown()
      return report(.didFail(.impossible))
    }
    (stock.content?.view as? any FocusTaking)?.takeFocus()
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
    run(.leaving, animated: animated) { $0.host?.hide() }
  }

  func restore(animated: Bool) {
    guard phase == .withdrawn, let host, let stage else { return report(.didFail(.impossible)) }
    host.follow(stage)
    guard isHeld, host.isStanding else {
      tearDown()
      return report(.wasRemovedByApp)
    }
    host.root.isInteractive = true
    appear(in: host, on: stage, animated: animated)
  }

  func look() {
    guard phase == .appearing || phase == .visible, let host else { return }
    if let stage { host.follow(stage) }
    guard !isOnScreen else { return lookAtPresented() }
    transition += 1
    tearDown()
    report(.wasRemovedByApp)
  }

  /// While something that is presented is in front of it, by itself or by the app, its time stands
  /// still.
  private func lookAtPresented() {
    let presents = root?.cardController?.presented != nil || host?.isCovered == true
    guard presents != isPresenting else { return }
    isPresenting = presents
    report(presents ? .coverDidAppear : .coverDidLeave)
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
    stock.drop()
    stage = nil
    report = { _ in }
  }

  /// Whether the host still shows what it was given to show.
  private var isOnScreen: Bool { host?.isInPlace == true && isHeld }

  /// Whether the app has left what is shown where it was put.
  private var isHeld: Bool { root?.cardController?.holdsContent ?? false }

  /// Whether an animation of ours is running, whatever became of its completion.
  private var isMoving: Bool { root?.card?.layer.animationKeys()?.isEmpty == false }

  private func close(_ way: PopupClosing) -> Bool {
    guard phase == .visible || phase == .appearing, looks.ways.contains(way) else {
      return false
    }
    // Who wants to get out means what is in front.
    if way == .escape, root?.cardController?.presented != nil { return false }
    if (stock.content?.view as? any SelfClosing)?.closeByItself() == true { return true }
    report(.wasClosedByUser)
    return true
  }

  private func run(
    _ direction: PopupTransition.Direction, animated: Bool,
    end: @escaping @MainActor (OverlayPresenter) -> Void
  ) {
    transition += 1
    let number = transition
    guard let root else { return end(self) }
    guard animated else {
      if direction == .appearing { CardTransition.settle(.appearing, on: root) }
      return end(self)
    }
    let finish: @MainActor () -> Void = { [weak self] in
      guard let self, self.transition == number else { return }
      end(self)
    }
    if direction == .leaving, let exit = root.dragging?.exit {
      CardTransition.run(exit, direction, on: root, end: finish)
    } else {
      CardTransition.run(looks.motion(direction), direction, on: root, end: finish)
    }
  }

  func moveFocus() {
    guard !isConcealed, let content = stock.content else { return }
    focus?.move(to: content.view)
  }

  /// Gives back what the host took of its surroundings.
  func giveBack(pageLeaves: Bool = false) {
    root?.isInteractive = false
    host?.withdraw(from: stage, pageLeaves: pageLeaves)
    focus?.restore(in: stage?.scene)
    focus = nil
  }

  private func tearDown() {
    phase = .absent
    isConcealed = false
    guard let host else { return }
    self.host = nil
    host.root.close = { _ in false }
    host.touched = { _ in }
    host.root.cardController?.release()
    host.tearDown(on: stage)
    focus?.restore(in: stage?.scene)
    focus = nil
  }
}
