// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct KeyboardGuideTests {
  @Test
  func `K12: the guide follows the keyboard and goes back to the safe area`() async {
    await withPage { page, field, bar in
      let root: UIView = page.view
      #expect(abs(bar.frame.maxY - root.bounds.maxY + root.safeAreaInsets.bottom) < 0.5)

      field.becomeFirstResponder()
      await pass(0.5)
      let raised = bar.frame.maxY
      field.resignFirstResponder()
      await pass(0.5)

      #expect(raised < root.bounds.maxY - 200)
      #expect(abs(bar.frame.maxY - root.bounds.maxY + root.safeAreaInsets.bottom) < 0.5)
    }
  }

  @Test
  func `K12: without the safe area the guide reaches the edge of the view`() async {
    await withPage { page, _, bar in
      page.view.keyboardLayoutGuide.usesBottomSafeArea = false
      page.view.layoutIfNeeded()

      #expect(abs(bar.frame.maxY - page.view.bounds.maxY) < 0.5)
    }
  }

  @Test
  func `K13: a view has one keyboard guide, as wide as the view and down to its edge`() async {
    await withPage { page, _, _ in
      let guide = page.view.keyboardLayoutGuide

      #expect(guide === page.view.keyboardLayoutGuide)
      #expect(guide.layoutFrame.width == page.view.bounds.width)
      #expect(guide.layoutFrame.maxY == page.view.bounds.maxY)
    }
  }

  private func withPage(
    _ body: (UIViewController, UITextField, UIView) async -> Void
  ) async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      let page = UIViewController()
      window.rootViewController = page
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(field)
      page.view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
        bar.bottomAnchor.constraint(equalTo: page.view.keyboardLayoutGuide.topAnchor),
      ])
      page.view.layoutIfNeeded()
      await body(page, field, bar)
      window.endEditing(true)
      window.isHidden = true
    }
  }
}
