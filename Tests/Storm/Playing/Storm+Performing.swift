// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// Who does what; each answers whether there was anything to do it to.
extension Storm {
  func perform(_ action: StormAction, on app: StormScene) -> Bool {
    if action.endsTyping {
      for app in scenes { app.typedIn = nil }
      for popup in live { popup.isTyping = false }
    }
    return act(action, on: app)
  }

  private func act(_ action: StormAction, on app: StormScene) -> Bool {
    switch action {
    case .push, .pop, .popToRoot, .setPages, .swipeBack, .halfSwipeBack, .beginSwipeBack,
      .switchTab, .replaceRoot, .renewTabs, .mark:
      changePages(action, of: app)
    case .present, .presentAlert, .dismissFront, .swipeSheet, .tapForeignAlert:
      changeFront(action, of: app)
    case .glance, .presentFromPopup, .dismissModal:
      surprise(action, on: app)
    case .rotate, .background, .deactivate, .activate, .voiceOver, .changeSettings, .openScene,
      .closeScene:
      changeDevice(action)
    case .enqueue, .enqueueModal, .enqueueAgain, .enqueueSequence, .enqueueChild, .updateShown,
      .rush, .showAlert:
      ask(action, of: app)
    case .end, .endReturning, .endKey, .endGroup, .endLane, .endAll, .logOut:
      end(action, on: app)
    case .hold, .release, .change, .resize:
      influence(action, on: app)
    case .tapButton, .tapOutside, .swipeCard, .escape, .type, .press, .beginSwipeCard,
      .lift:
      touch(action, on: app)
    case .removeView, .removeWindow:
      sabotage(action)
    case .wait:
      true
    }
  }

  // MARK: - Device

  private func changeDevice(_ action: StormAction) -> Bool {
    switch action {
    case .rotate(let side):
      let sides: [UIDeviceOrientation] = [
        .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
      ]
      guard device.orientation != sides[side] else { return false }
      device.orientation = sides[side]
    case .background(let number):
      let scene = scenes[number % scenes.count].scene
      guard scene.activationState != .background else { return false }
      device.background(scene)
      comeBackLater(to: scenes[number % scenes.count])
    case .deactivate(let number):
      let scene = scenes[number % scenes.count].scene
      guard scene.activationState == .foregroundActive else { return false }
      device.deactivate(scene)
      comeBackLater(to: scenes[number % scenes.count])
    case .activate(let number):
      // Who uses the app has at least one scene in front, so this looks for one that is not.
      let sleeping = scenes.filter { $0.scene.activationState != .foregroundActive }
      // Where none is, somebody calls and is turned away.
      guard !sleeping.isEmpty else {
        let app = scenes[number % scenes.count]
        device.deactivate(app.scene)
        device.clock.advance(by: 0.2)
        activate(app)
        return true
      }
      let app = sleeping[number % sleeping.count]
      // Half of them come by a link to a page.
      if step.map({ $0.number % 2 == 0 }) == true, app.presented.isEmpty, !app.isMoving {
        _ = changePages(.push(.detail, animated: false), of: app)
      }
      activate(app)
    case .voiceOver:
      device.voiceOverRunning.toggle()
      voiceOverSince = now
      if device.voiceOverRunning { later { [weak self] in self?.device.voiceOverRunning = false } }
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

  /// What the app changes of its own window, ours follow. While a popup has greyed the tint, the window
  /// tells nobody which one it has been given.
  private func changeWindow(of app: StormScene, _ which: Int) {
    if which < 7 {
      let old = app.window.overrideUserInterfaceStyle
      app.window.overrideUserInterfaceStyle = old == .dark ? .light : .dark
    } else if app.window.tintAdjustmentMode != .dimmed {
      app.tint = app.tint == .systemRed ? .systemGreen : .systemRed
      app.window.tintColor = app.tint
    }
  }

  // MARK: - Sabotage

  private func sabotage(_ action: StormAction) -> Bool {
    switch action {
    case .removeView(let pick):
      guard let view = pickView(pick, where: { !$0.isAlert && $0.wish.presentation == nil })
      else { return false }
      view.removeFromSuperview()
    case .removeWindow(let pick):
      let own = scenes.map(\.window)
      guard let window = pickView(pick, where: { _ in true })?.window,
        !own.contains(where: { $0 === window })
      else { return false }
      // What the app has begun to dismiss has then either been dismissed or lost its window.
      for popup in live where popup.expectedEnd == .dismissed && popup.current?.window === window {
        popup.expectedEnd = nil
      }
      window.windowScene = nil
    default:
      return false
    }
    return true
  }

  /// The view of one that is on the screen or that was suspended.
  private func pickView(_ number: Int, where isMeant: (StormPopup) -> Bool) -> UIView? {
    let views = live.filter { !$0.hasJoined && isMeant($0) }.compactMap { popup in
      popup.viewsOnScreen.first
        ?? (popup.isOff ? popup.current.flatMap { $0.window == nil ? nil : $0 } : nil)
    }
    return pick(number, of: views)
  }

  // MARK: - Picking

  /// Those that have not ended, the newest first.
  var live: [StormPopup] { popups.reversed().filter { !$0.hasEnded } }

  func pick<Choice>(_ number: Int, of choices: [Choice]) -> Choice? {
    choices.isEmpty ? nil : choices[number % choices.count]
  }

  /// One of those that the user sees.
  func onScreen(_ number: Int) -> StormPopup? {
    pick(number, of: live.filter { !$0.viewsOnScreen.isEmpty && !$0.hasJoined })
  }

  func isActive(_ app: StormScene) -> Bool { app.scene.activationState == .foregroundActive }
}
