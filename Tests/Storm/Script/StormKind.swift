// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The actions without their details, to count them by.
package enum StormKind: String, CaseIterable, Sendable {
  case push, pop, popToRoot, setPages, swipeBack, halfSwipeBack, beginSwipeBack, switchTab
  case replaceRoot, renewTabs, mark
  case present, presentAlert, dismissFront, swipeSheet, tapForeignAlert
  case glance, presentFromPopup, dismissModal
  case rotate, background, deactivate, activate, voiceOver, changeSettings, openScene, closeScene
  case enqueue, enqueueModal, enqueueAgain, enqueueSequence, enqueueChild
  case updateShown, rush, showAlert
  case end, endReturning, endKey, endGroup, endLane, endAll, logOut
  case hold, release, change, resize
  case tapButton, tapOutside, swipeCard, escape, type, press, beginSwipeCard, lift
  case removeView, removeWindow, wait

  /// How many of a thousand or so drawings are of this kind. What often finds nothing to do, because it
  /// takes a page that can be left or a popup that a finger gets to, is drawn more often.
  var weight: Int {
    switch self {
    case .endGroup: 50
    case .endKey: 58
    case .lift: 160
    case .swipeBack, .halfSwipeBack, .beginSwipeBack, .tapOutside: 50
    case .enqueue: 130
    case .dismissFront: 86
    case .removeView: 32
    case .tapButton: 45
    case .enqueueModal, .swipeCard: 30
    case .type: 22
    case .swipeSheet, .tapForeignAlert, .escape: 26
    case .closeScene: 50
    case .push, .release, .end: 20
    case .pop, .popToRoot, .endAll, .logOut: 25
    case .change: 56
    case .resize: 32
    case .removeWindow, .endLane, .endReturning, .press: 36
    case .glance, .rush: 20
    case .presentFromPopup, .dismissModal, .updateShown, .beginSwipeCard: 40
    case .wait, .enqueueChild, .showAlert, .setPages, .activate, .enqueueAgain:
      16
    case .presentAlert, .deactivate, .renewTabs, .hold, .mark, .present:
      15
    case .switchTab, .openScene, .rotate, .replaceRoot: 20
    case .enqueueSequence: 16
    case .background, .voiceOver, .changeSettings: 12
    }
  }

  /// What users do with what they have had time to look at.
  static let calmDeck: [StormKind] = [
    .tapOutside, .tapOutside, .swipeCard, .swipeCard, .escape, .escape, .type, .type, .type, .push,
    .enqueue, .enqueue, .enqueueChild, .changeSettings, .updateShown, .beginSwipeCard,
    .presentFromPopup, .glance, .halfSwipeBack, .voiceOver,
  ]

  static let deck = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
}
