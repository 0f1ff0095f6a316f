// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Popups made of view controllers.
@MainActor
struct PopupControllerTests {
  @Test(arguments: [PopupWindow.own, .app], HeadlessSwitches.variants)
  func `a controller is contained by the rules and appears while it is on the screen`(
    window: PopupWindow, switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      let page = LifePage()
      let handle = stand.center.enqueue(Popup(page).window(window))
      stand.settle()
      #expect(
        page.diary.lines == ["willMove in", "willAppear", "didMove in", "didAppear"]
          || page.diary.lines == ["willMove in", "didMove in", "willAppear", "didAppear"])
      #expect(page.parent?.parent is OverlayRootController)
      let before = page.diary.lines.count

      handle.end()
      stand.settle()

      let after = Array(page.diary.lines.dropFirst(before))
      #expect(after.filter { $0.hasSuffix("isappear") } == ["willDisappear", "didDisappear"])
      #expect(after.filter { $0.contains("ove") } == ["willMove out", "didMove out"])
      #expect(page.parent == nil && page.view.superview == nil)
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `a suspended controller disappears and appears again`(window: PopupWindow) {
    Stand.run { stand in
      let page = LifePage()
      stand.center.enqueue(Popup(page).window(window))
      stand.settle()
      let before = page.diary.lines.count
      let urgent = stand.center.enqueue(Popup(BoxView()).priority(.urgent).interrupts())
      stand.settle()
      #expect(page.diary.lines.dropFirst(before) == ["willDisappear", "didDisappear"])

      urgent.end()
      stand.settle()

      #expect(page.diary.lines.suffix(2) == ["willAppear", "didAppear"])
      #expect(page.diary.lines.count == before + 4)
    }
  }

  @Test func `a controller is made when its turn comes, and its value is the popup's`() {
    Stand.run { stand in
      let shown = stand.center.enqueue(Popup(BoxView()))
      var made: [LifePage] = []
      let handle = stand.center.enqueue(
        Popup<Int> { _ in
          let page = LifePage()
          made.append(page)
          return page
        })
      stand.settle()
      #expect(made.isEmpty)
      shown.end()
      stand.settle()

      #expect(made.count == 1 && made.first?.view.window === stand.overlays.first)
      handle.end(returning: 7)
      stand.settle()
      #expect(handle.outcomeIfEnded?.value == 7)
    }
  }

  @Test func `its preferred size is its size, also when that changes`() {
    Stand.run { stand in
      let page = LifePage(size: CGSize(width: 240, height: 160))
      stand.center.enqueue(Popup(page))
      stand.settle()
      #expect(page.view.bounds.size == CGSize(width: 240, height: 160))

      page.preferredContentSize = CGSize(width: 300, height: 400)
      stand.settle()
      #expect(page.view.bounds.size == CGSize(width: 300, height: 400))
      page.preferredContentSize = CGSize(width: 0, height: 90)
      stand.settle()

      #expect(page.view.bounds.height == 90)
    }
  }

  @Test func `a navigation controller has the preferred size of the controller on top of it`() {
    Stand.run { stand in
      let (first, second) = (LifePage(size: CGSize(width: 300, height: 200)), LifePage())
      let navigation = UINavigationController(rootViewController: first)
      stand.center.enqueue(Popup(navigation))
      stand.settle()
      #expect(navigation.view.bounds.size == CGSize(width: 300, height: 200))

      navigation.pushViewController(second, animated: true)
      stand.settle()
      navigation.usher.popup?.sizeDidChange()
      stand.settle()

      #expect(second.view.window === stand.overlays.first)
      #expect(navigation.view.bounds.size == CGSize(width: 240, height: 160))
    }
  }

  @Test func `without a preferred size the constraints of its view count`() {
    Stand.run { stand in
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
      stand.center.enqueue(Popup(page))
      stand.settle()

      #expect(page.view.bounds.size == CGSize(width: 230, height: 140))
    }
  }

  @Test(arguments: ["parent", "presented", "root", "popup"])
  func `a controller that is in use is refused, in words, and stays where it is`(use: String) {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let page = LifePage()
      switch use {
      case "parent":
        stand.page.addChild(page)
        stand.page.view.addSubview(page.view)
        page.didMove(toParent: stand.page)
      case "presented": stand.page.present(page, animated: false)
      case "root": stand.window.rootViewController = page
      default: stand.center.enqueue(Popup(page).lane(PopupLane(name: "other")))
      }
      stand.settle()
      let superview = page.view.superview

      let ready = stand.center.enqueue(Popup(page))
      let made = stand.center.enqueue(Popup<Int> { _ in page })
      stand.settle()

      #expect(ready.outcomeIfEnded?.reason == .duplicate)
      #expect(made.outcomeIfEnded?.reason == .failed)
      #expect(
        misuse.reports.map(\.anchor) == ["popup-controller-in-use"], "told once for each kind")
      #expect(page.view.superview === superview && superview != nil)
    }
  }

  @Test(arguments: [true, false])
  func `the view of a controller that is in use is refused as that is`(isRoot: Bool) {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let child = UIViewController()
      stand.page.addChild(child)
      stand.page.view.addSubview(child.view)
      child.didMove(toParent: stand.page)
      let view: UIView = isRoot ? stand.page.view : child.view

      let given = stand.center.enqueue(Popup(view))
      let made = stand.center.enqueue(Popup<Never> { _ in view })
      stand.settle()

      #expect(given.outcomeIfEnded?.reason == .duplicate || given.outcomeIfEnded?.reason == .failed)
      #expect(made.outcomeIfEnded?.reason == .failed)
      #expect(Set(misuse.reports.map(\.anchor)) == ["popup-controller-in-use"])
      #expect(child.view.isDescendant(of: stand.window) && stand.center.driver.isIdle)
    }
  }

  @Test func `an alert controller is refused, in words`() {
    Stand.run { stand in
      let misuse = MisuseCollector()

      let handle = stand.center.enqueue(Popup(UIAlertController.make("Sure?")))
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .duplicate)
      #expect(misuse.reports.map(\.anchor) == ["popup-alert-as-content"])
    }
  }

  @Test(arguments: [true, false])
  func `that the app takes it away is noticed`(byTheRules: Bool) {
    Stand.run { stand in
      let page = LifePage()
      let handle = stand.center.enqueue(Popup(page))
      stand.settle()

      if byTheRules { page.willMove(toParent: nil) }
      page.view.removeFromSuperview()
      if byTheRules { page.removeFromParent() }
      stand.turn()

      #expect(handle.outcomeIfEnded?.reason == .removedByApp)
      stand.settle()
      #expect(page.parent == nil)
    }
  }

  @Test func `a controller that is in use by its turn is not taken away from there`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let page = LifePage()
      let shown = stand.center.enqueue(Popup(BoxView()))
      let handle = stand.center.enqueue(Popup(page))
      stand.settle()
      stand.page.addChild(page)
      page.didMove(toParent: stand.page)

      shown.end()
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .failed && page.parent === stand.page)
      #expect(misuse.reports.map(\.anchor) == ["popup-controller-in-use"])
    }
  }

  @Test func `whatever is in it knows the popup it is in`() {
    Stand.run { stand in
      let page = LifePage()
      let child = UIViewController()
      let button = UIButton()
      let navigation = UINavigationController(rootViewController: page)
      let handle = stand.center.enqueue(Popup(navigation))
      stand.settle()
      page.view.addSubview(button)
      page.addChild(child)
      page.view.addSubview(child.view)
      child.didMove(toParent: page)

      #expect(navigation.usher.popup?.id == handle.id && page.usher.popup?.id == handle.id)
      #expect(child.usher.popup?.id == handle.id && button.usher.popup?.id == handle.id)
      #expect(stand.page.usher.popup == nil)
      let presented = UIViewController()
      page.present(presented, animated: false)
      stand.settle()
      #expect(presented.usher.popup?.id == handle.id)
      #expect(presented.view.usher.popup?.id == handle.id || presented.usher.popup != nil)
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `what it presents stops its time and leaves with it`(window: PopupWindow) {
    Stand.run { stand in
      let page = LifePage()
      let handle = stand.center.enqueue(Popup(page).window(window).closes(after: .seconds(5)))
      stand.settle()
      let presented = LifePage()
      page.present(presented, animated: true)
      stand.device.clock.advance(by: 20)
      #expect(handle.outcomeIfEnded == nil && presented.presentingViewController != nil)

      handle.end()
      stand.settle()

      #expect(presented.presentingViewController == nil && presented.viewIfLoaded?.window == nil)
      #expect(stand.window.subviews.count == 1, "nothing of it stays in the window")
    }
  }

  @Test(arguments: [PopupWindow.own, .app], HeadlessSwitches.variants)
  func `what is just being presented when it ends leaves, too`(
    window: PopupWindow, switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      let page = LifePage()
      let handle = stand.center.enqueue(Popup(page).window(window))
      stand.settle()
      let presented = LifePage()
      page.present(presented, animated: true)
      stand.device.clock.advance(by: 0.05)

      handle.end(animated: false)
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
      #expect(presented.presentingViewController == nil && presented.viewIfLoaded?.window == nil)
      #expect(stand.window.subviews.count == 1 && stand.overlays.isEmpty)
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `what a finger has begun to drag away when it ends leaves, too`(window: PopupWindow) {
    Stand.run { stand in
      let page = LifePage()
      let handle = stand.center.enqueue(Popup(page).window(window))
      stand.settle()
      weak var presented: UIViewController?
      do {
        let sheet = LifePage()
        presented = sheet
        page.present(sheet, animated: true)
      }
      stand.settle()
      stand.device.touchDown(at: CGPoint(x: 196, y: 90))
      for way in [20, 40, 60] {
        stand.device.clock.advance(by: 0.05)
        stand.device.touchMove(to: CGPoint(x: 196, y: 90 + CGFloat(way)))
      }
      #expect(presented?.isBeingDismissed == true)

      handle.end(animated: false)
      stand.device.clock.advance(by: 10)
      stand.device.touchUp()
      stand.settle()

      #expect(page.presentedViewController == nil && presented == nil)
      #expect(stand.window.subviews.count == 1 && stand.overlays.isEmpty)
    }
  }

  @Test func `time goes on when what it presented has gone`() {
    Stand.run { stand in
      let page = LifePage()
      let handle = stand.center.enqueue(Popup(page).closes(after: .seconds(5)))
      stand.settle()
      page.present(UIViewController(), animated: true)
      stand.device.clock.advance(by: 20)

      page.dismiss(animated: true)
      stand.device.clock.advance(by: 7)

      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test func `the page goes on deciding about the status bar`() {
    Stand.run { stand in
      stand.center.enqueue(Popup(ShyPage()))
      stand.settle()

      let root = stand.overlays[0].rootViewController
      #expect(root?.prefersStatusBarHidden == false && root?.childForStatusBarHidden == nil)
    }
  }

  @Test func `a joined popup changes or replaces a controller`() {
    Stand.run { stand in
      let (old, new) = (LifePage(), LifePage())
      stand.center.enqueue(Popup(old).key("upload"))
      stand.settle()
      stand.center.enqueue(
        Popup(BoxView()).key("upload", .update { (page: LifePage) in page.title = "90 %" }))
      #expect(old.title == "90 %")

      stand.center.enqueue(Popup(new).key("upload", .update))
      stand.settle()

      #expect(old.parent == nil && old.view.superview == nil)
      #expect(new.parent != nil && new.view.window === stand.overlays.first)
      #expect(old.diary.lines.suffix(2).contains("didMove out"))
      #expect(new.diary.lines.contains("didAppear"))
    }
  }
}

/// A page that does not want a status bar.
@MainActor
private final class ShyPage: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}
