// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The kinds of actions, without associated values, for counting.
package enum FuzzActionKind: String, CaseIterable, Sendable {
  case push, pop, popToRoot, setPages, swipeBack, halfSwipeBack, beginSwipeBack, switchTab
  case interruptPush, interruptPop
  case replaceRoot, replaceOtherTabs, mark
  case present, presentAlert, dismissPresented, swipeSheet, tapForeignAlert
  case presentAndDismiss, presentFromPopup, dismissModal, showEndless, dismissEndless
  case rotate, resizeScene, background, deactivate, activate, voiceOver, changeSettings
  case openScene, closeScene
  case show, showModal, showAgain, showSequence, showChild
  case updateVisible, pushAndShow, showAlert
  case dismiss, dismissReturning, dismissKey, dismissGroup, dismissLane, dismissAll,
    dismissEverywhere
  case hold, release, change, reconsider, resize
  case tapButton, tapOutside, swipeCard, escape, type, touchDown, beginSwipeCard, touchUp
  case removeView, removeWindow, wait

  /// The relative frequency of the kind in random scripts. Kinds that often have nothing to act on
  /// have a higher weight, for example those that need a page to go back from or a popup under the
  /// finger.
  var weight: Int {
    switch self {
    case .dismissGroup, .dismissKey, .reconsider, .touchUp: 60
    case .swipeBack, .halfSwipeBack, .beginSwipeBack, .tapOutside: 50
    case .show: 115
    case .dismissPresented: 100
    case .removeView: 32
    case .tapButton: 45
    case .showModal, .swipeCard, .switchTab: 30
    case .presentFromPopup, .dismissModal, .updateVisible: 28
    case .tapForeignAlert: 32
    case .swipeSheet: 40
    case .closeScene: 50
    case .dismissLane: 42
    case .escape: 26
    case .push, .release, .dismiss, .presentAndDismiss, .openScene, .rotate, .replaceRoot,
      .setPages, .present:
      20
    case .type: 22
    case .pushAndShow, .resizeScene: 28
    case .pop, .popToRoot: 34
    case .interruptPush: 44
    case .interruptPop: 34
    case .dismissAll, .dismissEverywhere: 25
    case .change: 56
    case .resize: 32
    case .removeWindow, .dismissReturning, .touchDown, .beginSwipeCard: 36
    case .presentAlert, .replaceOtherTabs: 19
    case .wait, .showChild, .showAlert, .activate, .showAgain, .showSequence: 16
    case .deactivate, .hold, .mark: 16
    case .background: 15
    case .voiceOver, .changeSettings, .showEndless, .dismissEndless: 12
    }
  }

  /// Whether an action of the kind is checked for half a minute, so that a run has only a few.
  var isLong: Bool { self == .showEndless || self == .dismissEndless }

  /// The kinds for the actions of users after a pause, when the app is idle.
  static let calmDeck: [FuzzActionKind] = [
    .tapOutside, .tapOutside, .swipeCard, .swipeCard, .escape, .escape, .type, .type, .type, .push,
    .show, .show, .showChild, .changeSettings, .updateVisible, .beginSwipeCard,
    .presentFromPopup, .presentAndDismiss, .halfSwipeBack, .voiceOver,
  ]

  /// All kinds, repeated by weight.
  static let deck = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
}
