// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What a user, an app or a system can do in a storm.
///
/// A number called pick chooses one of what there is when it happens, the newest first, so that an
/// action means something after any others.
package enum FuzzAction: Sendable {
  // The pages.
  case push(FuzzPage.Kind, animated: Bool)
  case pop(animated: Bool)
  case popToRoot(animated: Bool)
  case setPages([FuzzPage.Kind], animated: Bool)
  case swipeBack
  case halfSwipeBack
  case beginSwipeBack
  case switchTab(Int)
  case replaceRoot(FuzzScene.Root)
  case replaceOtherTabs
  case mark(pick: Int)
  // What the app puts in front of them.
  case present(FuzzPresentedPage.Style, animated: Bool)
  case presentAlert(animated: Bool)
  case dismissPresented(animated: Bool)
  case swipeSheet(isHalf: Bool)
  case tapForeignAlert
  case presentAndDismiss(FuzzPresentedPage.Style)
  case presentFromPopup(pick: Int, FuzzPresentedPage.Style, animated: Bool)
  case dismissModal(pick: Int, animated: Bool)
  // The device.
  case rotate(Int)
  case background(scene: Int)
  case deactivate(scene: Int)
  case activate(scene: Int)
  case voiceOver
  case changeSettings(Int)
  case openScene
  case closeScene
  // The queue.
  case show(PopupSpec)
  case showModal(PopupSpec)
  case showAgain(pick: Int)
  case showSequence([PopupSpec])
  case showChild(of: Int, PopupSpec)
  case updateVisible(pick: Int, PopupSpec)
  case pushAndShow(FuzzPage.Kind, PopupSpec, PopupSpec)
  case showAlert(AlertSpec)
  case dismiss(pick: Int, animated: Bool)
  case dismissReturning(pick: Int, animated: Bool)
  case dismissKey(pick: Int, animated: Bool)
  case dismissGroup(pick: Int, animated: Bool)
  case dismissLane(PopupSpec.Lane, animated: Bool)
  case dismissAll(animated: Bool)
  case dismissEverywhere(animated: Bool)
  case hold(PopupSpec.Lane, HoldOwner)
  case release(pick: Int, isDropped: Bool)
  case change(pick: Int, QueuedChange)
  case resize(pick: Int)
  // Fingers and keys.
  case tapButton(pick: Int)
  case tapOutside
  case swipeCard(pick: Int, isHalf: Bool)
  case escape
  case type(pick: Int)
  case touchDown(pick: Int)
  case beginSwipeCard(pick: Int)
  case touchUp(isCancelled: Bool)
  // An app that does not know of Usher.
  case removeView(pick: Int)
  case removeWindow(pick: Int)
  // Time.
  case wait

  /// With what a hold ends, if nobody releases it.
  package enum HoldOwner: Sendable, CaseIterable { case noOwner, page, popup }

  /// What is changed of a popup that waits.
  package enum QueuedChange: Sendable {
    case priority(Int)
    /// In milliseconds.
    case delay(Int)
    /// In milliseconds.
    case expiration(Int?)
  }
}

extension FuzzAction {
  /// Whether it may end what the user types: by another finger, another page, something in front, or
  /// because a window goes.
  var mayEndTextInput: Bool {
    switch self {
    case .show, .showModal, .showSequence, .showChild, .showAgain, .showAlert, .dismiss,
      .dismissReturning, .dismissKey, .dismissGroup, .dismissLane, .dismissAll, .dismissEverywhere, .hold, .release, .change,
      .voiceOver, .resize, .wait, .mark:
      false
    default:
      true
    }
  }
}

extension FuzzAction {
  /// Whether it asks for a popup that may come.
  var isShowing: Bool {
    switch self {
    case .show, .showModal, .showSequence: true
    default: false
    }
  }
}

extension FuzzAction: CustomStringConvertible {
  package var description: String {
    switch self {
    case .push(let page, let animated): "push \(page)\(words(animated))"
    case .pop(let animated): "pop\(words(animated))"
    case .popToRoot(let animated): "pop to root\(words(animated))"
    case .setPages(let pages, let animated):
      "set the stack to \(pages.map(\.rawValue).joined(separator: ", "))\(words(animated))"
    case .swipeBack: "swipe back"
    case .halfSwipeBack: "swipe back half way"
    case .beginSwipeBack: "begin to swipe back and stay there"
    case .switchTab(let tab): "switch to tab \(tab)"
    case .replaceRoot(let root): "replace the root by \(root)"
    case .replaceOtherTabs: "give the other tabs new pages"
    case .mark(let pick): "mark page \(pick), or take its mark away"
    case .present(let style, let animated): "present a \(style)\(words(animated))"
    case .presentAlert(let animated): "present an alert of the app\(words(animated))"
    case .dismissPresented(let animated): "dismiss what the app presents\(words(animated))"
    case .swipeSheet(let isHalf): "swipe the app's sheet\(isHalf ? " half way" : " down")"
    case .tapForeignAlert: "tap the app's alert"
    case .presentAndDismiss(let style): "present a \(style) and dismiss it on its way"
    case .presentFromPopup(let pick, let style, let animated):
      "present a \(style) from popup \(pick)\(words(animated))"
    case .dismissModal(let pick, let animated):
      "dismiss modal \(pick) behind Usher's back\(words(animated))"
    case .rotate(let side): "hold the device in way \(side)"
    case .background(let scene): "background scene \(scene)"
    case .deactivate(let scene): "deactivate scene \(scene)"
    case .activate(let scene): "activate scene \(scene)"
    case .voiceOver: "VoiceOver on or off"
    case .changeSettings(let which): "change setting \(which)"
    case .openScene: "open a second scene"
    case .closeScene: "close the second scene"
    case .show(let spec): "enqueue \(spec)"
    case .showModal(let spec): "enqueue \(spec)"
    case .showAgain(let pick): "enqueue the view of popup \(pick) again"
    case .showSequence(let specs):
      "enqueue a sequence of \(specs.map(\.description).joined(separator: "; "))"
    case .showChild(let pick, let spec): "enqueue above popup \(pick) \(spec)"
    case .updateVisible(let pick, let spec): "give popup \(pick) the content of \(spec)"
    case .pushAndShow(let page, let one, let other):
      "push \(page) at once and enqueue for it \(one); \(other)"
    case .showAlert(let spec): "show \(spec)"
    case .dismiss(let pick, let animated): "end popup \(pick)\(words(animated))"
    case .dismissReturning(let pick, let animated): "end popup \(pick) with a value\(words(animated))"
    case .dismissKey(let pick, let animated): "end the key of popup \(pick)\(words(animated))"
    case .dismissGroup(let pick, let animated): "end the group of popup \(pick)\(words(animated))"
    case .dismissLane(let lane, let animated): "end lane \(lane)\(words(animated))"
    case .dismissAll(let animated): "end all of a scene\(words(animated))"
    case .dismissEverywhere(let animated): "log out\(words(animated))"
    case .hold(let lane, let owner): "hold \(lane), owner \(owner)"
    case .release(let pick, let isDropped): "\(isDropped ? "drop" : "release") hold \(pick)"
    case .change(let pick, let change): "change popup \(pick): \(change)"
    case .resize(let pick): "resize popup \(pick)"
    case .tapButton(let pick): "tap the button of popup \(pick)"
    case .tapOutside: "tap outside"
    case .swipeCard(let pick, let isHalf): "swipe popup \(pick)\(isHalf ? " half way" : "")"
    case .escape: "escape"
    case .type(let pick): "type into popup \(pick)"
    case .touchDown(let pick): "put a finger on popup \(pick)"
    case .beginSwipeCard(let pick): "drag popup \(pick) a little and stay there"
    case .touchUp(let isCancelled): isCancelled ? "a call takes the finger away" : "lift the finger"
    case .removeView(let pick): "take the view of popup \(pick) away"
    case .removeWindow(let pick): "take the window of popup \(pick) away"
    case .wait: "wait"
    }
  }

  private func words(_ isAnimated: Bool) -> String { isAnimated ? "" : " at once" }
}
