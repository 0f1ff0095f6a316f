// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Popups whose content is a view controller.
@MainActor
@Suite(.uikitVariants)
struct PopupControllerTests {
  @Test(arguments: [PopupWindow.own, .app], HeadlessSwitches.singleSwitchVariants)
  func `a controller is a child of the overlay root and gets appearance callbacks`(
    window: PopupWindow, switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let page = LifecyclePage()
      let handle = app.center.show(Popup(page).window(window))
      app.runUntilIdle()
      #expect(
        page.diary.lines == ["willMove in", "willAppear", "didMove in", "didAppear"]
          || page.diary.lines == ["willMove in", "didMove in", "willAppear", "didAppear"])
      #expect(page.parent?.parent is OverlayRootViewController)
      let before = page.diary.lines.count

      handle.dismiss()
      app.runUntilIdle()

      let after = Array(page.diary.lines.dropFirst(before))
      #expect(after.filter { $0.hasSuffix("isappear") } == ["willDisappear", "didDisappear"])
      #expect(after.filter { $0.contains("ove") } == ["willMove out", "didMove out"])
      #expect(page.parent == nil)
      #expect(page.view.superview == nil)
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `a suspended controller disappears and appears again`(window: PopupWindow) {
    TestApp.run { app in
      let page = LifecyclePage()
      app.center.show(Popup(page).window(window))
      app.runUntilIdle()
      let before = page.diary.lines.count
      let urgent = app.center.show(Popup(FixedSizeView()).priority(.urgent).conflict(.interrupt))
      app.runUntilIdle()
      #expect(page.diary.lines.dropFirst(before) == ["willDisappear", "didDisappear"])

      urgent.dismiss()
      app.runUntilIdle()

      #expect(page.diary.lines.suffix(2) == ["willAppear", "didAppear"])
      #expect(page.diary.lines.count == before + 4)
    }
  }

  @Test func `a controller is made when its popup starts, and its handle returns the value`() {
    TestApp.run { app in
      let shown = app.center.show(Popup(FixedSizeView()))
      var made: [LifecyclePage] = []
      let handle = app.center.show(
        Popup<Int> { _ in
          let page = LifecyclePage()
          made.append(page)
          return page
        })
      app.runUntilIdle()
      #expect(made.isEmpty)
      shown.dismiss()
      app.runUntilIdle()

      #expect(made.count == 1)
      #expect(made.first?.view.window === app.overlays.first)
      handle.dismiss(returning: 7)
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.value == 7)
    }
  }

  @Test func `the preferred content size of a controller is its size, also when changed`() {
    TestApp.run { app in
      let page = LifecyclePage(size: CGSize(width: 240, height: 160))
      app.center.show(Popup(page))
      app.runUntilIdle()
      #expect(page.view.bounds.size == CGSize(width: 240, height: 160))

      page.preferredContentSize = CGSize(width: 300, height: 400)
      app.runUntilIdle()
      #expect(page.view.bounds.size == CGSize(width: 300, height: 400))
      page.preferredContentSize = CGSize(width: 0, height: 90)
      app.runUntilIdle()

      #expect(page.view.bounds.height == 90)
    }
  }

  @Test func `a navigation controller has the preferred size of its top controller`() {
    TestApp.run { app in
      let (first, second) = (LifecyclePage(size: CGSize(width: 300, height: 200)), LifecyclePage())
      let navigation = UINavigationController(rootViewController: first)
      app.center.show(Popup(navigation))
      app.runUntilIdle()
      #expect(navigation.view.bounds.size == CGSize(width: 300, height: 200))

      navigation.pushViewController(second, animated: true)
      app.runUntilIdle()
      navigation.usher.enclosingPopup?.invalidateContentSize()
      app.runUntilIdle()

      #expect(second.view.window === app.overlays.first)
      #expect(navigation.view.bounds.size == CGSize(width: 240, height: 160))
    }
  }

  @Test
  func `without a preferred size the constraints of the controller's view determine the size`() {
    TestApp.run { app in
      let page = UIViewController()
      let label = UIView()
      label.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(label)
      NSLayoutConstraint.activate([
        label.heightAnchor.constraint(equalToConstant: 120),
        label.widthAnchor.constraint(equalToConstant: 210),
        label.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: page.view.bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: page.view.trailingAnchor, constant: -10),
      ])
      app.center.show(Popup(page))
      app.runUntilIdle()

      #expect(page.view.bounds.size == CGSize(width: 230, height: 140))
    }
  }

  @Test(arguments: ["parent", "presented", "root", "popup"])
  func `a controller in use is rejected and reported, and is not moved`(use: String) {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let page = LifecyclePage()
      switch use {
      case "parent":
        app.page.addChild(page)
        app.page.view.addSubview(page.view)
        page.didMove(toParent: app.page)
      case "presented": app.page.present(page, animated: false)
      case "root": app.window.rootViewController = page
      default: app.center.show(Popup(page).lane(PopupLane(name: "other")))
      }
      app.runUntilIdle()
      let superview = page.view.superview

      let ready = app.center.show(Popup(page))
      let made = app.center.show(Popup<Int> { _ in page })
      app.runUntilIdle()

      #expect(ready.outcomeIfDismissed?.reason == .contentInUse)
      #expect(made.outcomeIfDismissed?.reason == .failed)
      #expect(
        misuse.reports.map(\.code) == ["popup-controller-in-use"], "reported once")
      #expect(page.view.superview === superview)
      #expect(superview != nil)
    }
  }

  @Test(arguments: [true, false])
  func `the view of a controller in use is rejected like the controller`(isRoot: Bool) {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let child = UIViewController()
      app.page.addChild(child)
      app.page.view.addSubview(child.view)
      child.didMove(toParent: app.page)
      let view: UIView = isRoot ? app.page.view : child.view

      let given = app.center.show(Popup(view))
      let made = app.center.show(Popup<Never> { _ in view })
      app.runUntilIdle()

      #expect(
        given.outcomeIfDismissed?.reason == .contentInUse
          || given.outcomeIfDismissed?.reason == .failed)
      #expect(made.outcomeIfDismissed?.reason == .failed)
      #expect(Set(misuse.reports.map(\.code)) == ["popup-controller-in-use"])
      #expect(child.view.isDescendant(of: app.window))
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `an alert controller is rejected and reported`() {
    TestApp.run { app in
      let misuse = MisuseCollector()

      let handle = app.center.show(Popup(UIAlertController.make("Sure?")))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .contentInUse)
      #expect(misuse.reports.map(\.code) == ["popup-alert-as-content"])
    }
  }

  @Test(arguments: [true, false])
  func `the removal of a controller by the app is detected`(withContainment: Bool) {
    TestApp.run { app in
      let page = LifecyclePage()
      let handle = app.center.show(Popup(page))
      app.runUntilIdle()

      if withContainment { page.willMove(toParent: nil) }
      page.view.removeFromSuperview()
      if withContainment { page.removeFromParent() }
      app.runTurn()

      #expect(handle.outcomeIfDismissed?.reason == .removedByApp)
      app.runUntilIdle()
      #expect(page.parent == nil)
    }
  }

  @Test func `a controller that is in use when its popup starts is not moved`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let page = LifecyclePage()
      let shown = app.center.show(Popup(FixedSizeView()))
      let handle = app.center.show(Popup(page))
      app.runUntilIdle()
      app.page.addChild(page)
      page.didMove(toParent: app.page)

      shown.dismiss()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .failed)
      #expect(page.parent === app.page)
      #expect(misuse.reports.map(\.code) == ["popup-controller-in-use"])
    }
  }

  @Test func `controllers and views inside a popup find their enclosing popup`() {
    TestApp.run { app in
      let page = LifecyclePage()
      let child = UIViewController()
      let button = UIButton()
      let navigation = UINavigationController(rootViewController: page)
      let handle = app.center.show(Popup(navigation))
      app.runUntilIdle()
      page.view.addSubview(button)
      page.addChild(child)
      page.view.addSubview(child.view)
      child.didMove(toParent: page)

      #expect(navigation.usher.enclosingPopup?.id == handle.id)
      #expect(page.usher.enclosingPopup?.id == handle.id)
      #expect(child.usher.enclosingPopup?.id == handle.id)
      #expect(button.usher.enclosingPopup?.id == handle.id)
      #expect(app.page.usher.enclosingPopup == nil)
      let presented = UIViewController()
      page.present(presented, animated: false)
      app.runUntilIdle()
      #expect(presented.usher.enclosingPopup?.id == handle.id)
      #expect(
        presented.view.usher.enclosingPopup?.id == handle.id
          || presented.usher.enclosingPopup != nil)
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `a presented controller pauses the display timer and is dismissed with the popup`(
    window: PopupWindow
  ) {
    TestApp.run { app in
      let page = LifecyclePage()
      let handle = app.center.show(Popup(page).window(window).displayDuration(.seconds(5)))
      app.runUntilIdle()
      let presented = LifecyclePage()
      page.present(presented, animated: true)
      app.device.clock.advance(by: 20)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(presented.presentingViewController != nil)

      handle.dismiss()
      app.runUntilIdle()

      #expect(presented.presentingViewController == nil)
      #expect(presented.viewIfLoaded?.window == nil)
      #expect(app.window.subviews.count == 1, "no orphaned view in the app window")
    }
  }

  @Test(arguments: [PopupWindow.own, .app], HeadlessSwitches.singleSwitchVariants)
  func `a controller that is being presented during a dismissal is dismissed, too`(
    window: PopupWindow, switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let page = LifecyclePage()
      let handle = app.center.show(Popup(page).window(window))
      app.runUntilIdle()
      let presented = LifecyclePage()
      page.present(presented, animated: true)
      app.device.clock.advance(by: 0.05)

      handle.dismiss(animated: false)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(presented.presentingViewController == nil)
      #expect(presented.viewIfLoaded?.window == nil)
      #expect(app.window.subviews.count == 1)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `a sheet that is being swiped down during a dismissal is dismissed, too`(
    window: PopupWindow
  ) {
    TestApp.run { app in
      let page = LifecyclePage()
      let handle = app.center.show(Popup(page).window(window))
      app.runUntilIdle()
      weak var presented: UIViewController?
      do {
        let sheet = LifecyclePage()
        presented = sheet
        page.present(sheet, animated: true)
      }
      app.runUntilIdle()
      app.device.touchDown(at: CGPoint(x: 196, y: 90))
      for way in [20, 40, 60] {
        app.device.clock.advance(by: 0.05)
        app.device.touchMove(to: CGPoint(x: 196, y: 90 + CGFloat(way)))
      }
      #expect(presented?.isBeingDismissed == true)

      handle.dismiss(animated: false)
      app.device.clock.advance(by: 10)
      app.device.touchUp()
      app.runUntilIdle()

      #expect(page.presentedViewController == nil)
      #expect(presented == nil)
      #expect(app.window.subviews.count == 1)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `the display timer continues when the presented controller is dismissed`() {
    TestApp.run { app in
      let page = LifecyclePage()
      let handle = app.center.show(Popup(page).displayDuration(.seconds(5)))
      app.runUntilIdle()
      page.present(UIViewController(), animated: true)
      app.device.clock.advance(by: 20)

      page.dismiss(animated: true)
      app.device.clock.advance(by: 7)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `the page keeps control of the status bar`() {
    TestApp.run { app in
      app.center.show(Popup(HiddenStatusBarPage()))
      app.runUntilIdle()

      let root = app.overlays[0].rootViewController
      #expect(root?.prefersStatusBarHidden == false)
      #expect(root?.childForStatusBarHidden == nil)
    }
  }

  @Test func `a popup with a used key can update or replace a controller`() {
    TestApp.run { app in
      let (old, new) = (LifecyclePage(), LifecyclePage())
      app.center.show(Popup(old).key("upload"))
      app.runUntilIdle()
      app.center.show(
        Popup(FixedSizeView()).key(
          "upload", updatingExisting: { (page: LifecyclePage) in page.title = "90 %" }))
      #expect(old.title == "90 %")

      app.center.show(Popup(new).key("upload", ifExists: .update))
      app.runUntilIdle()

      #expect(old.parent == nil)
      #expect(old.view.superview == nil)
      #expect(new.parent != nil)
      #expect(new.view.window === app.overlays.first)
      #expect(old.diary.lines.suffix(2).contains("didMove out"))
      #expect(new.diary.lines.contains("didAppear"))
    }
  }
}

/// A page that hides the status bar.
@MainActor
private final class HiddenStatusBarPage: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}
