// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct TraitTests {
  @Test
  func `L80: a registered closure is called when one of its traits changes, with the old ones`()
    async
  {
    await withScene { scene in
      guard #available(iOS 17, *) else { return }
      let view = makeView(in: scene)
      await pass(0.1)
      var seen: [UIUserInterfaceStyle] = []
      var others = 0
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (view: UIView, previous: UITraitCollection) in
        seen += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
      }
      view.registerForTraitChanges([UITraitLayoutDirection.self]) {
        (_: UIView, _: UITraitCollection) in others += 1
      }

      view.overrideUserInterfaceStyle = .dark
      await pass(0.1)

      #expect(seen == [.light, .dark])
      #expect(others == 0)
    }
  }

  @Test
  func `L81: a registration ends when it is unregistered`() async {
    await withScene { scene in
      guard #available(iOS 17, *) else { return }
      let page = UIViewController()
      makeWindow(in: scene).rootViewController = page
      await pass(0.1)
      var calls = 0
      let registration = page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIViewController, _: UITraitCollection) in calls += 1
      }
      page.overrideUserInterfaceStyle = .dark
      await pass(0.1)
      #expect(calls == 1)

      page.unregisterForTraitChanges(registration)
      page.overrideUserInterfaceStyle = .light
      await pass(0.1)

      #expect(calls == 1)
    }
  }

  @Test
  func `L82: trait overrides hold for a controller or view and what is below, until removed`()
    async
  {
    await withScene { scene in
      guard #available(iOS 17, *) else { return }
      let page = UIViewController()
      let child = UIView()
      page.view.addSubview(child)
      makeWindow(in: scene).rootViewController = page
      await pass(0.1)
      let own = child.traitCollection.horizontalSizeClass
      let other: UIUserInterfaceSizeClass = own == .regular ? .compact : .regular

      page.traitOverrides.horizontalSizeClass = other
      child.traitOverrides.userInterfaceStyle = .dark
      await pass(0.1)
      #expect(child.traitCollection.horizontalSizeClass == other)
      #expect(child.traitCollection.userInterfaceStyle == .dark)
      #expect(page.view.traitCollection.userInterfaceStyle == .light)
      #expect(page.traitOverrides.contains(UITraitHorizontalSizeClass.self))

      page.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      await pass(0.1)

      #expect(child.traitCollection.horizontalSizeClass == own)
    }
  }

  @Test
  func `L83: an app can define a trait, which goes down the tree like any other`() async {
    await withScene { scene in
      guard #available(iOS 17, *) else { return }
      let view = makeView(in: scene)
      let child = UIView()
      view.addSubview(child)
      await pass(0.1)
      var calls = 0
      child.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _: UITraitCollection) in
        calls += 1
      }
      #expect(child.traitCollection[ThemeTrait.self] == "plain")

      view.traitOverrides[ThemeTrait.self] = "festive"
      await pass(0.1)

      #expect(child.traitCollection[ThemeTrait.self] == "festive")
      #expect(calls == 1)
    }
  }
}

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = "plain"
}
