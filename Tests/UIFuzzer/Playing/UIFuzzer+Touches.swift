// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherTesting

// Touches and typing.
extension UIFuzzer {
  func touch(_ action: FuzzAction, on app: FuzzScene) -> Bool {
    guard isActive(app) else { return false }
    switch action {
    case .tapButton(let pick):
      let choices = live.filter {
        !$0.viewsOnScreen.isEmpty && !$0.hasJoined && $0.buttonLabel != nil
      }
      let presets = choices.filter { $0.spec.preset != nil }
      let isPreset = pick == 0 && !presets.isEmpty
      return self.pick(pick, of: isPreset ? presets : choices).map(tapButton) ?? false
    case .tapInside(let pick):
      return tapInside(pick)
    case .tapLight:
      return tapLight(on: app)
    case .tapOutside:
      guard live.contains(where: { $0.app === app && $0.isVisible && $0.spec.isModal }) else {
        return false
      }
      let point = CGPoint(x: 8, y: app.window.bounds.midY)
      let target = topmostIdleCard(of: app, under: point)
      let isEditing = target?.viewsOnScreen.first?.window?.containedFirstResponder != nil
      let attempt = target.map { DismissalAttempt(on: $0, at: now) }
      let isOnCard =
        target?.viewsOnScreen.first.map { $0.convert($0.bounds, to: nil).contains(point) } ?? false
      device.tap(at: point)
      isFingerDown = false
      // The first tap dismisses the keyboard.
      if let target, let attempt, !isEditing, target.spec.position != .full,
        !target.spec.position.isAtLeft(isMirrored), !isOnCard
      {
        check(attempt, .tappedOutside, refusal: .refusedTap, .tapOutside)
      }
    case .swipeCard(let pick, let isHalf):
      guard let popup = onScreen(pick), let start = middle(of: popup) else { return false }
      let target = topmostIdleCard(of: popup.app, under: start)
      let attempt = DismissalAttempt(on: popup, at: now)
      defer {
        if target === popup, !isHalf { check(attempt, .swiped, refusal: .refusedSwipe, .swipe) }
      }
      isFingerDown = true
      device.drag(
        from: start,
        to: popup.spec.position.beyond(start, isHalf: isHalf, isMirrored: isMirrored),
        duration: isHalf ? 0.5 : 0.15)
      isFingerDown = false
    case .escape:
      let attempt = topmostIdleCard(of: app).map { DismissalAttempt(on: $0, at: now) }
      let isTaken = ScreenProbe(app.scene).performEscape()
      if let attempt { check(attempt, .escaped, refusal: .refusedEscape, .escape) }
      return isTaken
    case .type(let pick):
      return type(pick, on: app)
    case .touchDown(let pick):
      return press(pick)
    case .beginSwipeCard(let pick):
      return beginSwipeCard(pick)
    case .touchUp(let isCancelled):
      guard isFingerDown else { return false }
      if isCancelled {
        cancelTouch()
      } else {
        touchUp()
      }
    default:
      return false
    }
    return true
  }

  /// Ends a touch; a card that was dragged is then where it was before.
  private func cancelTouch() {
    guard isFingerDown else { return }
    device.touchCancel()
    isFingerDown = false
  }

  /// Taps on a popup beside its button and its field.
  private func tapInside(_ pick: Int) -> Bool {
    var cards: [FuzzPopup] {
      live.filter {
        $0.isVisible && !$0.hasJoined && $0.kind == .popup && $0.spec.presentation == nil
          && !$0.viewsOnScreen.isEmpty
      }
    }
    if cards.isEmpty { showConfirmation(on: scenes[0]) }
    let confirmations = cards.filter { $0.spec.preset == .confirmation }
    guard let popup = self.pick(pick, of: confirmations.isEmpty ? cards : confirmations),
      let view = popup.viewsOnScreen.first
    else { return false }
    let point = view.convert(CGPoint(x: 15, y: 12), to: nil)
    guard let hit = device.view(at: point), hit.isDescendant(of: view) || view.superview === hit
    else { return false }
    let isCertain = isUndisturbed(popup) && hit.window?.containedFirstResponder == nil
    let attempt = DismissalAttempt(on: popup, at: now)
    device.tap(at: point)
    isFingerDown = false
    guard isCertain else { return true }
    switch popup.spec.tapResult {
    case .completes: checkCompletion(of: popup)
    case .dismisses, .nothing:
      check(attempt, .tappedInside, refusal: .refusedTapInside, .tapInside)
      if popup.isDismissed || !popup.isVisible, popup.spec.preset == .confirmation {
        coverage.count(.confirmationTapped)
      }
    }
    return true
  }

  /// Touches down on a popup and holds, preferably on one with a display duration.
  private func press(_ pick: Int) -> Bool {
    cancelTouch()
    let timed = live.filter {
      $0.isVisible && $0.spec.displayDuration != nil && !$0.hasJoined && !$0.viewsOnScreen.isEmpty
    }
    guard let popup = self.pick(pick, of: timed) ?? onScreen(pick), let point = middle(of: popup)
    else { return false }
    let place = CGPoint(x: point.x, y: point.y - 8)
    let touched = device.view(at: place)
    let isOn = popup.viewsOnScreen.first?.isRelated(to: touched) == true
    // A field below would get the focus at the end of the touch, although a modal popup may have
    // appeared meanwhile.
    guard isOn || !(touched is UITextField) else { return false }
    touchDown(at: place)
    touchedPopup = isOn ? popup : nil
    scheduleTouchUp()
    return true
  }

  /// Begins to drag a card, preferably while it is appearing, and holds it there.
  private func beginSwipeCard(_ pick: Int) -> Bool {
    cancelTouch()
    let coming = live.filter { $0.isAppearing && !$0.viewsOnScreen.isEmpty && !$0.hasJoined }
    guard let popup = self.pick(pick, of: coming) ?? onScreen(pick), let start = middle(of: popup)
    else { return false }
    let end = popup.spec.position.beyond(start, isHalf: true, isMirrored: isMirrored)
    touchDown(at: start)
    for step in 1...4 {
      device.clock.advance(by: 0.02)
      let fraction = CGFloat(step) / 4
      device.touchMove(
        to: CGPoint(
          x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
    }
    scheduleTouchUp()
    return true
  }

  /// Returns the frontmost card if it is modal and idle, and its window receives touches at the
  /// point; windows of another scene may cover it.
  private func topmostIdleCard(of app: FuzzScene, under point: CGPoint) -> FuzzPopup? {
    guard let top = topmostIdleModal(of: app),
      device.view(at: point)?.window === top.viewsOnScreen.first?.window
    else { return nil }
    return top
  }

  /// Returns the frontmost card if it is modal and idle.
  func topmostIdleCard(of app: FuzzScene) -> FuzzPopup? {
    guard let top = topmostIdleModal(of: app), let view = top.viewsOnScreen.first,
      !live.contains(where: { other in
        other.app === app && other !== top
          && other.viewsOnScreen.contains { zOrder(of: view) < zOrder(of: $0) }
      })
    else { return nil }
    return top
  }

  /// Returns the frontmost modal card if it is idle; others may be in front of it.
  private func topmostIdleModal(of app: FuzzScene) -> FuzzPopup? {
    guard idleScenes.contains(ObjectIdentifier(app)) else { return nil }
    let picture = QueueSnapshot(app.center)
    let seen = popups.filter {
      $0.app === app && !$0.hasJoined && !$0.isDismissed && picture.isVisible($0)
    }
    guard let top = topmostModal(of: seen), !top.isAlert, top.spec.presentation == nil,
      !top.spec.isInAppWindow || app.presented.isEmpty, top.presentedController == nil,
      hit(on: top)?.isOwn == true
    else { return nil }
    return top
  }

  /// A gesture that is about to dismiss a popup, if that allows it.
  @MainActor
  struct DismissalAttempt {
    let popup: FuzzPopup
    let isRefused: Bool
    /// Whether its minimum display duration is not over.
    let isEarly: Bool
    private let questions: Int

    init(on popup: FuzzPopup, at now: Double) {
      self.popup = popup
      isEarly = popup.minimum.map { now < popup.visibilitySince + $0 } ?? false
      isRefused = popup.refusalsLeft > 0
      questions = popup.dismissalQuestions
    }

    /// How often the popup was asked since then.
    var questionCount: Int { popup.dismissalQuestions - questions }
  }

  /// Verifies that a gesture has dismissed a popup, or not if the popup does not allow it.
  func check(
    _ attempt: DismissalAttempt, _ goal: FuzzGoal, refusal: FuzzGoal,
    _ gesture: PopupDismissGestures
  ) {
    let popup = attempt.popup
    let isAllowed = popup.spec.gestures.contains(gesture)
    let expected = isAllowed && popup.spec.refusals != nil ? 1 : 0
    if attempt.questionCount != expected {
      fail("\(popup.name) was asked \(attempt.questionCount) times when it was \(goal.rawValue)")
    }
    let isClosed = isAllowed && !attempt.isRefused
    if isAllowed { coverage.count(attempt.isRefused ? refusal : goal) }
    if isClosed, attempt.isEarly { coverage.count(.dismissedByUserEarly) }
    guard popup.isVisible == isClosed else { return }
    fail("\(popup.name) is \(isClosed ? "still" : "not") visible after it was \(goal.rawValue)")
  }

  private var isMirrored: Bool { device.layoutDirection == .rightToLeft }

  func tap(_ label: String, on app: FuzzScene) -> Bool {
    guard isActive(app) else { return false }
    do {
      try ScreenProbe(app.scene).tap(label)
      isFingerDown = false
      return true
    } catch {
      return false
    }
  }

  /// Types into a popup, or into the page if no popup has a text field.
  private func type(_ pick: Int, on app: FuzzScene) -> Bool {
    let popupFields = live.flatMap { $0.contents }.compactMap { ($0.value as? FuzzCard)?.field }
      .filter(\.isInVisibleWindow)
    let pageFields = app.pageModel.visible.compactMap { ($0.value as? FuzzPage)?.field }
    // Whether text input continues is only known once the app is idle.
    for popup in live where popup.app === app { popup.isTyping = false }
    app.editedField = nil
    guard let field = self.pick(pick, of: popupFields.isEmpty ? pageFields : popupFields),
      field.window != nil
    else { return false }
    let point = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
    guard device.view(at: point)?.isRelated(to: field) == true else { return false }
    device.tap(at: point)
    isFingerDown = false
    guard field.isFirstResponder else { return false }
    device.type("ab")
    // In half of the cases a popup interrupts that for a moment.
    let interrupts = (step?.number ?? 0) % 2 == 0 && live.count < 20
    if popupFields.isEmpty {
      // A page that the app presents at this moment ends text input on the page below.
      (app.editedField, app.textInputInterruptedAt) = (app.presented.isEmpty ? field : nil, 0)
      if interrupts { show(.brief(above: .hints), on: app) }
    } else {
      for popup in live where (popup.current as? FuzzCard)?.field === field {
        popup.isTyping = true
        if interrupts { show(.brief(above: popup.spec.lane), on: popup.app) }
      }
    }
    return true
  }

  private func middle(of popup: FuzzPopup) -> CGPoint? {
    guard let view = popup.viewsOnScreen.first, !popup.isAlert else { return nil }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.maxY - 20), to: nil)
  }
}

extension PopupSpec {
  /// A modal popup that interrupts others of its lane, and soon disappears by itself.
  fileprivate static func brief(above lane: Lane) -> PopupSpec {
    var spec = PopupSpec()
    (spec.displayDuration, spec.lane, spec.conflict, spec.priority) = (300, lane, .interrupt, 500)
    return spec
  }
}

extension PopupSpec.Position {
  func isAtLeft(_ isMirrored: Bool) -> Bool { self == (isMirrored ? .trailing : .leading) }

  /// Returns the end point of a swipe that dismisses a card.
  fileprivate func beyond(_ start: CGPoint, isHalf: Bool, isMirrored: Bool) -> CGPoint {
    let distance: CGFloat = isHalf ? 25 : 320
    if isAtLeft(isMirrored) { return CGPoint(x: start.x - distance, y: start.y) }
    return switch self {
    case .top: CGPoint(x: start.x, y: start.y - distance)
    case .center, .bottom, .full: CGPoint(x: start.x, y: start.y + distance)
    case .leading, .trailing: CGPoint(x: start.x + distance, y: start.y)
    }
  }
}
