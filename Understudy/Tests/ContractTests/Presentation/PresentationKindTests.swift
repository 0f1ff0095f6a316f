// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

/// What holds for every way of presenting, or for some.
@MainActor
struct PresentationKindTests {
  @Test(arguments: PresentationKind.ofAnyController)
  func `V19: the presented controller knows why it appears and disappears`(
    kind: PresentationKind
  ) async {
    await withScene { scene in
      let (root, new) = (UIViewController(), ReasonController())
      _ = await showWindow(of: scene, root: root)
      _ = kind.prepare(new, on: root)

      #expect(await present(new, on: root, animated: true))
      #expect(
        new.log == [
          "willAppear presented", "isAppearing presented", "didAppear presented",
        ])
      #expect(!new.isBeingPresented)

      new.log = []
      #expect(await dismiss(new, animated: true))
      #expect(new.log == ["willDisappear dismissed", "didDisappear dismissed"])
      #expect(!new.isBeingDismissed)
    }
  }

  @Test(arguments: PresentationKind.allCases)
  func `P40: only full screen and current context tell the presenter anything`(
    kind: PresentationKind
  ) async {
    await withScene { scene in
      let callLog = CallLog()
      let root = CallLogController("root", callLog)
      _ = await showWindow(of: scene, root: root)
      callLog.clear()
      let new = kind.prepare(on: root)

      #expect(await present(new, on: root, animated: true))
      #expect(
        callLog.callbacks
          == (kind.removesPresenter ? ["root.willDisappear", "root.didDisappear"] : [])
      )
      #expect((root.view.window == nil) == kind.removesPresenter)

      callLog.clear()
      #expect(await dismiss(new, animated: true))
      let back = callLog.callbacks.filter { !$0.contains("isAppearing") }
      #expect(back == (kind.removesPresenter ? ["root.willAppear", "root.didAppear"] : []))
      #expect(root.view.window != nil)
    }
  }

  @Test(arguments: PresentationKind.ofAnyController)
  func `P6: presenting and presented controllers are the same for all containers and children`(
    kind: PresentationKind
  ) async {
    await withScene { scene in
      let page = UIViewController()
      let outer = UINavigationController(rootViewController: page)
      let inner = UIViewController()
      let new = kind.prepare(
        UINavigationController(rootViewController: inner), on: page)
      _ = await showWindow(of: scene, root: outer)

      #expect(await present(new, on: page))
      #expect(page.presentedViewController === new)
      #expect(outer.presentedViewController === new)
      #expect(inner.presentingViewController === outer)
      #expect(new.presentingViewController === outer)
      #expect(inner.presentedViewController == nil)
      #expect(page.presentingViewController == nil)
      #expect(inner.activePresentationController === new.activePresentationController)
      #expect(new.activePresentationController != nil)
      #expect(page.activePresentationController == nil)

      #expect(await dismiss(inner))
      #expect(page.presentedViewController == nil)
      #expect(outer.presentedViewController == nil)
      #expect(inner.presentingViewController == nil)
      #expect(new.presentingViewController == nil)
      #expect(new.activePresentationController == nil)
    }
  }

  @Test(arguments: PresentationKind.allCases)
  func `P35: while it is presented or dismissed both have one coordinator`(
    kind: PresentationKind
  ) async {
    await withScene { scene in
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      let new = kind.prepare(on: root)

      root.present(new, animated: true)
      #expect(await until { new.transitionCoordinator != nil })
      expectCoordinator(of: root, new, from: root, to: new)
      #expect(await until { root.hasSettled })
      #expect(new.viewIfLoaded?.window != nil)

      root.dismiss(animated: true)
      #expect(await until { new.transitionCoordinator != nil })
      expectCoordinator(of: root, new, from: new, to: root)
      #expect(await until { root.hasSettled && new.viewIfLoaded?.window == nil })
      #expect(new.transitionCoordinator == nil)
    }
  }

  @Test(arguments: PresentationKind.allCases)
  func `P8: when the completion runs the presentation is over`(kind: PresentationKind) async {
    await withScene { scene in
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      let new = kind.prepare(on: root)
      var seen: [String] = []

      root.present(new, animated: true) {
        seen.append("presented \(new.view.window === window) \(new.isBeingPresented)")
        new.dismiss(animated: true) {
          seen.append("dismissed \(new.view.window == nil) \(new.isBeingDismissed)")
        }
      }

      #expect(await until { seen.count == 2 })
      #expect(seen == ["presented true false", "dismissed true false"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test(arguments: PresentationKind.allCases)
  func `P41: without animation nothing is said to be animated, and it is over at once`(
    kind: PresentationKind
  ) async {
    await withScene { scene in
      let callLog = CallLog()
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      let animations = AnimationNotes()
      let new = kind.prepare(animations, on: root)

      root.present(new, animated: false) { callLog.note("presented") }
      #expect(await until({ !callLog.entries.isEmpty }, within: 0.2))
      #expect(!animations.notes.contains(true))
      root.dismiss(animated: false) { callLog.note("dismissed") }
      #expect(await until({ callLog.entries.count == 2 }, within: 0.2))
      #expect(!animations.notes.contains(true))
    }
  }

  @Test
  func `P42: each style has its own kind of presentation controller`() async {
    await withScene { scene in
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      window.traitOverrides.horizontalSizeClass = .regular
      for kind in PresentationKind.ofAnyController {
        let new = kind.prepare(on: root)
        #expect(await present(new, on: root))
        let active = new.activePresentationController
        #expect((active is UISheetPresentationController) == PresentationKind.sheets.contains(kind))
        #expect((active is UIPopoverPresentationController) == (kind == .popover))
        let style = kind == .automatic ? .pageSheet : kind.style
        #expect(active?.presentationStyle == style, "kind: \(kind)")
        #expect(active?.presentedViewController === new, "kind: \(kind)")
        #expect(active?.presentingViewController === root, "kind: \(kind)")
        #expect(await dismiss(new))
      }
    }
  }

  private func expectCoordinator(
    of root: UIViewController, _ new: UIViewController, from: UIViewController,
    to: UIViewController
  ) {
    let coordinator = root.transitionCoordinator
    #expect(coordinator != nil)
    #expect(coordinator === new.transitionCoordinator)
    #expect(coordinator?.isAnimated == true)
    #expect(coordinator?.isInteractive == false)
    #expect(coordinator?.isCancelled == false)
    #expect(coordinator?.viewController(forKey: .from) === from)
    #expect(coordinator?.viewController(forKey: .to) === to)
    #expect(
      coordinator?.presentationStyle == new.activePresentationController?.presentationStyle)
  }
}

/// Writes down why it believes to come and go.
private final class ReasonController: CallLogController {
  private static let loggedCallbacks: Set = [
    "willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear",
  ]
  var log: [String] = []

  init() { super.init("new", CallLog()) }

  required init?(coder: NSCoder) { nil }

  override func note(_ callback: String) {
    guard ReasonController.loggedCallbacks.contains(callback) else { return }
    let reasons = [isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil]
    log.append(([callback] + reasons.compactMap { $0 }).joined(separator: " "))
  }
}

private final class AnimationNotes: UIViewController {
  private(set) var notes: [Bool] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    notes.append(animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    notes.append(animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    notes.append(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    notes.append(animated)
  }
}
