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
  case showToast, showBanner, showConfirmation, showChoices
  case showPointing, showSpotlight, changeSource
  case beginActivity, updateActivity, endActivity, cancelActivity
  case tapInside, tapLight
  case tapButton, tapOutside, swipeCard, escape, type, touchDown, beginSwipeCard, touchUp
  case removeView, removeWindow, wait

  /// The relative frequency of the kind in random scripts. Kinds that often have nothing to act on
  /// have a higher weight, for example those that need a page to go back from or a popup under the
  /// finger.
  var weight: Int {
    switch self {
    case .dismissPresented: 230
    case .closeScene: 132
    case .reconsider, .dismissKey, .dismissGroup: 90
    case .tapOutside: 84
    case .dismissLane, .swipeBack, .beginSwipeBack: 72
    case .show, .interruptPush, .tapButton, .change, .tapForeignAlert, .halfSwipeBack: 60
    case .touchUp, .popToRoot, .pop, .resize, .swipeSheet: 52
    case .resizeScene, .removeWindow, .switchTab: 42
    case .touchDown, .beginSwipeCard, .interruptPop, .pushAndShow, .dismissReturning: 36
    case .removeView, .showModal, .tapLight, .rotate, .openScene, .escape, .setPages: 31
    case .dismissAll, .dismissEverywhere, .swipeCard, .presentFromPopup, .dismissModal: 28
    case .updateVisible, .type, .replaceOtherTabs, .present, .presentAlert: 27
    case .hold, .mark, .activate, .release, .showAlert, .showAgain, .replaceRoot, .wait,
      .deactivate, .background, .showPointing, .showSpotlight:
      24
    case .push, .dismiss, .presentAndDismiss, .showSequence, .beginActivity, .endActivity,
      .tapInside:
      21
    case .changeSource, .showChild, .updateActivity, .showChoices: 18
    case .showToast, .showBanner, .showConfirmation, .cancelActivity, .changeSettings: 16
    case .voiceOver, .showEndless, .dismissEndless: 13
    }
  }

  /// Whether an action of the kind is checked for half a minute, so that a run has only a few.
  var isLong: Bool { self == .showEndless || self == .dismissEndless }

  /// The kinds for the actions of users after a pause, when the app is idle.
  static let calmDeck: [FuzzActionKind] = [
    .tapOutside, .tapOutside, .swipeCard, .swipeCard, .escape, .escape, .type, .type, .type, .push,
    .show, .show, .showChild, .changeSettings, .updateVisible, .beginSwipeCard,
    .presentFromPopup, .presentAndDismiss, .halfSwipeBack, .voiceOver, .tapInside, .tapInside,
    .tapLight, .tapLight, .changeSource, .changeSource, .tapButton, .tapButton, .updateActivity,
    .cancelActivity, .showToast, .showBanner, .showConfirmation, .showChoices, .dismiss,
  ]

  /// All kinds, repeated by weight.
  static let deck = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
}
