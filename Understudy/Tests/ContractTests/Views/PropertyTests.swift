// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct PropertyTests {
  @Test
  func `L120, since iOS 26: properties are updated before layout, at first and on demand`() async {
    await withScene(on: 26...) { scene in
      guard #available(iOS 26, *) else { return }
      let view = PropertyView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      makeWindow(in: scene).addSubview(view)
      await pass(0.1)
      #expect(view.entries.prefix(2) == ["properties", "layout"])

      view.entries = []
      view.setNeedsLayout()
      view.setNeedsUpdateProperties()
      #expect(view.entries.isEmpty)
      await pass(0.1)

      #expect(view.entries == ["properties", "layout"])
    }
  }

  @Test
  func `L120, since iOS 26: an update of properties is no layout, but can ask for one`() async {
    await withScene(on: 26...) { scene in
      guard #available(iOS 26, *) else { return }
      let view = PropertyView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      makeWindow(in: scene).addSubview(view)
      await pass(0.1)
      view.entries = []

      view.setNeedsUpdateProperties()
      await pass(0.1)
      #expect(view.entries == ["properties"])
      view.needsLayoutAfterUpdate = true
      view.setNeedsUpdateProperties()
      await pass(0.1)

      #expect(view.entries == ["properties", "properties", "layout"])
    }
  }

  @Test
  func `L120, since iOS 26: a controller updates its properties likewise`() async {
    await withScene(on: 26...) { scene in
      guard #available(iOS 26, *) else { return }
      let page = PropertyPage()
      makeWindow(in: scene).rootViewController = page
      await pass(0.1)
      #expect(page.entries.first == "properties")

      page.entries = []
      page.setNeedsUpdateProperties()
      page.view.setNeedsLayout()
      await pass(0.1)

      #expect(page.entries == ["properties", "layout"])
    }
  }
}

private final class PropertyView: UIView {
  var entries: [String] = []
  var needsLayoutAfterUpdate = false

  @available(iOS 26, *)
  override func updateProperties() {
    super.updateProperties()
    entries.append("properties")
    if needsLayoutAfterUpdate { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    entries.append("layout")
  }
}

private final class PropertyPage: UIViewController {
  var entries: [String] = []

  @available(iOS 26, *)
  override func updateProperties() {
    super.updateProperties()
    entries.append("properties")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    entries.append("layout")
  }
}
