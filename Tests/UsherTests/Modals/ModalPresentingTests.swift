// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// When a modal comes, and from where.
@MainActor
struct ModalPresentingTests {
  @Test(arguments: ModalStyle.allCases)
  func `a modal is presented in its own style, and comes after what came before`(
    style: ModalStyle
  ) {
    Stand.run(style) { stand in
      let first = stand.center.enqueue(Popup(BoxView()))
      let controller = style.make(on: stand.page)
      let modal = stand.center.enqueue(Modal(controller))
      let last = BoxView()
      stand.center.enqueue(Popup(last))
      stand.settle()
      #expect(stand.presented.isEmpty)
      #expect(modal.whyNotVisible == [.laneFull(by: [first.id])])

      first.end()
      stand.settle()

      #expect(stand.presented == [controller] && last.window == nil)
      #expect(stand.overlays.isEmpty, "it is in the app's window")
      #expect(controller.modalPresentationStyle == style.style)
      #expect(
        controller.activePresentationController?.presentationStyle == style.style,
        "a sheet stays a sheet")
      #expect(stand.center.visible.map(\.id) == [modal.id])
    }
  }

  @Test func `nothing is made before its turn, and it is made once`() {
    Stand.run { stand in
      var count = 0
      let first = stand.center.enqueue(Popup(BoxView()))
      let modal = Modal<Int> { _ in
        count += 1
        return StyledController()
      }
      stand.center.enqueue(modal)
      stand.center.enqueue(modal).end()
      stand.settle()
      #expect(count == 0)

      first.end()
      stand.settle()

      #expect(count == 1 && stand.presented.count == 1)
    }
  }

  @Test func `a modal and a popup bound to a page come one after the other on that page`() {
    Stand.runInNavigation { stand, navigation in
      let controller = StyledController()
      let handle = stand.center.enqueue(Modal(controller).on(DetailPage.self))
      stand.settle()
      #expect(stand.presented.isEmpty)

      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()

      #expect(stand.presented == [controller])
      #expect(handle.whyNotVisible.isEmpty)
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `R21: a modal waits for somebody else's controller, and says so`(style: ModalStyle) {
    Stand.run(style) { stand in
      let foreign = style.make(on: stand.page)
      stand.page.present(foreign, animated: true)
      let controller = StyledController()
      let handle = stand.center.enqueue(Modal(controller))
      stand.device.clock.advance(by: 30)
      #expect(stand.presented == [foreign])
      #expect(handle.whyNotVisible == [.foreignModal("StyledController")])

      stand.page.dismiss(animated: true)
      stand.settle()

      #expect(stand.presented == [controller] && stand.device.log.isEmpty)
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `R21: one that asks to goes above somebody else's controller`(style: ModalStyle) {
    Stand.run(style) { stand in
      let foreign = style.make(on: stand.page)
      let second = UIViewController()
      second.modalPresentationStyle = .overFullScreen
      stand.page.present(foreign, animated: false)
      stand.settle()
      foreign.present(second, animated: false)
      stand.settle()
      let controller = StyledController()

      let handle = stand.center.enqueue(Modal(controller).aboveModals())
      stand.settle()
      #expect(stand.presented == [foreign, second, controller])
      handle.end()
      stand.settle()

      #expect(stand.presented == [foreign, second] && stand.device.log.isEmpty)
    }
  }

  @Test func `who names a page in somebody else's modal gets it there`() {
    Stand.run { stand in
      let checkout = UINavigationController(rootViewController: DetailPage())
      stand.page.present(checkout, animated: false)
      stand.settle()
      let controller = StyledController()

      stand.center.enqueue(Modal(controller).on(DetailPage.self))
      stand.settle()

      #expect(stand.presented == [checkout, controller])
    }
  }

  @Test func `a modal on a page goes above a sheet that leaves the page in use`() {
    Stand.runInNavigation { stand, navigation in
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      navigation.present(sheet, animated: false)
      stand.settle()
      let controller = StyledController()

      stand.center.enqueue(Modal(controller).on(HomePage.self))
      stand.settle()

      #expect(stand.presented == [sheet, controller])
    }
  }

  @Test func `a chosen controller presents, when the user sees it`() {
    Stand.run { stand in
      let tabs = UITabBarController()
      let (shop, bag) = (UINavigationController(), UINavigationController())
      shop.viewControllers = [HomePage()]
      bag.viewControllers = [DetailPage()]
      bag.definesPresentationContext = true
      tabs.viewControllers = [shop, bag]
      stand.window.rootViewController = tabs
      stand.settle()
      let controller = ModalStyle.overCurrentContext.make(on: stand.page)
      let handle = stand.center.enqueue(Modal(controller).presenter(bag))
      stand.settle()
      #expect(stand.presented.isEmpty && handle.outcomeIfEnded == nil)

      tabs.selectedIndex = 1
      stand.settle()

      #expect(controller.presentingViewController === bag)
      tabs.selectedIndex = 0
      stand.settle()
      #expect(handle.outcomeIfEnded == nil, "it was not bound to a page")
    }
  }

  @Test func `a chosen controller presents, and not the page in it that would`() {
    Stand.run { stand in
      let navigation = UINavigationController(rootViewController: HomePage())
      navigation.definesPresentationContext = true
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      stand.window.rootViewController = tabs
      stand.settle()
      let controller = ModalStyle.overCurrentContext.make(on: stand.page)

      stand.center.enqueue(Modal(controller).presenter(tabs))
      stand.settle()

      #expect(controller.presentingViewController === tabs)
    }
  }

  @Test func `a chosen controller in somebody else's modal presents there`() {
    Stand.run { stand in
      let settings = DetailPage()
      stand.page.present(settings, animated: false)
      stand.settle()
      let controller = StyledController()

      stand.center.enqueue(Modal(controller).presenter(settings))
      stand.settle()

      #expect(controller.presentingViewController === settings)
    }
  }

  @Test func `a chosen controller in another window presents nothing there`() {
    Stand.run { stand in
      let other = UIWindow(windowScene: stand.scene)
      let elsewhere = DetailPage()
      other.rootViewController = elsewhere
      other.isHidden = false
      let controller = StyledController()

      let handle = stand.center.enqueue(
        Modal(controller).on(UIViewController.self).presenter(elsewhere))
      stand.device.clock.advance(by: 5)

      #expect(elsewhere.presentedViewController == nil && stand.presented.isEmpty)
      #expect(handle.outcomeIfEnded?.reason == .failed && stand.device.log.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `nothing is asked of a controller that comes or goes`(comes: Bool) {
    Stand.run { stand in
      stand.center.enqueue(Popup(BoxView()).delay(.seconds(60)))
      stand.settle()
      let foreign = StyledController()
      foreign.modalPresentationStyle = .overFullScreen
      stand.page.present(foreign, animated: comes)
      if !comes {
        stand.settle()
        foreign.dismiss(animated: true)
      }
      stand.device.clock.advance(by: 0.1)
      let controller = StyledController()

      stand.center.enqueue(Modal(controller).aboveModals())
      stand.settle()

      #expect(stand.presented == (comes ? [foreign, controller] : [controller]))
      #expect(stand.device.log.isEmpty, "UIKit had nothing to complain about")
    }
  }

  @Test(arguments: [0.3, 0.5])
  func `nothing is asked of a sheet that comes back after a finger`(duration: Double) {
    Stand.run { stand in
      stand.center.enqueue(Popup(BoxView()).delay(.seconds(60)))
      let foreign = StyledController()
      stand.page.present(foreign, animated: false)
      stand.settle()
      let edge = foreign.view.convert(foreign.view.bounds, to: nil)
      let start = CGPoint(x: edge.midX, y: edge.minY + 12)
      let controller = StyledController()

      stand.device.drag(
        from: start, to: CGPoint(x: start.x, y: start.y + 60), duration: duration)
      #expect(foreign.isBeingDismissed)
      stand.center.enqueue(Modal(controller).aboveModals())
      stand.settle()

      #expect(stand.presented == [foreign, controller])
      #expect(stand.device.log.isEmpty, "UIKit had nothing to complain about")
    }
  }

  @Test func `the chosen controller is not held, and without it the modal ends`() async {
    await Stand.run { stand in
      let diary = Diary()
      let blocker = stand.center.enqueue(Popup(BoxView()))
      weak var weakPresenter: UIViewController?
      do {
        let presenter = UINavigationController(rootViewController: UIViewController())
        weakPresenter = presenter
        stand.center.enqueue(
          Modal(StyledController()).presenter(presenter).onEnd(diary.end(of: "modal")))
        let late = Modal(StyledController()).presenter(presenter)
        #expect(stand.center.enqueue(late.key("late")).outcomeIfEnded == nil)
      }
      stand.settle()
      for _ in 0..<5 { await Task.yield() }
      stand.settle()

      #expect(weakPresenter == nil)
      #expect(diary.lines == ["modal ended: pageGone"])
      blocker.end()
      stand.settle()
      #expect(stand.center.driver.isIdle)
    }
  }

  @Test func `a chosen controller that is gone already ends the modal at once`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let modal = Modal(StyledController()).presenter(UIViewController())

      #expect(stand.center.enqueue(modal).outcomeIfEnded?.reason == .pageGone)
      #expect(misuse.reports.isEmpty && stand.center.driver.isIdle)
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `in a window of its own it is in front of everything, and leaves no trace`(
    style: ModalStyle
  ) {
    Stand.run(style == .popover ? .pageSheet : style) { stand in
      let theirs = UIViewController()
      theirs.modalPresentationStyle = .fullScreen
      stand.page.present(theirs, animated: false)
      stand.settle()
      let controller = (style == .popover ? .pageSheet : style).make(on: stand.page)

      let handle = stand.center.enqueue(Modal(controller).window(.own))
      stand.settle()
      #expect(controller.view.window === stand.overlays.first)
      #expect(stand.overlays.first?.isKeyWindow == true)
      controller.dismiss(animated: true)
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
      #expect(stand.overlays.isEmpty && stand.window.isKeyWindow)
      #expect(stand.presented == [theirs])
    }
  }

  @Test func `nothing of a modal is left after its end`() {
    Stand.run { stand in
      weak var weakController: UIViewController?
      do {
        let controller = StyledController()
        stand.center.enqueue(Modal(controller).closes(after: .seconds(3)))
        weakController = controller
        stand.settle()
        #expect(controller.view.gestureRecognizers?.isEmpty == false)
        stand.device.clock.advance(by: 4)
        #expect(controller.view.gestureRecognizers?.isEmpty != false)
      }
      stand.settle()

      #expect(weakController == nil && stand.center.driver.isIdle)
    }
  }

  @Test func `in a window of its own it needs no presenter that is there`() {
    Stand.run { stand in
      let sheet = UIViewController()
      @MainActor func modal() -> Modal<Never> {
        Modal(sheet).presenter(UIViewController()).window(.own)
      }
      let handle = stand.center.enqueue(modal())
      stand.settle()
      #expect(sheet.presentingViewController != nil && !handle.hasEnded)
    }
  }
}
