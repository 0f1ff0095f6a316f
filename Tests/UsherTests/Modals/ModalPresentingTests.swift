// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// When a modal is presented, and by which controller.
@MainActor
@Suite(.uikitVariants)
struct ModalPresentingTests {
  @Test(arguments: ModalStyle.allCases)
  func `a modal is presented in its own style, after the popups queued before it`(
    style: ModalStyle
  ) {
    TestApp.run(style) { app in
      let first = app.center.show(Popup(FixedSizeView()))
      let controller = style.make(on: app.page)
      let modal = app.center.show(Modal(controller))
      let last = FixedSizeView()
      app.center.show(Popup(last))
      app.runUntilIdle()
      #expect(app.presented.isEmpty)
      #expect(modal.blockers == [.laneFull(by: [PopupReference(first.id)])])

      first.dismiss()
      app.runUntilIdle()

      #expect(app.presented == [controller])
      #expect(last.window == nil)
      #expect(app.overlays.isEmpty, "it is in the app window")
      #expect(controller.modalPresentationStyle == style.style)
      #expect(
        controller.activePresentationController?.presentationStyle == style.style,
        "a sheet remains a sheet")
      #expect(app.center.visiblePopups.map(\.id) == [modal.id])
    }
  }

  @Test func `the controller of a modal is made once, when the modal starts`() {
    TestApp.run { app in
      var count = 0
      let first = app.center.show(Popup(FixedSizeView()))
      let modal = Modal<Int> { _ in
        count += 1
        return StyledController()
      }
      app.center.show(modal)
      app.center.show(modal).dismiss()
      app.runUntilIdle()
      #expect(count == 0)

      first.dismiss()
      app.runUntilIdle()

      #expect(count == 1)
      #expect(app.presented.count == 1)
    }
  }

  @Test func `a modal with a page scope is presented when its page is visible`() {
    TestApp.runInNavigation { app, navigation in
      let controller = StyledController()
      let handle = app.center.show(Modal(controller).on(DetailPage.self))
      app.runUntilIdle()
      #expect(app.presented.isEmpty)

      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()

      #expect(app.presented == [controller])
      #expect(handle.blockers.isEmpty)
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `R21: a modal waits for a foreign modal and has it as a blocker`(style: ModalStyle) {
    TestApp.run(style) { app in
      let foreign = style.make(on: app.page)
      app.page.present(foreign, animated: true)
      let controller = StyledController()
      let handle = app.center.show(Modal(controller))
      app.device.clock.advance(by: 30)
      #expect(app.presented == [foreign])
      #expect(handle.blockers == [.foreignModal("StyledController")])

      app.page.dismiss(animated: true)
      app.runUntilIdle()

      #expect(app.presented == [controller])
      #expect(app.device.log.isEmpty)
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `R21: a modal that presents over foreign modals is presented on the topmost one`(
    style: ModalStyle
  ) {
    TestApp.run(style) { app in
      let foreign = style.make(on: app.page)
      let second = UIViewController()
      second.modalPresentationStyle = .overFullScreen
      app.page.present(foreign, animated: false)
      app.runUntilIdle()
      foreign.present(second, animated: false)
      app.runUntilIdle()
      let controller = StyledController()

      let handle = app.center.show(Modal(controller).presentsOverOtherModals())
      app.runUntilIdle()
      #expect(app.presented == [foreign, second, controller])
      handle.dismiss()
      app.runUntilIdle()

      #expect(app.presented == [foreign, second])
      #expect(app.device.log.isEmpty)
    }
  }

  @Test func `a modal with the scope of a page in a foreign modal is presented there`() {
    TestApp.run { app in
      let checkout = UINavigationController(rootViewController: DetailPage())
      app.page.present(checkout, animated: false)
      app.runUntilIdle()
      let controller = StyledController()

      app.center.show(Modal(controller).on(DetailPage.self))
      app.runUntilIdle()

      #expect(app.presented == [checkout, controller])
    }
  }

  @Test func `a modal of a page is presented over a sheet that does not cover the page`() {
    TestApp.runInNavigation { app, navigation in
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      navigation.present(sheet, animated: false)
      app.runUntilIdle()
      let controller = StyledController()

      app.center.show(Modal(controller).on(HomePage.self))
      app.runUntilIdle()

      #expect(app.presented == [sheet, controller])
    }
  }

  @Test func `an explicit presenter presents when it becomes visible`() {
    TestApp.run { app in
      let tabs = UITabBarController()
      let (shop, bag) = (UINavigationController(), UINavigationController())
      shop.viewControllers = [HomePage()]
      bag.viewControllers = [DetailPage()]
      bag.definesPresentationContext = true
      tabs.viewControllers = [shop, bag]
      app.window.rootViewController = tabs
      app.runUntilIdle()
      let controller = ModalStyle.overCurrentContext.make(on: app.page)
      let handle = app.center.show(Modal(controller).presentingViewController(bag))
      app.runUntilIdle()
      #expect(app.presented.isEmpty)
      #expect(handle.outcomeIfDismissed == nil)

      tabs.selectedIndex = 1
      app.runUntilIdle()

      #expect(controller.presentingViewController === bag)
      tabs.selectedIndex = 0
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil, "it has no page scope")
    }
  }

  @Test func `an explicit presenter presents instead of a child that defines a context`() {
    TestApp.run { app in
      let navigation = UINavigationController(rootViewController: HomePage())
      navigation.definesPresentationContext = true
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      app.window.rootViewController = tabs
      app.runUntilIdle()
      let controller = ModalStyle.overCurrentContext.make(on: app.page)

      app.center.show(Modal(controller).presentingViewController(tabs))
      app.runUntilIdle()

      #expect(controller.presentingViewController === tabs)
    }
  }

  @Test func `an explicit presenter in a foreign modal presents there`() {
    TestApp.run { app in
      let settings = DetailPage()
      app.page.present(settings, animated: false)
      app.runUntilIdle()
      let controller = StyledController()

      app.center.show(Modal(controller).presentingViewController(settings))
      app.runUntilIdle()

      #expect(controller.presentingViewController === settings)
    }
  }

  @Test func `an explicit presenter in another window presents nothing`() {
    TestApp.run { app in
      let other = UIWindow(windowScene: app.scene)
      let elsewhere = DetailPage()
      other.rootViewController = elsewhere
      other.isHidden = false
      let controller = StyledController()

      let handle = app.center.show(
        Modal(controller).on(UIViewController.self).presentingViewController(elsewhere))
      app.device.clock.advance(by: 5)

      #expect(elsewhere.presentedViewController == nil)
      #expect(app.presented.isEmpty)
      #expect(handle.outcomeIfDismissed?.reason == .failed)
      #expect(app.device.log.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `a modal waits for a foreign modal that is appearing or disappearing`(isAppearing: Bool) {
    TestApp.run { app in
      app.center.show(Popup(FixedSizeView()).delay(.seconds(60)))
      app.runUntilIdle()
      let foreign = StyledController()
      foreign.modalPresentationStyle = .overFullScreen
      app.page.present(foreign, animated: isAppearing)
      if !isAppearing {
        app.runUntilIdle()
        foreign.dismiss(animated: true)
      }
      app.device.clock.advance(by: 0.1)
      let controller = StyledController()

      app.center.show(Modal(controller).presentsOverOtherModals())
      app.runUntilIdle()

      #expect(app.presented == (isAppearing ? [foreign, controller] : [controller]))
      #expect(app.device.log.isEmpty, "UIKit logged no warning")
    }
  }

  @Test(arguments: [0.3, 0.5])
  func `a modal waits for a foreign sheet that returns after a cancelled swipe`(duration: Double) {
    TestApp.run { app in
      app.center.show(Popup(FixedSizeView()).delay(.seconds(60)))
      let foreign = StyledController()
      app.page.present(foreign, animated: false)
      app.runUntilIdle()
      let edge = foreign.view.convert(foreign.view.bounds, to: nil)
      let start = CGPoint(x: edge.midX, y: edge.minY + 12)
      let controller = StyledController()

      app.device.drag(
        from: start, to: CGPoint(x: start.x, y: start.y + 60), duration: duration)
      #expect(foreign.isBeingDismissed)
      app.center.show(Modal(controller).presentsOverOtherModals())
      app.runUntilIdle()

      #expect(app.presented == [foreign, controller])
      #expect(app.device.log.isEmpty, "UIKit logged no warning")
    }
  }

  @Test
  func `the explicit presenter is not retained, and its deallocation dismisses the modal`() async {
    await TestApp.run { app in
      let diary = CallLog()
      let blocker = app.center.show(Popup(FixedSizeView()))
      weak var weakPresenter: UIViewController?
      do {
        let presenter = UINavigationController(rootViewController: UIViewController())
        weakPresenter = presenter
        app.center.show(
          Modal(StyledController()).presentingViewController(presenter).onDismiss(
            diary.recordOutcome(of: "modal"))
        )
        let late = Modal(StyledController()).presentingViewController(presenter)
        #expect(app.center.show(late.key("late")).outcomeIfDismissed == nil)
      }
      app.runUntilIdle()
      await app.device.settle()
      app.runUntilIdle()

      #expect(weakPresenter == nil)
      #expect(diary.lines == ["modal: pageGone"])
      blocker.dismiss()
      app.runUntilIdle()
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a modal whose explicit presenter is already deallocated is dismissed at once`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let modal = Modal(StyledController()).presentingViewController(UIViewController())

      #expect(app.center.show(modal).outcomeIfDismissed?.reason == .pageGone)
      #expect(misuse.reports.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `a modal in an overlay window is in front of everything and removes its window`(
    style: ModalStyle
  ) {
    TestApp.run(style == .popover ? .pageSheet : style) { app in
      let foreign = UIViewController()
      foreign.modalPresentationStyle = .fullScreen
      app.page.present(foreign, animated: false)
      app.runUntilIdle()
      let controller = (style == .popover ? .pageSheet : style).make(on: app.page)

      let handle = app.center.show(Modal(controller).window(.own))
      app.runUntilIdle()
      #expect(controller.view.window === app.overlays.first)
      #expect(app.overlays.first?.isKeyWindow == true)
      controller.dismiss(animated: true)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUIKit)
      #expect(app.overlays.isEmpty)
      #expect(app.window.isKeyWindow)
      #expect(app.presented == [foreign])
    }
  }

  @Test func `a dismissed modal releases its controller and gesture recognizers`() {
    TestApp.run { app in
      weak var weakController: UIViewController?
      do {
        let controller = StyledController()
        app.center.show(Modal(controller).displayDuration(.seconds(3)))
        weakController = controller
        app.runUntilIdle()
        #expect(controller.view.gestureRecognizers?.isEmpty == false)
        app.device.clock.advance(by: 4)
        #expect(controller.view.gestureRecognizers?.isEmpty != false)
      }
      app.runUntilIdle()

      #expect(weakController == nil)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a modal in an overlay window does not need a presenter`() {
    TestApp.run { app in
      let sheet = UIViewController()
      @MainActor func modal() -> Modal<Never> {
        Modal(sheet).presentingViewController(UIViewController()).window(.own)
      }
      let handle = app.center.show(modal())
      app.runUntilIdle()
      #expect(sheet.presentingViewController != nil)
      #expect(!handle.isDismissed)
    }
  }
}
