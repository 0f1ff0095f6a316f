// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// What the systems that Usher replaces were written for, in every version of iOS.
@MainActor
@Suite(.uikitVariants)
struct SystemVersionTests {
  @Test(arguments: HeadlessSystem.allCases)
  func `an alert from code without a view controller appears above everything`(
    system: HeadlessSystem
  ) throws {
    try TestApp.run(system: system) { app in
      let sheet = UIViewController()
      app.page.present(sheet, animated: true)
      app.runUntilIdle()
      let service = OfflineService()

      service.report()
      app.runUntilIdle()

      let alert = try #require(app.alert)
      let center = alert.view.convert(
        CGPoint(x: alert.view.bounds.midX, y: alert.view.bounds.midY), to: nil)
      #expect(app.device.view(at: center)?.isDescendant(of: alert.view) == true)
      try app.tap("OK")
      app.runUntilIdle()
      #expect(service.hasRetried)
      #expect(app.page.presentedViewController === sheet)
    }
  }

  @Test(arguments: HeadlessSystem.allCases)
  func `the key window returns after alerts and popups`(system: HeadlessSystem) {
    TestApp.run(system: system) { app in
      let alert = UIAlertController.make("Offline").usher.show()
      let popup = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      #expect(!app.window.isKeyWindow)

      alert.dismiss()
      popup.dismiss()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow)
      #expect(app.scene.windows.filter { $0 is OverlayWindow }.isEmpty)
    }
  }

  @Test(arguments: HeadlessSystem.allCases)
  func `alerts are above popups, popups above the app's windows, and the keyboard above both`(
    system: HeadlessSystem
  ) {
    TestApp.run(system: system) { app in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      app.page.view.addSubview(field)
      field.becomeFirstResponder()
      app.runUntilIdle()
      app.center.show(Popup(FixedSizeView()).modal(false))
      UIAlertController.make("Offline").usher.show()
      app.runUntilIdle()

      let levels = app.overlays.map(\.windowLevel.rawValue)
      #expect(levels == [100, 2000])
      #expect(app.window.windowLevel.rawValue < 100)
      let keyboard = app.scene.windows.filter(\.isKeyboard).map(\.windowLevel.rawValue)
      #expect(keyboard.allSatisfy { $0 > 2000 })
    }
  }

  @Test(arguments: HeadlessSystem.allCases)
  func `the tint of the page is gray behind a popup, and the popup has the app's`(
    system: HeadlessSystem
  ) {
    TestApp.run(system: system) { app in
      app.window.tintColor = .systemPurple
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box))
      app.runUntilIdle()
      let traits = box.traitCollection
      #expect(app.page.view.tintAdjustmentMode == .dimmed)
      #expect(
        box.tintColor.resolvedColor(with: traits)
          == UIColor.systemPurple.resolvedColor(with: traits))

      handle.dismiss()
      app.runUntilIdle()

      #expect(app.page.view.tintAdjustmentMode == .normal)
    }
  }

  @Test(arguments: HeadlessSystem.allCases, [ModalStyle.custom, .pageSheet])
  func `the queue goes on after a modal, also after a custom one, that dismisses itself`(
    system: HeadlessSystem, style: ModalStyle
  ) {
    TestApp.run(system: system) { app in
      let diary = CallLog()
      let controller = style.make(on: app.page)
      app.center.show(Modal(controller).onDismiss(diary.recordOutcome(of: "modal")))
      let next = FixedSizeView()
      app.center.show(Popup(next))
      app.runUntilIdle()
      #expect(app.page.presentedViewController === controller)

      controller.dismiss(animated: true)
      app.runUntilIdle()

      #expect(diary.lines == ["modal: dismissedByUIKit"])
      #expect(next.window != nil)
    }
  }

  /// A swipe calls no method of the page.
  @Test(arguments: HeadlessSystem.allCases)
  func `the queue goes on after a sheet that the user has swiped down`(system: HeadlessSystem) {
    TestApp.run(system: system) { app in
      let diary = CallLog()
      app.center.show(
        Modal(ModalStyle.pageSheet.make(on: app.page)).onDismiss(diary.recordOutcome(of: "sheet")))
      let next = FixedSizeView()
      app.center.show(Popup(next))
      app.runUntilIdle()

      app.device.drag(from: CGPoint(x: 196, y: 120), to: CGPoint(x: 196, y: 800))
      app.runUntilIdle()

      #expect(diary.lines == ["sheet: dismissedByUser"])
      #expect(next.window != nil)
    }
  }

  @Test(arguments: HeadlessSystem.allCases)
  func `a popup is kept alive while its page is left, and is gone with its page`(
    system: HeadlessSystem
  ) {
    TestApp.runInNavigation(system: system) { app, navigation in
      let page = DetailPage()
      navigation.pushViewController(page, animated: true)
      app.runUntilIdle()
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).on(page).pageExit(.keepAlive).modal(false))
      app.runUntilIdle()

      navigation.pushViewController(HomePage(), animated: true)
      app.runUntilIdle()
      #expect(box.window?.isHidden != false)
      #expect(handle.outcomeIfDismissed == nil)

      navigation.popViewController(animated: true)
      app.runUntilIdle()
      #expect(box.window?.isHidden == false)

      navigation.popViewController(animated: true)
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .pageGone)
      #expect(app.overlays.isEmpty)
    }
  }
}

/// Code that has no view controller.
@MainActor
private final class OfflineService {
  private(set) var hasRetried = false

  func report() {
    let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
    alert.usher.addButton(title: "OK") { self.hasRetried = true }
    alert.usher.show()
  }
}
