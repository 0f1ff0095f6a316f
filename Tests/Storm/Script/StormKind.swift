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
    case .endGroup, .endKey: 60
    case .lift: 160
    case .swipeBack, .halfSwipeBack, .beginSwipeBack, .tapOutside: 50
    case .enqueue: 115
    case .dismissFront: 100
    case .removeView: 32
    case .tapButton: 45
    case .enqueueModal, .swipeCard, .switchTab: 30
    case .presentFromPopup, .dismissModal, .updateShown: 28
    case .tapForeignAlert: 32
    case .swipeSheet: 40
    case .closeScene: 50
    case .escape: 26
    case .push, .release, .end, .glance, .openScene, .rotate, .replaceRoot, .setPages, .present: 20
    case .type, .rush: 22
    case .pop, .popToRoot: 34
    case .endAll, .logOut: 25
    case .change: 56
    case .resize: 32
    case .removeWindow, .endLane, .endReturning, .press, .beginSwipeCard: 36
    case .presentAlert, .renewTabs: 19
    case .wait, .enqueueChild, .showAlert, .activate, .enqueueAgain, .enqueueSequence: 16
    case .deactivate, .hold, .mark: 16
    case .background: 15
    case .voiceOver, .changeSettings: 12
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
