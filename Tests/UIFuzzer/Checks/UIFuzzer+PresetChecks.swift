// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// What presets show and where they are.
extension UIFuzzer {
  func checkPreset(_ popup: FuzzPopup, _ view: UIView) {
    let name = popup.contentName ?? popup.name
    let texts = view.shownTexts
    if !view.shows(name) { fail("idle: \(popup.name) shows \(texts) instead of \(name)") }
    if popup.spec.preset == .stackedBanner, let count = popup.changeCount {
      let counts = texts.filter { $0.hasPrefix("+") }
      if counts != (count > 0 ? ["+\(count)"] : []) {
        fail("idle: \(popup.name) shows the count \(counts); expected: \(count)")
      }
      if count > 0 { coverage.count(.bannersStacked) }
    }
    checkPlace(of: popup, view)
  }

  private func checkPlace(of popup: FuzzPopup, _ view: UIView) {
    guard let window = view.window, window.bounds.height > 400, !isKeyboardUp, popup.parent == nil
    else { return }
    let (frame, middle) = (view.convert(view.bounds, to: window), window.bounds.midY)
    let isThere =
      switch popup.spec.position {
      case .top: frame.minY < middle
      case .bottom: frame.maxY > middle
      case .center: frame.insetBy(dx: 0, dy: -60).contains(CGPoint(x: frame.midX, y: middle))
      case .leading, .trailing, .full: true
      }
    if !isThere { fail("idle: \(popup.name) is at \(frame), but not at \(popup.spec.position)") }
  }

  func countElapsed(_ popup: FuzzPopup) {
    coverage.count(.displayDurationElapsed)
    if popup.spec.preset != nil { coverage.count(.presetElapsed) }
    if device.voiceOverRunning, !popup.spec.waitsForAssistiveTechnologies, !popup.hasJoined {
      coverage.count(.elapsedWithVoiceOver)
    }
  }
}

// The minimum display duration.
extension UIFuzzer {
  /// The app is about to dismiss a popup by itself, which may have to wait.
  func willDismiss(_ popup: FuzzPopup) {
    // Usher notices in the next turn that the scene is not active any more.
    let isActive = isActive(popup.app) || !popup.app.wasInactive
    guard let minimum = popup.minimum, isActive, popup.lateSince == nil, popup.handle != nil,
      popup.isAppearing || popup.isVisible && now < popup.visibilitySince + minimum
    else { return }
    popup.lateSince = now
  }

  /// A popup begins to disappear, for whatever reason.
  func willDisappear(_ popup: FuzzPopup) {
    popup.source?.update(in: popup.app)
    popup.app.pageModel.update(popup.app, on: device, at: now)
    let pages = popup.app.pageModel
    popup.disappearedAfterPage = popup.boundPage.map { !pages.isVisible($0) } ?? false
    let isSeen =
      popup.isVisible && isActive(popup.app) && !pages.isInTransition && now - pages.changedAt > 0.2
      // Usher notices in the next turn that the scene is active again.
      && now - popup.app.activeSince > 0.2
    popup.visibleTime = isSeen ? now - popup.visibilitySince : nil
  }

  /// Verifies that a popup that the app dismissed has been visible for its minimum display duration.
  func checkMinimum(of popup: FuzzPopup, _ reason: PopupDismissalReason) {
    let reasons = ["dismissed", "tapped", "itself", "oldest", "key"]
    guard let minimum = popup.minimum, let time = popup.visibleTime, !popup.hasJoined,
      // A child is suspended, or dismissed, with its parent.
      !sequence(first: popup, next: \.parent).contains(where: \.isSuspended),
      reasons.contains(where: { .custom($0) == reason }), !isInterrupted(popup)
    else { return }
    if time < minimum - 0.001 {
      fail("\(popup.name) was visible for \(time) s; minimum: \(minimum) s")
    }
    coverage.count(.dismissedLate)
  }

  /// Whether a more urgent popup may have taken the place of this one, which ends it early.
  private func isInterrupted(_ popup: FuzzPopup) -> Bool {
    live.contains {
      $0.app === popup.app && $0.spec.lane == popup.spec.lane && $0 !== popup
        && $0.spec.conflict == .interrupt
    }
  }

  /// Verifies that a popup that the app has dismissed does not stay longer than it must.
  func checkLateness(of popup: FuzzPopup) {
    guard let minimum = popup.minimum, let since = popup.lateSince, popup.isVisible,
      isActive(popup.app), !popup.app.pageModel.isInTransition
    else { return }
    let due = max(since, popup.visibilitySince + minimum)
    if now - due > 0.3 { fail("\(popup.name) is still visible \(now - due) s after it was due") }
  }
}

extension FuzzPopup {
  /// The minimum display duration in seconds.
  var minimum: Double? { spec.minimumDisplayDuration.map { Double($0) / 1000 } }

  /// Whether it stays although the app has dismissed it.
  var stays: Bool { lateSince != nil }
}
