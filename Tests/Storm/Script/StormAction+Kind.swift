// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension StormAction {
  package var kind: StormKind {
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
    case .renewTabs: .renewTabs
    case .mark: .mark
    case .present: .present
    case .presentAlert: .presentAlert
    case .dismissFront: .dismissFront
    case .swipeSheet: .swipeSheet
    case .tapForeignAlert: .tapForeignAlert
    case .glance: .glance
    case .presentFromPopup: .presentFromPopup
    case .dismissModal: .dismissModal
    case .rotate: .rotate
    case .background: .background
    case .deactivate: .deactivate
    case .activate: .activate
    case .voiceOver: .voiceOver
    case .changeSettings: .changeSettings
    case .openScene: .openScene
    case .closeScene: .closeScene
    case .enqueue: .enqueue
    case .enqueueModal: .enqueueModal
    case .enqueueAgain: .enqueueAgain
    case .enqueueSequence: .enqueueSequence
    case .enqueueChild: .enqueueChild
    case .updateShown: .updateShown
    case .rush: .rush
    case .showAlert: .showAlert
    case .end: .end
    case .endReturning: .endReturning
    case .endKey: .endKey
    case .endGroup: .endGroup
    case .endLane: .endLane
    case .endAll: .endAll
    case .logOut: .logOut
    case .hold: .hold
    case .release: .release
    case .change: .change
    case .resize: .resize
    case .tapButton: .tapButton
    case .tapOutside: .tapOutside
    case .swipeCard: .swipeCard
    case .escape: .escape
    case .type: .type
    case .press: .press
    case .beginSwipeCard: .beginSwipeCard
    case .lift: .lift
    case .removeView: .removeView
    case .removeWindow: .removeWindow
    case .wait: .wait
    }
  }
}
