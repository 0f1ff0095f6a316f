// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// An action of the user, the app or the system.
///
/// `pick` is an index into the candidates at the time of the action, newest first, modulo their
/// count. So an action has a meaning after any other actions.
package enum FuzzAction: Sendable {
  // Pages.
  case push(FuzzPage.Kind, animated: Bool)
  case pop(animated: Bool)
  case popToRoot(animated: Bool)
  case setPages([FuzzPage.Kind], animated: Bool)
  case swipeBack
  case halfSwipeBack
  case beginSwipeBack
  case interruptPush(FuzzPage.Kind, Interruption)
  case interruptPop(FuzzPage.Kind, isCaught: Bool)
  case switchTab(Int)
  case replaceRoot(FuzzScene.Root)
  case replaceOtherTabs
  case mark(pick: Int)
  // Controllers that the app presents over its pages.
  case present(FuzzPresentedPage.Style, animated: Bool)
  case presentAlert(animated: Bool)
  case dismissPresented(animated: Bool)
  case swipeSheet(isHalf: Bool)
  case tapForeignAlert
  case presentAndDismiss(FuzzPresentedPage.Style)
  case presentFromPopup(pick: Int, FuzzPresentedPage.Style, animated: Bool)
  case dismissModal(pick: Int, animated: Bool)
  // Modals whose transition never ends.
  case showEndless(EndlessSpec)
  case dismissEndless(EndlessSpec)
  // Device.
  case rotate(Int)
  case resizeScene(Int, size: Int)
  case background(scene: Int)
  case deactivate(scene: Int)
  case activate(scene: Int)
  case voiceOver
  case changeSettings(Int)
  case openScene
  case closeScene
  // Queue.
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
  case reconsider
  case resize(pick: Int)
  // Presets, and popups that point at a view.
  case showPreset(FuzzPreset, PopupSpec)
  case showPointing(PopupSpec)
  case showSpotlight(PopupSpec)
  case changeSource(pick: Int, SourceChange)
  case beginActivity(ActivitySpec)
  case updateActivity(pick: Int, progress: Int?)
  case endActivity(pick: Int)
  case cancelActivity
  // Touches and keys.
  case tapButton(pick: Int)
  case tapOutside
  case tapInside(pick: Int)
  case tapLight
  case swipeCard(pick: Int, isHalf: Bool)
  case escape
  case type(pick: Int)
  case touchDown(pick: Int)
  case beginSwipeCard(pick: Int)
  case touchUp(isCancelled: Bool)
  // View changes that bypass Usher.
  case removeView(pick: Int)
  case removeWindow(pick: Int)
  // Time.
  case wait

  /// The object whose lifetime limits a hold. A hold without one must be released.
  package enum HoldOwner: Sendable, CaseIterable { case noOwner, page, popup }

  /// How a page is left in the middle of its push.
  package enum Interruption: Sendable, CaseIterable {
    case pop, popWithoutAnimation, setPages, backButton, swipe, halfSwipe
  }

  /// A change of a popup that has not been shown yet.
  package enum QueuedChange: Sendable {
    case priority(Int)
    /// In milliseconds.
    case delay(Int)
    /// In milliseconds.
    case expiration(Int?)
  }
}

extension FuzzAction {
  /// Whether it may end text input: through another touch, another page, a controller in front of
  /// the page, or the removal of a window.
  var mayEndTextInput: Bool {
    switch self {
    case .show, .showModal, .showSequence, .showChild, .showAgain, .showAlert, .dismiss,
      .dismissReturning, .dismissKey, .dismissGroup, .dismissLane, .dismissAll, .dismissEverywhere,
      .hold, .release, .change, .reconsider,
      .voiceOver, .resize, .wait, .mark, .showPreset, .showPointing, .showSpotlight,
      .changeSource, .beginActivity, .updateActivity, .endActivity:
      false
    default:
      true
    }
  }
}

extension FuzzAction {
  /// Whether it shows a new popup of its own.
  var isShowing: Bool {
    switch self {
    case .show, .showModal, .showSequence, .showPreset, .showPointing, .showSpotlight: true
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
    case .beginSwipeBack: "begin to swipe back and hold"
    case .interruptPush(let page, let interruption):
      "push \(page) and interrupt that by \(interruption)"
    case .interruptPop(let page, let isCaught):
      isCaught ? "pop and catch that" : "pop and interrupt that by a push of \(page)"
    case .switchTab(let tab): "switch to tab \(tab)"
    case .replaceRoot(let root): "replace the root by \(root)"
    case .replaceOtherTabs: "replace the pages of the other tabs"
    case .mark(let pick): "toggle the mark of page \(pick)"
    case .present(let style, let animated): "present a \(style)\(words(animated))"
    case .presentAlert(let animated): "present an alert of the app\(words(animated))"
    case .dismissPresented(let animated): "dismiss the app's frontmost controller\(words(animated))"
    case .swipeSheet(let isHalf): "swipe the app's sheet\(isHalf ? " half way" : " down")"
    case .tapForeignAlert: "tap the app's alert"
    case .presentAndDismiss(let style): "present a \(style) and dismiss it during the transition"
    case .presentFromPopup(let pick, let style, let animated):
      "present a \(style) from popup \(pick)\(words(animated))"
    case .dismissModal(let pick, let animated):
      "dismiss modal \(pick) through UIKit\(words(animated))"
    case .showEndless(let spec), .dismissEndless(let spec): "show \(spec)"
    case .rotate(let side): "rotate the device to orientation \(side)"
    case .resizeScene(let scene, let size): "resize scene \(scene) to size \(size)"
    case .background(let scene): "background scene \(scene)"
    case .deactivate(let scene): "deactivate scene \(scene)"
    case .activate(let scene): "activate scene \(scene)"
    case .voiceOver: "toggle VoiceOver"
    case .changeSettings(let which): "change setting \(which)"
    case .openScene: "open a second scene"
    case .closeScene: "close the second scene"
    case .show(let spec): "show \(spec)"
    case .showModal(let spec): "show \(spec)"
    case .showPreset(_, let spec), .showPointing(let spec), .showSpotlight(let spec):
      "show \(spec)"
    case .changeSource(let pick, let change): "\(change) the source of popup \(pick)"
    case .beginActivity(let spec): "begin \(spec)"
    case .updateActivity(let pick, let progress):
      "update activity \(pick) with \(progress.map { "\($0) %" } ?? "no progress")"
    case .endActivity(let pick): "end activity \(pick)"
    case .cancelActivity: "tap the button of the activity"
    case .showAgain(let pick): "show the view of popup \(pick) again"
    case .showSequence(let specs):
      "show a sequence of \(specs.map(\.description).joined(separator: "; "))"
    case .showChild(let pick, let spec): "show above popup \(pick): \(spec)"
    case .updateVisible(let pick, let spec): "update popup \(pick) with \(spec)"
    case .pushAndShow(let page, let one, let other):
      "push \(page) without animation and show on it \(one); \(other)"
    case .showAlert(let spec): "show \(spec)"
    case .dismiss(let pick, let animated): "dismiss popup \(pick)\(words(animated))"
    case .dismissReturning(let pick, let animated):
      "dismiss popup \(pick) with a value\(words(animated))"
    case .dismissKey(let pick, let animated): "dismiss the key of popup \(pick)\(words(animated))"
    case .dismissGroup(let pick, let animated):
      "dismiss the group of popup \(pick)\(words(animated))"
    case .dismissLane(let lane, let animated): "dismiss lane \(lane)\(words(animated))"
    case .dismissAll(let animated): "dismiss all popups of a scene\(words(animated))"
    case .dismissEverywhere(let animated): "log out\(words(animated))"
    case .hold(let lane, let owner): "hold \(lane), owner \(owner)"
    case .release(let pick, let isDropped): "\(isDropped ? "drop" : "release") hold \(pick)"
    case .change(let pick, let change): "change popup \(pick): \(change)"
    case .reconsider: "reconsider the postponed popups"
    case .resize(let pick): "resize popup \(pick)"
    case .tapButton(let pick): "tap the button of popup \(pick)"
    case .tapOutside: "tap outside"
    case .tapInside(let pick): "tap on popup \(pick)"
    case .tapLight: "tap in the light"
    case .swipeCard(let pick, let isHalf): "swipe popup \(pick)\(isHalf ? " half way" : "")"
    case .escape: "escape"
    case .type(let pick): "type into popup \(pick)"
    case .touchDown(let pick): "touch down on popup \(pick)"
    case .beginSwipeCard(let pick): "begin to drag popup \(pick) and hold"
    case .touchUp(let isCancelled): isCancelled ? "cancel the touch" : "lift the finger"
    case .removeView(let pick): "remove the view of popup \(pick)"
    case .removeWindow(let pick): "remove the window of popup \(pick)"
    case .wait: "wait"
    }
  }

  private func words(_ isAnimated: Bool) -> String { isAnimated ? "" : " without animation" }
}
