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
    case .enqueue: 50
    case .enqueueModal: 25
    case .swipeBack, .halfSwipeBack, .beginSwipeBack, .lift, .tapOutside, .endGroup, .endKey: 65
    case .tapButton: 45
    case .swipeSheet, .type, .swipeCard: 32
    case .tapForeignAlert, .escape: 28
    case .push, .press, .removeView, .removeWindow: 19
    case .wait, .pop, .showAlert, .closeScene, .activate, .dismissFront, .resize, .enqueueAgain: 16
    case .popToRoot, .setPages, .switchTab, .endLane, .enqueueChild, .change, .release,
      .presentAlert, .deactivate, .renewTabs:
      12
    case .present, .openScene, .endReturning, .end, .enqueueSequence, .rotate, .replaceRoot, .mark,
      .background, .voiceOver, .changeSettings, .hold, .endAll, .logOut:
      9
    }
  }

  static let deck = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
}
