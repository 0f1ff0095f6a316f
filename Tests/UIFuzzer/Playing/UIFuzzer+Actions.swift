// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Performing actions; each method returns whether the action had an effect.
extension UIFuzzer {
  func perform(_ action: FuzzAction, on app: FuzzScene) -> Bool {
    if action.mayEndTextInput {
      for app in scenes { app.editedField = nil }
      for popup in live { popup.isTyping = false }
    }
    return act(action, on: app)
  }

  private func act(_ action: FuzzAction, on app: FuzzScene) -> Bool {
    switch action {
    case .push, .pop, .popToRoot, .setPages, .swipeBack, .halfSwipeBack, .beginSwipeBack,
      .interruptPush, .interruptPop, .switchTab, .replaceRoot, .replaceOtherTabs, .mark:
      changePages(action, of: app)
    case .present, .presentAlert, .dismissPresented, .swipeSheet, .tapForeignAlert:
      changePresented(action, of: app)
    case .presentAndDismiss, .presentFromPopup, .dismissModal:
      performForeignEvent(action, on: app)
    case .showEndless(let spec), .dismissEndless(let spec):
      showEndless(spec)
    case .rotate, .resizeScene, .background, .deactivate, .activate, .voiceOver, .changeSettings,
      .openScene, .closeScene:
      changeDevice(action)
    case .show, .showModal, .showAgain, .showSequence, .showChild, .updateVisible,
      .pushAndShow, .showAlert, .showPreset, .showPointing, .showSpotlight:
      showPopups(action, on: app)
    case .changeSource(let pick, let change):
      changeSource(of: pick, change, on: app)
    case .beginActivity, .updateActivity, .endActivity, .cancelActivity:
      changeActivities(action, on: app)
    case .dismiss, .dismissReturning, .dismissKey, .dismissGroup, .dismissLane, .dismissAll,
      .dismissEverywhere:
      dismiss(action, on: app)
    case .hold, .release, .change, .resize, .reconsider:
      changeQueue(action, on: app)
    case .tapButton, .tapOutside, .tapInside, .tapLight, .swipeCard, .escape, .type, .touchDown,
      .beginSwipeCard,
      .touchUp:
      touch(action, on: app)
    case .removeView, .removeWindow:
      removeViews(action)
    case .wait:
      true
    }
  }

  // MARK: - Device

  private func changeDevice(_ action: FuzzAction) -> Bool {
    switch action {
    case .rotate(let side):
      let sides: [UIDeviceOrientation] = [
        .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
      ]
      guard device.orientation != sides[side] else { return false }
      device.orientation = sides[side]
    case .resizeScene(let number, let index):
      let full = device.screen.bounds.size
      let sizes = [CGSize(width: 320, height: 480), CGSize(width: 500, height: 700), full, full]
      let scene = scenes[number % scenes.count].scene
      guard scene.coordinateSpace.bounds.size != sizes[index] else { return false }
      device.resize(scene, to: sizes[index])
    case .background(let number):
      let scene = scenes[number % scenes.count].scene
      guard scene.activationState != .background else { return false }
      device.background(scene)
      scheduleActivation(of: scenes[number % scenes.count])
    case .deactivate(let number):
      let scene = scenes[number % scenes.count].scene
      guard scene.activationState == .foregroundActive else { return false }
      device.deactivate(scene)
      scheduleActivation(of: scenes[number % scenes.count])
    case .activate(let number):
      // The user keeps at least one scene active, so an inactive scene is activated.
      let inactive = scenes.filter { $0.scene.activationState != .foregroundActive }
      // If all scenes are active, a phone call comes in and is declined.
      guard !inactive.isEmpty else {
        let app = scenes[number % scenes.count]
        device.deactivate(app.scene)
        device.clock.advance(by: 0.2)
        activate(app)
        return true
      }
      let app = inactive[number % inactive.count]
      // In half of the cases the app is opened through a link to a page.
      if step.map({ $0.number % 2 == 0 }) == true, app.presented.isEmpty, !app.isInTransition {
        _ = changePages(.push(.detail, animated: false), of: app)
      }
      activate(app)
    case .voiceOver:
      device.voiceOverRunning.toggle()
      voiceOverSince = now
      if device.voiceOverRunning {
        schedule { [weak self] in self?.device.voiceOverRunning = false }
      }
    case .changeSettings(let which):
      switch which {
      case 0: device.appearance = device.appearance == .dark ? .light : .dark
      case 1:
        device.contentSizeCategory = device.contentSizeCategory == .large ? .extraLarge : .large
      case 2:
        device.layoutDirection =
          device.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
      case 3: device.reduceMotion.toggle()
      case 4: device.reduceTransparency.toggle()
      default: changeWindow(of: scenes[which % scenes.count], which)
      }
    case .openScene:
      guard scenes.count < 2 else { return false }
      openScene()
    case .closeScene:
      guard scenes.count > 1 else { return false }
      scenes.removeLast().close(on: device)
    default:
      return false
    }
    return true
  }

  /// Changes a property of the app window that overlay windows must adopt.
  ///
  /// While a modal popup dims the tint, the assigned tint color of the window cannot be read.
  private func changeWindow(of app: FuzzScene, _ which: Int) {
    if which < 7 {
      let old = app.window.overrideUserInterfaceStyle
      app.window.overrideUserInterfaceStyle = old == .dark ? .light : .dark
    } else if app.window.tintAdjustmentMode != .dimmed {
      app.tint = app.tint == .systemRed ? .systemGreen : .systemRed
      app.window.tintColor = app.tint
    }
  }

  // MARK: - Removing views

  private func removeViews(_ action: FuzzAction) -> Bool {
    switch action {
    case .removeView(let pick):
      guard let view = pickView(pick, where: { !$0.isAlert && $0.spec.presentation == nil })
      else { return false }
      for popup in live where popup.isActivity && popup.current === view {
        popup.app.activities.wasRemoved(popup, at: now)
      }
      view.removeFromSuperview()
    case .removeWindow(let pick):
      let own = scenes.map(\.window)
      guard let window = pickView(pick, where: { _ in true })?.window,
        !own.contains(where: { $0 === window })
      else { return false }
      // A popup with a running dismissal may end with either reason.
      let reasons: [PopupDismissalReason?] = [.dismissedByApp, .dismissedByUIKit]
      for popup in live
      where reasons.contains(popup.expectedReason) && popup.current?.window === window {
        popup.expectedReason = nil
      }
      // Its outcome may have to wait for those of its children; the reason is known already.
      for popup in live where popup.current?.window === window {
        popup.mayBeDismissing = true
        if popup.isActivity { popup.app.activities.wasRemoved(popup, at: now) }
      }
      window.windowScene = nil
    default:
      return false
    }
    return true
  }

  /// Returns the view of a visible or suspended popup.
  private func pickView(_ number: Int, where isCandidate: (FuzzPopup) -> Bool) -> UIView? {
    let views = live.filter { !$0.hasJoined && isCandidate($0) }.compactMap { popup in
      popup.viewsOnScreen.first
        ?? (popup.isHidden ? popup.current.flatMap { $0.window == nil ? nil : $0 } : nil)
    }
    return pick(number, of: views)
  }

  // MARK: - Picking

  /// The popups that are not dismissed, newest first.
  var live: [FuzzPopup] { popups.reversed().filter { !$0.isDismissed } }

  func pick<Choice>(_ number: Int, of choices: [Choice]) -> Choice? {
    choices.isEmpty ? nil : choices[number % choices.count]
  }

  /// Returns one of the visible popups.
  func onScreen(_ number: Int) -> FuzzPopup? {
    pick(number, of: live.filter { !$0.viewsOnScreen.isEmpty && !$0.hasJoined })
  }

  func isActive(_ app: FuzzScene) -> Bool { app.scene.activationState == .foregroundActive }
}
