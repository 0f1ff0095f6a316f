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
    case .resize: .resize
    case .tapButton: .tapButton
    case .tapOutside: .tapOutside
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
