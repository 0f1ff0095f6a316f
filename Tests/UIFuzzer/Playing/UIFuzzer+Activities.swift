// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherPresets

// Beginning, changing and ending activities.
extension UIFuzzer {
  func changeActivities(_ action: FuzzAction, on app: FuzzScene) -> Bool {
    let activities = app.activities
    switch action {
    case .beginActivity(let spec):
      guard activities.entries.count < 4 else { return false }
      begin(spec, on: app)
    case .updateActivity(let pick, let progress):
      if activities.entries.isEmpty { begin(.cancellable, on: app) }
      guard let entry = self.pick(pick, of: activities.entries.reversed()) else { return false }
      entry.activity.progress = progress.map { Double($0) / 100 }
      entry.activity.text = "\(entry.name) \(progress ?? 0)"
    case .endActivity(let pick):
      if activities.entries.isEmpty { begin(.cancellable, on: app) }
      guard let entry = self.pick(pick, of: activities.entries.reversed()) else { return false }
      end(entry.activity, of: app)
    case .cancelActivity:
      return cancelActivity(on: app)
    default:
      return false
    }
    return true
  }

  private func begin(_ spec: ActivitySpec, on app: FuzzScene) {
    serial += 1
    let (name, activities) = ("activity \(serial)", app.activities)
    let activity = app.center.beginActivity(
      name, blocksPage: spec.blocksPage, cancelTitle: spec.canBeCancelled ? "Stop \(name)" : nil
    ) { [weak activities] in activities?.cancelCount += 1 }
    activities.add(.init(activity: activity, name: name, spec: spec), at: now)
    let time = now + Double(spec.duration) / 1000
    scheduledActions.append(
      ScheduledAction(time: time) { [weak self, weak app, weak activity] in
        guard let self, let app, let activity else { return }
        end(activity, of: app)
      })
  }

  private func end(_ activity: PopupActivity, of app: FuzzScene) {
    let activities = app.activities
    record("    end of \(activity.text ?? "an activity")")
    activities.end(activity, at: now)
    lastEventTime = now
    let isShort = activities.entries.isEmpty && now < activities.beganAt + UIFuzzer.activityDelay
    if isShort, activities.card == nil { coverage.count(.activityTooShort) }
  }

  /// Taps the button of the newest activity, which the app ends itself.
  private func cancelActivity(on app: FuzzScene) -> Bool {
    let activities = app.activities
    if activities.card?.isVisible != true, activities.entries.count < 4 {
      begin(.cancellable, on: app)
      device.clock.advance(by: 1.2)
    }
    guard let newest = activities.entries.last, newest.spec.canBeCancelled,
      let card = activities.card, card.isVisible
    else { return false }
    let count = activities.cancelCount
    guard tap("Stop \(newest.name)", on: app) else { return false }
    if activities.cancelCount != count + 1 {
      fail("\(newest.name) was cancelled \(activities.cancelCount - count) times by one tap")
    }
    if !card.isVisible { fail("\(card.name) is not visible after a tap on its button") }
    coverage.count(.activityCancelled)
    return true
  }
}
