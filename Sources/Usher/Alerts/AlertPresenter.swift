// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Presents an alert controller in a window of its own and notices by looking how it fares.
///
/// Nothing of the alert is overridden, wrapped or replaced: its actions, its handlers and its
/// delegate stay the app's. That it has gone is seen by its presenter being gone, whoever dismissed
/// it; its handler runs after that, so one more turn passes before it is reported.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class AlertPresenter: PopupPresenter {
  /// Where the alert is in its life. It goes from top to bottom; a refusal leads back to the top.
  private enum Phase {
    /// There is no window.
    case absent
    /// UIKit has been asked to present; nothing is to be seen of it yet.
    case asked
    /// UIKit presents.
    case appearing
    /// It is there and at rest.
    case visible
    /// It is being dismissed, by whomever.
    case leaving
    /// It has gone; its handler may still have to run.
    case gone
  }

  /// How it is wanted away.
  private struct Departure {
    let animated: Bool
  }

  var report: @MainActor (PresenterFact) -> Void = { _ in }

  let alert: UIAlertController
  let band: OverlayBand
  let isInAppWindow = false
  private var phase = Phase.absent
  private var stage: Stage?
  private var window: OverlayWindow?
  private var focus: AccessibilityFocus?
  /// Whether a whole turn has passed since UIKit was asked.
  private var turnHasPassed = false
  /// Whether UIKit has called back that it has presented.
  private var hasAppeared = false
  /// Set while it is wanted away and UIKit does not let it go yet.
  private var wantedAway: Departure?
  /// Whether it is out of sight while a transition runs.
  private var isConcealed = false
  /// Tells late callbacks of an earlier presentation from those of this one.
  private var attempt = 0

  init(alert: UIAlertController, band: OverlayBand) {
    self.alert = alert
    self.band = band
  }

  func present(on stage: Stage, animated: Bool) {
    guard phase == .absent else { return }
    guard let scene = stage.scene else { return report(.didFail(.refused)) }
    guard alert.presentingViewController == nil else {
      AlertMisuse.alreadyPresented(alert).file()
      return report(.didFail(.impossible))
    }
    self.stage = stage
    let root = OverlayRootController(stage: stage)
    let window = OverlayWindow(scene: scene, band: band, isModal: true, root: root)
    stage.mirror(to: window)
    self.window = window
    focus = AccessibilityFocus(isModal: true)
    phase = .asked
    turnHasPassed = false
    hasAppeared = false
    attempt += 1
    let number = attempt
    window.show(on: stage)
    root.present(alert, animated: animated) { [weak self] in
      guard let self, self.attempt == number else { return }
      self.hasAppeared = true
      self.look()
    }
    MainClock.nextTurn { [weak self] in
      guard let self, self.attempt == number else { return }
      self.turnHasPassed = true
    }
  }

  func dismiss(animated: Bool) {
    switch phase {
    case .absent: report(.didLeave)
    case .gone: if !animated { finish() }
    case .asked, .appearing, .visible, .leaving:
      wantedAway = Departure(animated: animated)
      if !animated { window?.isHidden = true }
      pushAway()
    }
  }

  func withdraw(animated: Bool) {
    if !isConcealed { hide() }
    isConcealed = false
  }

  func restore(animated: Bool) {
    guard let window, let stage else { return report(.didFail(.impossible)) }
    guard alert.presentingViewController != nil else { return leave() }
    stage.mirror(to: window)
    window.show(on: stage)
    focus = AccessibilityFocus(isModal: true)
    report(.willAppear)
    report(.didPresent)
  }

  // UIKit's own animation of an alert cannot be joined, so it goes and comes at once.
  func conceal(alongside transition: (any UIViewControllerTransitionCoordinator)?) {
    guard window != nil, !isConcealed else { return }
    isConcealed = true
    hide()
  }

  func reveal(alongside transition: (any UIViewControllerTransitionCoordinator)?) {
    guard let window, let stage, isConcealed else { return }
    isConcealed = false
    focus = AccessibilityFocus(isModal: true)
    window.show(on: stage)
  }

  /// An alert's texts and buttons are the app's; there is no other way to show others than another
  /// alert.
  func take(contentOf other: any PopupPresenter) -> Bool { false }

  func change(_ update: PopupUpdate) -> Bool { false }

  func sizeDidChange() {}

  private func hide() {
    window?.withdraw(from: stage)
    window?.isHidden = true
    focus?.restore()
    focus = nil
  }

  func look() {
    if let window { stage?.mirror(to: window) }
    let isPresented = alert.presentingViewController != nil
    switch phase {
    case .absent, .gone:
      return
    case .asked:
      if isPresented {
        phase = .appearing
        report(.willAppear)
        look()
      } else if turnHasPassed {
        refused()
      }
    case .appearing:
      if !isPresented { return leave() }
      guard hasAppeared, !alert.isBeingPresented else { return pushAway() }
      phase = .visible
      report(.didPresent)
      pushAway()
    case .visible:
      if !isPresented { return leave() }
      if alert.isBeingDismissed { beginToLeave() } else { pushAway() }
    case .leaving:
      if !isPresented { return leave() }
      pushAway()
    }
  }

  // What is in a hidden window is off the screen, whether or not UIKit ever finishes with it.
  var sighting: PopupQueue.Sighting {
    switch phase {
    case .absent, .gone: .absent
    case .asked: turnHasPassed && alert.presentingViewController == nil ? .absent : .inTransition
    case .appearing, .visible, .leaving:
      if alert.presentingViewController == nil || isHidden {
        .absent
      } else {
        isMoving ? .inTransition : .visible
      }
    }
  }

  func discard() {
    tearDown()
    phase = .absent
    stage = nil
    report = { _ in }
  }

  private var isHidden: Bool { window?.isHidden == true && !isConcealed }

  private var isMoving: Bool { alert.isBeingPresented || alert.isBeingDismissed }

  /// Dismisses it if it is wanted away and UIKit would not ignore that now.
  private func pushAway() {
    guard let wantedAway, let root = window?.rootViewController,
      root.presentedViewController === alert, alert.presentingViewController === root,
      !isMoving
    else { return }
    phase = .leaving
    root.dismiss(animated: wantedAway.animated)
  }

  private func beginToLeave() {
    phase = .leaving
    report(.didBeginToLeave(.dismissed))
  }

  /// It is not presented any more. Its handler may run after that, so the end waits a turn.
  private func leave() {
    if phase != .leaving { report(.didBeginToLeave(.dismissed)) }
    phase = .gone
    let number = attempt
    MainClock.nextTurn { [weak self] in
      guard let self, self.attempt == number, self.phase == .gone else { return }
      self.finish()
    }
  }

  private func refused() {
    tearDown()
    phase = .absent
    report(wantedAway == nil ? .didFail(.refused) : .didLeave)
  }

  private func finish() {
    tearDown()
    phase = .absent
    report(.didLeave)
  }

  private func tearDown() {
    attempt += 1
    isConcealed = false
    guard let window else { return }
    self.window = nil
    window.tearDown(on: stage)
    focus?.restore()
    focus = nil
  }
}
