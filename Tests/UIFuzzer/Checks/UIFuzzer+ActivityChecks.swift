// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherPresets

// The card of activities, which the fuzzer finds in the queue.
extension UIFuzzer {
  /// How long an activity runs before it is shown, in seconds.
  static let activityDelay = 0.25
  /// How long the card is visible at least, in seconds.
  private static let minimumActivityTime = 0.7

  /// Records a new card, and whether the card is on the screen.
  func pollActivities(of app: FuzzScene, _ picture: QueueSnapshot) {
    let known = Set(popups.lazy.filter { $0.app === app }.compactMap { $0.handle?.id })
    let listed = app.center.visiblePopups + app.center.queuedPopups + app.center.suspendedPopups
    for handle in listed where !known.contains(handle.id) { takeCard(handle, of: app) }
    for card in popups where card.isActivity && card.app === app && !card.isDismissed {
      let (wasSeen, wasVisible) = (card.seenSince != nil, card.isVisible)
      card.poll(isVisible: picture.isVisible(card), at: now)
      if !wasSeen, card.seenSince != nil { cardDidAppear(card) }
      if card.isVisible, !wasVisible { coverage.count(.activityShown) }
      if card.current.map({ $0.opacityOnScreen < 0.99 }) == true { lastEventTime = now }
    }
  }

  private func takeCard(_ handle: AnyPopupHandle, of app: FuzzScene) {
    let activities = app.activities
    serial += 1
    if let card = activities.card, card.seenSince == nil {
      return fail("popup \(handle.id) is in the queue beside \(card.name)")
    }
    if activities.entries.isEmpty, activities.endedAt < lastTurn {
      return fail("popup \(handle.id) is in the queue, but no activity is running")
    }
    var spec = PopupSpec()
    (spec.lane, spec.isModal, spec.allowsDismissGestures) = (
      .activities, activities.blocksPage, false
    )
    spec.delay = Int(UIFuzzer.activityDelay * 1000)
    let card = FuzzPopup(
      "activity card \(serial)", spec, on: app, at: activities.beganAt, kind: .activity)
    (card.handle, card.base) = (handle, handle)
    handle.onDismissed { [weak self, weak card] reason in
      guard let self, let card else { return }
      didDismiss(card, reason)
    }
    activities.card = card
    popups.append(card)
    record("    \(card.name) is popup \(handle.id)")
  }

  private func cardDidAppear(_ card: FuzzPopup) {
    lastEventTime = now
    if now < card.shownAt + UIFuzzer.activityDelay - 0.001 {
      fail("\(card.name) is shown \(now - card.shownAt) s after the activity began")
    }
    let known = popups.flatMap { $0.contents }.compactMap(\.value)
    let views = card.app.scene.windows.flatMap { $0.descendants(named: "ActivityView") }
    guard let view = views.first(where: { view in !known.contains { $0 === view } }) else {
      return fail("\(card.name) is visible, but its view is in no window")
    }
    card.contents = [Weak(value: view)]
    card.current = view
  }

  /// The card has its outcome.
  func cardWasDismissed(_ card: FuzzPopup, _ reason: PopupDismissalReason) {
    let (app, activities) = (card.app, card.app.activities)
    card.poll(isVisible: false, at: now)
    if let since = card.seenSince, reason == .dismissedByApp, isActive(app),
      app.activeSince < since
    {
      if now - since < UIFuzzer.minimumActivityTime {
        fail("\(card.name) was visible for \(now - since) s")
      }
      if activities.endedAt - since < UIFuzzer.minimumActivityTime {
        coverage.count(.activityStayed)
      }
    }
    activities.didDismiss(card, at: now)
  }

  /// Verifies that activities are shown in time, and that the card disappears with the last one.
  func checkActivities(of app: FuzzScene) {
    let activities = app.activities
    let isHeld = holds.contains { $0.app === app && $0.lane == .activities && $0.isActive }
    let isWaiting =
      !activities.entries.isEmpty && activities.card == nil && isActive(app) && !isHeld
    activities.waitingSince = isWaiting ? activities.waitingSince ?? now : nil
    if let since = activities.waitingSince,
      now - since > UIFuzzer.activityDelay + UIFuzzer.longestWait
    {
      fail("\(activities.entries.map(\.name)) are running since \(since) s, but are not shown")
    }
    // A button shows its new title after the next layout, which the background has not.
    if let card = activities.card, card.isVisible, let view = card.current, isActive(app),
      now > app.activeSince
    {
      checkActivity(card, view)
    }
    guard activities.entries.isEmpty, let since = activities.card?.seenSince, isActive(app) else {
      return
    }
    if now - max(activities.endedAt, since + 1, app.activeSince, lastTouch) > 1.5 {
      fail("the card of activities is visible \(now - activities.endedAt) s after the last ended")
    }
  }

  /// Verifies that the card shows the newest activity.
  private func checkActivity(_ card: FuzzPopup, _ view: UIView) {
    let activities = card.app.activities
    guard let newest = activities.entries.last else { return }
    let texts = view.shownTexts
    if !texts.contains(newest.activity.text ?? "") {
      fail("\(card.name) shows \(texts) instead of \(newest.activity.text ?? "nothing")")
    }
    if view.shows("Stop \(newest.name)") != newest.spec.canBeCancelled {
      fail("\(card.name) with the texts \(texts) does not have the button of \(newest.name)")
    }
    let bar = view.subviews.first { "\(type(of: $0))" == "ActivityBar" }
    let progress = newest.activity.progress.map { "\(Int($0 * 100))%" }
    if (bar?.isHidden == false ? bar?.accessibilityValue : nil) != progress {
      fail("\(card.name) has the progress \(bar?.accessibilityValue ?? "nil")")
    }
    if activities.entries.count > 1 { coverage.count(.activityShared) }
    if progress != nil { coverage.count(.activityProgressed) }
    if activities.isOlderShown { coverage.count(.activityReturned) }
  }
}
