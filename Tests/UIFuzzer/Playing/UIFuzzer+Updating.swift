// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Updating visible popups, and showing popups for a page that appears.
extension UIFuzzer {
  /// Shows a popup with the key of a visible one, which replaces or changes its content.
  func updateShown(_ pick: Int, by spec: PopupSpec) -> Bool {
    var shown: [FuzzPopup] {
      live.filter {
        $0.isVisible && !$0.hasJoined && !$0.isAlert && $0.spec.presentation == nil
          && $0.spec.key != nil && $0.spec.preset == nil
      }
    }
    if shown.isEmpty {
      showImmediately(on: scenes[0]) { spec in (spec.key, spec.content) = (1, .deferredView) }
    }
    guard let popup = self.pick(pick, of: shown) else { return false }
    var update = spec
    (update.key, update.lane, update.delay) = (popup.spec.key, popup.spec.lane, 0)
    if update.keyPolicy != .change { update.keyPolicy = .update }
    show(update, on: popup.app)
    return true
  }

  /// Shows a popup without animation and lets it start, if its lane has capacity.
  func showImmediately(on app: FuzzScene, _ change: (inout PopupSpec) -> Void) {
    var spec = PopupSpec()
    (spec.isModal, spec.isAnimated, spec.position, spec.lane) = (false, false, .top, .hints)
    change(&spec)
    show(spec, on: app)
    device.clock.runTurn()
    device.clock.advance(by: 0.6)
  }

  /// Shows a confirmation and lets it appear.
  func showConfirmation(on app: FuzzScene) {
    guard live.count < 20 else { return }
    var random = FuzzRandom(seed: 1)
    var spec = PopupSpec.preset(.confirmation, &random)
    (spec.question, spec.refusals, spec.pages, spec.delay) = (nil, nil, .anywhere, 0)
    (spec.response, spec.pageExit) = (nil, nil)
    spec.minimumDisplayDuration = (step?.number ?? 0) % 2 == 0 ? nil : 6000
    show(spec, on: app)
    device.clock.runTurn()
    device.clock.advance(by: 0.6)
  }

  /// Pushes a page without animation and shows popups for it in the same turn.
  ///
  /// More transitions may follow in the turn, so the popups must not start before its end.
  func pushAndShow(
    _ kind: FuzzPage.Kind, _ one: PopupSpec, _ other: PopupSpec, on app: FuzzScene
  ) -> Bool {
    guard let navigation = app.navigation, navigation.viewControllers.count < 6,
      app.presented.isEmpty, !app.isInTransition
    else { return false }
    let page = app.make(kind)
    navigation.pushViewController(page, animated: false)
    scheduleGoingBack(from: page)
    for spec in [one, other] { show(spec.rushed(to: kind), on: app) }
    return true
  }
}

extension PopupSpec {
  fileprivate func rushed(to kind: FuzzPage.Kind) -> PopupSpec {
    var spec = self
    (spec.pages, spec.pageExit, spec.delay, spec.key) = (.type(kind), .keepAlive, 0, nil)
    return spec
  }
}
