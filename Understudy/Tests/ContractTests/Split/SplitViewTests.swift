// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct SplitViewTests {
  @Test
  func `SV1: a column that is no navigation controller is put into one`() async {
    await withScene { scene in
      let (split, pages) = makeSplit()
      _ = await showWindow(of: scene, root: split)

      #expect(split.viewController(for: .primary) === pages[0])
      #expect(split.viewController(for: .secondary) === pages[1])
      #expect(pages[0].navigationController != nil)
      #expect(pages[1].navigationController != nil)
      #expect(pages[0].splitViewController === split)
      #expect(split.children.contains { $0 === pages[0].navigationController })
    }
  }

  @Test
  func `SV2: columns are shown and hidden by the display mode`() async {
    await withScene { scene in
      let (split, pages) = makeSplit()
      _ = await showWindow(of: scene, root: split)
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(pages[0].viewIfLoaded?.window != nil)
      #expect(pages[1].viewIfLoaded?.window != nil)

      split.hide(.primary)
      #expect(split.displayMode == .secondaryOnly)
      #expect(await until { pages[0].viewIfLoaded?.window == nil })
      split.show(.primary)

      #expect(split.displayMode == .oneBesideSecondary)
      #expect(await until { pages[0].viewIfLoaded?.window != nil })
    }
  }

  @Test
  func `SV3: in a compact width there is one column, with the others on its stack`() async {
    await withScene { scene in
      let (split, pages) = makeSplit(.compact)
      _ = await showWindow(of: scene, root: split)

      #expect(split.isCollapsed)
      #expect(pages[1].viewIfLoaded?.window != nil)
      #expect(pages[0].viewIfLoaded?.window == nil)
      let stack = pages[0].navigationController?.viewControllers ?? []
      #expect(stack.first === pages[0])
      #expect(stack.last === pages[1].navigationController)
    }
  }

  @Test
  func `SV3: the compact column, where there is one, is what is shown`() async {
    await withScene { scene in
      let (split, pages) = makeSplit(.compact)
      let compact = UIViewController()
      split.setViewController(compact, for: .compact)
      _ = await showWindow(of: scene, root: split)

      #expect(compact.viewIfLoaded?.window != nil)
      #expect(compact.navigationController == nil)
      #expect(pages[0].viewIfLoaded?.window == nil)
      #expect(pages[1].viewIfLoaded?.window == nil)
    }
  }

  @Test
  func `SV5: growing wide takes the columns apart again, growing narrow puts them together`() async
  {
    await withScene { scene in
      let (split, pages) = makeSplit()
      _ = await showWindow(of: scene, root: split)

      split.traitOverrides.horizontalSizeClass = .compact
      #expect(await until { split.isCollapsed })
      await pass(0.1)
      #expect(pages[0].viewIfLoaded?.window == nil)
      #expect(pages[1].viewIfLoaded?.window != nil)
      split.traitOverrides.horizontalSizeClass = .regular
      #expect(await until { !split.isCollapsed })
      await pass(0.1)

      #expect(pages[0].viewIfLoaded?.window != nil)
      #expect(pages[1].viewIfLoaded?.window != nil)
      #expect(pages[0].navigationController?.viewControllers == [pages[0]])
      #expect(pages[1].navigationController?.parent === split)
    }
  }

  @Test
  func `SV7: a column appears and disappears as it is shown and hidden`() async {
    await withScene { scene in
      let callLog = CallLog()
      let (split, _) = makeSplit(
        primary: CallLogController("list", callLog), secondary: CallLogController("detail", callLog)
      )
      _ = await showWindow(of: scene, root: split)
      _ = await until { callLog.entries.contains("detail.didAppear") }
      callLog.clear()

      split.hide(.primary)
      _ = await until { callLog.entries.contains("list.didDisappear") }
      split.show(.primary)
      _ = await until { callLog.entries.contains("list.didAppear") }

      #expect(
        callLog.callbacks.filter { !$0.contains("isAppearing") } == [
          "list.willDisappear", "list.didDisappear", "list.willAppear", "list.didAppear",
        ])
    }
  }

  @Test
  func `SV8: another controller can be put into a column`() async {
    await withScene { scene in
      let (split, pages) = makeSplit()
      _ = await showWindow(of: scene, root: split)
      let other = UIViewController()

      split.setViewController(other, for: .secondary)

      #expect(await until { other.viewIfLoaded?.window != nil })
      #expect(await until { pages[1].viewIfLoaded?.window == nil })
      #expect(split.viewController(for: .secondary) === other)
    }
  }

  @Test
  func `SV10: with three columns the first is shown beside two others or not at all`() async {
    await withScene { scene in
      let split = UISplitViewController(style: .tripleColumn)
      split.traitOverrides.horizontalSizeClass = .regular
      split.preferredDisplayMode = .oneBesideSecondary
      split.preferredSplitBehavior = .tile
      let pages = [UIViewController(), UIViewController(), UIViewController()]
      for (page, column) in zip(
        pages, [UISplitViewController.Column.primary, .supplementary, .secondary])
      {
        split.setViewController(page, for: column)
      }
      _ = await showWindow(of: scene, root: split)
      #expect(pages.map { $0.viewIfLoaded?.window != nil } == [false, true, true])

      split.show(.primary)
      #expect(split.displayMode == .twoBesideSecondary)
      #expect(await until { pages[0].viewIfLoaded?.window != nil && split.hasSettled })
      split.hide(.supplementary)

      #expect(split.displayMode == .secondaryOnly)
      #expect(await until { pages[1].viewIfLoaded?.window == nil })
      #expect(pages[0].viewIfLoaded?.window == nil)
    }
  }
}

/// Two columns side by side, or collapsed, whatever the device.
@MainActor
private func makeSplit(
  _ width: UIUserInterfaceSizeClass = .regular,
  primary: UIViewController = UIViewController(), secondary: UIViewController = UIViewController()
) -> (UISplitViewController, [UIViewController]) {
  let split = UISplitViewController(style: .doubleColumn)
  split.traitOverrides.horizontalSizeClass = width
  split.preferredDisplayMode = .oneBesideSecondary
  split.preferredSplitBehavior = .tile
  split.setViewController(primary, for: .primary)
  split.setViewController(secondary, for: .secondary)
  return (split, [primary, secondary])
}
