// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct GuideTests {
  @Test
  func `L72: a guide of one's own is laid out like a view, and taken out with its constraints`()
    async
  {
    await withScene { scene in
      let (page, a, _) = makePage(in: scene)
      let guide = UILayoutGuide()
      page.addLayoutGuide(guide)
      let end = a.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
        guide.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5),
        guide.topAnchor.constraint(equalTo: page.topAnchor, constant: 5),
        guide.heightAnchor.constraint(equalToConstant: 40), end,
        a.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        a.heightAnchor.constraint(equalToConstant: 10),
      ])

      page.layoutIfNeeded()

      #expect(guide.layoutFrame == CGRect(x: 20, y: 5, width: 150, height: 40))
      #expect(a.frame.origin == CGPoint(x: 170, y: 20))
      #expect(page.layoutGuides.contains(guide))
      page.removeLayoutGuide(guide)
      #expect(!end.isActive)
      #expect(guide.owningView == nil)
    }
  }

  @Test
  func `L73: the readable guide is in the middle, and no wider than text should be`() async {
    await withScene { scene in
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 400))
      makeWindow(in: scene).addSubview(page)

      page.layoutIfNeeded()
      let wide = page.readableContentGuide.layoutFrame
      page.frame.size.width = 300
      page.layoutIfNeeded()
      let narrow = page.readableContentGuide.layoutFrame

      #expect(wide.width < 800)
      #expect(abs(wide.midX - 500) < 0.5)
      #expect(narrow.width == page.layoutMarginsGuide.layoutFrame.width)
    }
  }

  @Test
  func `L77: the view of a controller has the system's margins at its sides`() async {
    await withScene { scene in
      let page = UIViewController()
      let window = makeWindow(in: scene)
      window.rootViewController = page
      await pass(0.1)

      let least = page.systemMinimumLayoutMargins
      #expect(least.leading >= 16)
      #expect(least.leading == least.trailing)
      #expect(page.view.directionalLayoutMargins.leading == least.leading)
      #expect(page.view.layoutMargins.top == page.view.safeAreaInsets.top)
      page.view.directionalLayoutMargins.leading = 3
      #expect(page.view.directionalLayoutMargins.leading == least.leading)
      page.viewRespectsSystemMinimumLayoutMargins = false
      page.view.directionalLayoutMargins.leading = 3

      #expect(page.view.directionalLayoutMargins.leading == 3)
    }
  }

  @Test
  func `L78: what hangs on the safe area moves when it changes`() async {
    await withScene { scene in
      let page = UIViewController()
      makeWindow(in: scene).rootViewController = page
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor),
        box.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      ])
      await pass(0.1)
      let before = box.frame.minY

      page.additionalSafeAreaInsets.top = 33
      await pass(0.1)

      #expect(box.frame.minY == before + 33)
    }
  }
}
