// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The actions without their details, to count them by.
package enum StormKind: String, CaseIterable, Sendable {
  case push, pop, popToRoot, setPages, swipeBack, halfSwipeBack, beginSwipeBack, switchTab
  case replaceRoot, renewTabs, mark
  case present, presentAlert, dismissFront, swipeSheet, tapForeignAlert
  case rotate, background, deactivate, activate, voiceOver, changeSettings, openScene, closeScene
  case enqueue, enqueueModal, enqueueAgain, enqueueSequence, enqueueChild, showAlert
  case end, endReturning, endKey, endGroup, endLane, endAll, logOut
  case hold, release, change, resize
  case tapButton, tapOutside, swipeCard, escape, type, press, lift
  case removeView, removeWindow, wait

  /// How many of a thousand or so drawings are of this kind. What often finds nothing to do, because it
  /// takes a page that can be left or a popup that a finger gets to, is drawn more often.
  var weight: Int {
    switch self {
    case .endGroup, .endKey: 230
    case .lift: 115
    case .swipeBack, .halfSwipeBack, .beginSwipeBack, .tapOutside: 60
    case .enqueue: 55
    case .dismissFront: 70
    case .removeView: 50
    case .tapButton: 45
    case .enqueueModal, .type, .swipeCard, .press: 30
    case .swipeSheet, .tapForeignAlert, .escape, .closeScene: 26
    case .push, .pop, .popToRoot, .release, .end: 20
    case .change: 46
    case .resize: 32
    case .removeWindow, .endLane, .endReturning: 34
    case .wait, .showAlert, .setPages, .switchTab, .enqueueChild, .activate, .enqueueAgain, .rotate:
      16
    case .endAll, .logOut: 18
    case .presentAlert, .deactivate, .renewTabs, .hold, .openScene, .mark: 13
    case .present, .enqueueSequence, .replaceRoot, .background, .voiceOver, .changeSettings:
      10
    }
  }

  static let deck = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
}
