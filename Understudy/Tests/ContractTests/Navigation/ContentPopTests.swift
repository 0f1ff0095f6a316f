// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

/// Since iOS 26 a page can be swiped back from anywhere in its content.
@MainActor
struct ContentPopTests {
  @Test(.enabled(if: TestPlatform.hasFinger))
  func `V33, since iOS 26: a pan that begins in the content pops`() async {
    await withPages { navigation, _ in
      var finger = Finger(at: CGPoint(x: 150, y: 400))
      await finger.move(to: CGPoint(x: 350, y: 400))
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      await finger.lift()

      #expect(await until { navigation.hasSettled })
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test
  func `V33, since iOS 26: it has a recognizer of its own beside that of the edge`() async {
    await withPages { navigation, _ in
      guard #available(iOS 26, *) else { return }
      let gesture = navigation.interactiveContentPopGestureRecognizer

      #expect(gesture?.isEnabled == true)
      #expect(gesture !== navigation.interactivePopGestureRecognizer)
      #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger))
  func `V34, since iOS 26: a gesture that it is required to wait for goes first`() async {
    await withPages { navigation, top in
      guard #available(iOS 26, *) else { return }
      let pan = UIPanGestureRecognizer()
      top.view.addGestureRecognizer(pan)
      navigation.interactiveContentPopGestureRecognizer?.require(toFail: pan)

      var finger = Finger(at: CGPoint(x: 150, y: 400))
      await finger.move(to: CGPoint(x: 350, y: 400))
      #expect(pan.state == .changed)
      #expect(navigation.transitionCoordinator == nil)
      await finger.lift()

      #expect(navigation.viewControllers.count == 2)
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger), arguments: [true, false])
  func `V34, since iOS 26: the actions of a row go first`(hasActions: Bool) async {
    await withPages { navigation, top in
      let rows = Rows(hasActions: hasActions)
      let table = UITableView(frame: top.view.bounds)
      table.dataSource = rows
      table.delegate = rows
      top.view.addSubview(table)
      await pass(0.1)

      var finger = Finger(at: CGPoint(x: 100, y: 300))
      await finger.move(to: CGPoint(x: 300, y: 300))
      #expect((navigation.transitionCoordinator == nil) == hasActions)
      await finger.lift()
      await pass(1)

      #expect(navigation.viewControllers.count == (hasActions ? 2 : 1))
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger))
  func `V35, since iOS 26: content that can scroll goes first`() async {
    await withPages { navigation, top in
      let list = UIScrollView(frame: top.view.bounds)
      list.contentSize = CGSize(width: 2 * top.view.bounds.width, height: 3000)
      top.view.addSubview(list)
      await pass(0.1)
      let start = list.contentOffset

      var finger = Finger(at: CGPoint(x: 150, y: 600))
      await finger.move(to: CGPoint(x: 160, y: 400))
      await finger.lift(after: 0.3)
      await pass(1)
      #expect(list.contentOffset.y > start.y + 100)

      list.contentOffset = CGPoint(x: start.x + 150, y: start.y + 100)
      finger = Finger(at: CGPoint(x: 150, y: 400))
      await finger.move(to: CGPoint(x: 250, y: 400))
      #expect(list.contentOffset.x < start.x + 100)
      #expect(navigation.transitionCoordinator == nil)
      await finger.lift(after: 0.3)
      await pass(1)

      #expect(navigation.viewControllers.count == 2)
      list.contentOffset = start
      finger = Finger(at: CGPoint(x: 150, y: 400))
      await finger.move(to: CGPoint(x: 350, y: 400))
      await finger.lift()
      await pass(1)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  /// Two pages, and the upper one on the screen.
  private func withPages(
    _ body: @MainActor (UINavigationController, UIViewController) async -> Void
  ) async {
    await withScene(on: 26...) { scene in
      let navigation = UINavigationController(rootViewController: UIViewController())
      _ = await showWindow(of: scene, root: navigation)
      let top = UIViewController()
      navigation.pushViewController(top, animated: false)
      _ = await until { top.viewIfLoaded?.window != nil && navigation.hasSettled }
      await pass(0.1)
      await body(navigation, top)
    }
  }
}

/// Ten rows, with an action at the leading edge or not.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let hasActions: Bool

  init(hasActions: Bool) {
    self.hasActions = hasActions
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard hasActions else { return nil }
    let action = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
