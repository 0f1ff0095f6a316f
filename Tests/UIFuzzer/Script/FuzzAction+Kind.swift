// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension FuzzAction {
  package var kind: FuzzActionKind {
    switch self {
    case .push: .push
    case .pop: .pop
    case .popToRoot: .popToRoot
    case .setPages: .setPages
    case .swipeBack: .swipeBack
    case .halfSwipeBack: .halfSwipeBack
    case .beginSwipeBack: .beginSwipeBack
    case .interruptPush: .interruptPush
    case .interruptPop: .interruptPop
    case .switchTab: .switchTab
    case .replaceRoot: .replaceRoot
    case .replaceOtherTabs: .replaceOtherTabs
    case .mark: .mark
    case .present: .present
    case .presentAlert: .presentAlert
    case .dismissPresented: .dismissPresented
    case .swipeSheet: .swipeSheet
    case .tapForeignAlert: .tapForeignAlert
    case .presentAndDismiss: .presentAndDismiss
    case .presentFromPopup: .presentFromPopup
    case .dismissModal: .dismissModal
    case .showEndless: .showEndless
    case .dismissEndless: .dismissEndless
    case .rotate: .rotate
    case .resizeScene: .resizeScene
    case .background: .background
    case .deactivate: .deactivate
    case .activate: .activate
    case .voiceOver: .voiceOver
    case .changeSettings: .changeSettings
    case .openScene: .openScene
    case .closeScene: .closeScene
    case .show: .show
    case .showModal: .showModal
    case .showAgain: .showAgain
    case .showSequence: .showSequence
    case .showChild: .showChild
    case .updateVisible: .updateVisible
    case .pushAndShow: .pushAndShow
    case .showAlert: .showAlert
    case .dismiss: .dismiss
    case .dismissReturning: .dismissReturning
    case .dismissKey: .dismissKey
    case .dismissGroup: .dismissGroup
    case .dismissLane: .dismissLane
    case .dismissAll: .dismissAll
    case .dismissEverywhere: .dismissEverywhere
    case .hold: .hold
    case .release: .release
    case .change: .change
    case .reconsider: .reconsider
    case .resize: .resize
    case .showPreset(let preset, _): FuzzActionKind(preset)
    case .showPointing: .showPointing
    case .showSpotlight: .showSpotlight
    case .changeSource: .changeSource
    case .beginActivity: .beginActivity
    case .updateActivity: .updateActivity
    case .endActivity: .endActivity
    case .cancelActivity: .cancelActivity
    case .tapButton: .tapButton
    case .tapOutside: .tapOutside
    case .tapInside: .tapInside
    case .tapLight: .tapLight
    case .swipeCard: .swipeCard
    case .escape: .escape
    case .type: .type
    case .touchDown: .touchDown
    case .beginSwipeCard: .beginSwipeCard
    case .touchUp: .touchUp
    case .removeView: .removeView
    case .removeWindow: .removeWindow
    case .wait: .wait
    }
  }
}

extension FuzzActionKind {
  /// Creates the kind of the action that shows a preset.
  init(_ preset: FuzzPreset) {
    self =
      switch preset {
      case .toast, .toastWithButton: .showToast
      case .banner, .stackedBanner: .showBanner
      case .confirmation: .showConfirmation
      case .choices: .showChoices
      }
  }

  /// The presets that an action of the kind shows.
  var presets: [FuzzPreset] { FuzzPreset.allCases.filter { FuzzActionKind($0) == self } }
}
