// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

struct ModalMachineTests {
  @Test func `a modal is presented when UIKit has called back and its transition has ended`() {
    var modal = ModalHarness()

    #expect(modal.send(.presentRequested(.ready(isAlert: false), animated: true)) == ["present"])
    #expect(modal.poll { $0 = .appearing } == ["adopt presenting controller", "willAppear"])
    #expect(modal.send(.presentationCompleted) == [])
    #expect(
      modal.poll { $0 = .presented } == ["observe touches", "observe gestures", "didPresent"])
    #expect(modal.runTurn() == [])
  }

  @Test func `without a presenting controller or content nothing is presented`() {
    var modal = ModalHarness()

    #expect(
      modal.send(.presentRequested(.presentingViewControllerGone, animated: true)) == [
        "dismissalDidBegin pageGone", "didDisappear",
      ])
    #expect(modal.send(.presentRequested(.noPresenter, animated: true)) == ["didFail refused"])
    #expect(modal.send(.presentRequested(.noContent, animated: true)) == ["didFail impossible"])
    #expect(modal.machine == ModalMachine())
  }

  @Test func `a presentation that UIKit has not begun after a turn counts as refused`() {
    var modal = ModalHarness.requested()

    #expect(modal.poll() == [])
    #expect(modal.runTurn() == ["tear down", "didFail refused"])
    #expect(modal.machine == ModalMachine())
  }

  @Test func `a presentation that is refused during a pending dismissal is a dismissal`() {
    var modal = ModalHarness.requested()
    modal.send(.dismissalRequested(animated: true))

    #expect(modal.runTurn() == ["tear down", "didDisappear"])
  }

  @Test func `a modal waits four turns for the traits of its window`() {
    var modal = ModalHarness.requested(hasTraits: false)

    #expect(modal.poll() == [])
    for _ in 1...3 { #expect(modal.runTurn() == []) }
    #expect(modal.runTurn() == ["present"])
    #expect(modal.poll() == [])
    #expect(modal.runTurn() == ["tear down", "didFail refused"])
  }

  @Test func `a modal is presented as soon as its window has traits, unless it was dismissed`() {
    var modal = ModalHarness.requested(hasTraits: false)
    var dismissed = modal
    dismissed.send(.dismissalRequested(animated: true))

    #expect(modal.poll { $0.hasTraits = true } == ["present"])
    #expect(dismissed.poll { $0.hasTraits = true } == ["tear down", "didDisappear"])
  }

  @Test func `a late presentation is dismissed when the request has its outcome`() {
    var modal = ModalHarness.requested()
    modal.send(.presentedLate)
    #expect(modal.send(.invalidated) == ["tear down"])

    modal = .requested()
    modal.runTurn()
    modal.runTurn()
    modal.send(.presentedLate)
    modal.send(.presentRequested(.noPresenter, animated: true))
    #expect(modal.send(.invalidated) == ["dismiss when possible", "tear down"])
    #expect(modal.send(.invalidated) == ["tear down"])

    modal = .requested()
    modal.runTurn()
    modal.runTurn()
    modal.send(.presentedLate)
    modal.send(.presentRequested(.ready(isAlert: false), animated: true))
    modal.runTurn()
    modal.runTurn()
    #expect(modal.send(.invalidated) == ["dismiss when possible", "tear down"])
  }

  @Test func `a dismissal waits until UIKit would dismiss exactly this modal`() {
    var modal = ModalHarness.appearing()

    #expect(modal.send(.dismissalRequested(animated: true)) == [])
    #expect(modal.poll() == [])
    #expect(modal.poll { $0 = .presented } == ["dismiss"])
    #expect(modal.poll { $0 = .disappearing } == [])
    #expect(modal.poll { $0 = .dismissed } == ["poll child", "tear down", "didDisappear"])
  }

  @Test func `a dismissal without animation hides the window, and no later one is animated`() {
    var modal = ModalHarness.appearing()

    #expect(modal.send(.dismissalRequested(animated: false)) == ["deactivate host"])
    #expect(modal.send(.dismissalRequested(animated: true)) == [])
    #expect(modal.poll { $0 = .presented } == ["dismiss at once"])
  }

  @Test func `a child waits for the next turn before it is dismissed`() {
    var modal = ModalHarness.presented()

    #expect(modal.send(.dismissalRequested(animated: true)) { $0.isInsideParent = true } == [])
    #expect(modal.runTurn() == ["dismiss"])
  }

  @Test func `a modal that is no longer presented is dismissed at once when that is requested`() {
    var modal = ModalHarness.presented()

    #expect(
      modal.send(.dismissalRequested(animated: false)) { $0 = .dismissed } == [
        "deactivate host", "dismissalDidBegin dismissedByUIKit", "poll child", "tear down",
        "didDisappear",
      ])
    #expect(modal.send(.dismissalRequested(animated: true)) == ["didDisappear"])
  }

  @Test func `an alert has disappeared one turn after its dismissal`() {
    var modal = ModalHarness.presented(isAlert: true)

    #expect(
      modal.poll { $0 = .dismissed } == ["dismissalDidBegin dismissedByUIKit", "poll child"])
    #expect(modal.send(.actionWasChosen) == ["dismissalDidBegin completed"])
    #expect(modal.send(.dismissalRequested(animated: true)) == [])
    #expect(modal.runTurn() == ["tear down", "didDisappear"])
  }

  @Test func `an alert that is dismissed without animation meanwhile does not wait for the turn`() {
    var modal = ModalHarness.presented(isAlert: true)
    modal.poll { $0 = .dismissed }

    #expect(
      modal.send(.dismissalRequested(animated: false)) == ["tear down", "didDisappear"])
    #expect(modal.runTurn() == [])
    #expect(modal.send(.actionWasChosen) == [])
  }

  @Test(
    arguments: [
      (true, false, true, .dismissedByUser),
      (false, false, true, .dismissedByUIKit),
      (nil, false, true, .dismissedByUIKit),
      (true, true, true, .removedByApp),
      (true, false, false, .removedByApp),
    ] as [(Bool?, Bool, Bool, PopupDismissalReason)])
  func `the reason of a foreign dismissal`(
    beganInteractively: Bool?, isPresentingViewControllerBeingDismissed: Bool, isHostAttached: Bool,
    reason: PopupDismissalReason
  ) {
    var modal = ModalHarness.presented()
    modal.poll {
      $0 = .disappearing.with { $0.isDismissalCommitted = false }
      $0.dismissalBeganInteractively = beganInteractively
    }

    let output = modal.poll {
      $0 = .dismissed
      $0.isPresentingViewControllerBeingDismissed = isPresentingViewControllerBeingDismissed
      $0.isHostAttached = isHostAttached
    }

    #expect(output.first == "dismissalDidBegin \(reason)")
  }

  @Test func `a swipe counts from its commitment, and a cancelled one does not count`() {
    var modal = ModalHarness.presented()
    let dragged = ModalObservation.disappearing.with {
      $0.dismissalBeganInteractively = true
      $0.isDismissalCommitted = false
    }
    var cancelled = modal

    #expect(modal.poll { $0 = dragged } == [])
    #expect(modal.poll { $0 = .disappearing } == ["dismissalDidBegin dismissedByUser"])
    #expect(modal.poll { $0 = .dismissed } == ["poll child", "tear down", "didDisappear"])

    cancelled.poll { $0 = dragged }
    cancelled.poll { $0 = .presented }
    #expect(cancelled.poll { $0 = .disappearing } == ["dismissalDidBegin dismissedByUIKit"])
  }

  /// UIKit may not say that a finger can catch a dismissal.
  @Test(arguments: [true, false])
  func `a dismissal that was reported and is taken back is repeated, except of an alert`(
    isAlert: Bool
  ) {
    var modal = ModalHarness.presented(isAlert: isAlert)
    modal.poll { $0 = .disappearing }

    #expect(modal.poll { $0 = .presented } == (isAlert ? [] : ["dismiss"]))
    #expect(modal.poll { $0 = .dismissed }.first == "poll child")
  }

  @Test func `an orphan is dismissed once it is reported, and its view is removed`() {
    var modal = ModalHarness.presented()

    #expect(
      modal.poll { $0.isHostAttached = false } == [
        "dismissalDidBegin removedByApp", "dismiss at once",
      ])
    #expect(modal.machine.screenStatus(modal.screen) == .notVisible)
    #expect(
      modal.poll { $0 = .init { $0.isPresentingViewControllerGone = true } } == [
        "remove view", "poll child", "tear down", "didDisappear",
      ])
  }

  @Test func `a modal whose window the app hides is an orphan, unless it is being dismissed`() {
    var modal = ModalHarness.presented()
    var dismissed = ModalHarness.appearing()
    dismissed.send(.dismissalRequested(animated: true))

    #expect(modal.poll { $0.isHostHidden = true }.first == "dismissalDidBegin removedByApp")
    #expect(dismissed.poll { $0.isHostHidden = true } == [])
  }

  @Test func `a modal that presents a controller reports it once`() {
    var modal = ModalHarness.presented()

    #expect(modal.poll { $0.isCovered = true } == ["didPresentOther"])
    #expect(modal.poll() == [])
    #expect(modal.poll { $0.isCovered = false } == ["didDismissOther"])
  }

  @Test func `a suspended modal reports nothing until it is resumed`() {
    var modal = ModalHarness.requested()
    #expect(modal.send(.suspendRequested) == ["deactivate host"])
    #expect(modal.runTurn() == [])
    #expect(modal.poll { $0 = .appearing } == ["adopt presenting controller"])
    #expect(
      modal.send(.presentationCompleted) { $0 = .presented.with { $0.isHostHidden = true } } == [])

    #expect(modal.send(.resumeRequested) == ["activate host", "willAppear"])
    #expect(
      modal.poll { $0 = .presented } == ["observe touches", "observe gestures", "didPresent"])
    modal.send(.suspendRequested)
    #expect(modal.send(.resumeRequested) == ["activate host", "willAppear", "didPresent"])
  }

  @Test func `a suspended modal that was dismissed or refused does not resume`() {
    var modal = ModalHarness.presented()
    modal.send(.suspendRequested)

    #expect(
      modal.send(.resumeRequested) { $0 = .dismissed } == [
        "dismissalDidBegin dismissedByUIKit", "poll child", "tear down", "didDisappear",
      ])
    #expect(modal.send(.suspendRequested) == [])
    #expect(modal.send(.resumeRequested) == ["didFail impossible"])
    #expect(modal.machine == ModalMachine())
  }

  @Test func `a hidden modal stays as it is and is deactivated once`() {
    var modal = ModalHarness.presented()

    #expect(modal.send(.unhideRequested) == [])
    #expect(modal.send(.hideRequested) == ["deactivate host"])
    #expect(modal.poll { $0.isHostHidden = true } == [])
    #expect(modal.machine.screenStatus(modal.screen) == .visible)
    #expect(modal.send(.hideRequested) == [])
    #expect(modal.send(.unhideRequested) == ["activate host"])
    modal.send(.hideRequested)
    #expect(modal.send(.suspendRequested) == [])
    #expect(modal.machine.screenStatus(modal.screen) == .notVisible)
    #expect(modal.send(.unhideRequested) == [])
  }

  @Test func `touches are observed from when a presented modal must report them`() {
    var modal = ModalHarness.appearing()
    #expect(modal.send(.touchesWereRequested) == [])

    modal = .presented()
    #expect(modal.send(.touchesWereRequested) == ["observe touches"])
  }

  @Test func `the status on the screen`() {
    let modal = ModalHarness.presented().machine
    let requested = ModalHarness.requested()
    let overdue = requested.after { $0.send(.turnPassed) }.machine

    #expect(ModalMachine().screenStatus(.presented) == .notVisible)
    #expect(requested.machine.screenStatus(.dismissed) == .inTransition)
    #expect(overdue.screenStatus(.dismissed) == .notVisible)
    #expect(overdue.screenStatus(.appearing) == .inTransition)
    #expect(modal.screenStatus(.presented) == .visible)
    #expect(modal.screenStatus(.disappearing) == .inTransition)
    #expect(modal.screenStatus(.dismissed) == .notVisible)
    #expect(modal.screenStatus(.presented.with { $0.isHostHidden = true }) == .notVisible)
  }

  @Test func `gestures count while nothing is in front of the modal or in a transition`() {
    let modal = ModalHarness.presented().machine

    #expect(modal.acceptsUserDismissal(.presented))
    #expect(!modal.acceptsUserDismissal(.presented.with { $0.presentsController = true }))
    #expect(!modal.acceptsUserDismissal(.disappearing))
    #expect(modal.acceptsUserDismissal(.disappearing.with { $0.isInAppWindow = true }))
    #expect(!modal.acceptsUserDismissal(.appearing.with { $0.isInAppWindow = true }))
    #expect(!ModalHarness.appearing().machine.acceptsUserDismissal(.presented))
  }
}
