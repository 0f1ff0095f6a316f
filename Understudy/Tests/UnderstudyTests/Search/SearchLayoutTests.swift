// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct SearchLayoutTests {
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `glass and text begin at the leading edge, Cancel stands at the trailing one`(
    direction: UIUserInterfaceLayoutDirection
  ) {
    withBar {
      $0.settings.layoutDirection = direction
    } _: { device, bar in
      bar.showsCancelButton = true
      bar.text = "lamp"
      device.clock.advance(by: 0.5)
      let field = bar.searchTextField
      let places = [field.leftView, field.textContentView, field.clearButton, bar.cancelButton].map
      {
        $0.map { $0.convert($0.bounds, to: bar).midX } ?? 0
      }

      #expect(places == places.sorted() || direction == .rightToLeft)
      #expect(places == places.sorted(by: >) || direction == .leftToRight)
      let cancel = bar.cancelButton
      #expect(!field.frame.intersects(cancel.convert(cancel.bounds, to: bar)))
    }
  }

  @Test(arguments: [(HeadlessSystem.iOS18, CGFloat(52)), (.iOS26, 44)])
  func `alone its field is 36 points high, in a bar of the system's height`(
    system: HeadlessSystem, height: CGFloat
  ) {
    withBar(on: system) { _ in
    } _: { _, bar in
      #expect(bar.searchTextField.bounds.height == 36)
      #expect(bar.bounds.height == height)
    }
  }

  @Test
  func `since iOS 26 the magnifier is at 12, the text at 40.67, and the button 13.33 from the end`()
  {
    withBar(on: .iOS26) { _ in
    } _: { device, bar in
      bar.text = "lamp"
      device.clock.advance(by: 0.5)
      let field = bar.searchTextField
      #expect(isNear(field.leftView?.frame.minX ?? 0, 12))
      #expect(isNear(field.textContentView.frame.minX, 40 + 2 / 3, 0.7))
      let clear = field.clearButton
      #expect(isNear(field.bounds.maxX - clear.frame.maxX, 13 + 1 / 3, 0.7))
      #expect(field.effectiveRadius(corner: .allCorners) == 18 || field.layer.cornerRadius == 18)

      field.isEnabled = false
      device.clock.advance(by: 0.1)
      #expect(views(UIVisualEffectView.self, in: field).allSatisfy { $0.effect == nil })
    }
  }

  @Test
  func `the field grows with the text`() {
    withBar {
      $0.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    } _: { _, bar in
      let field = bar.searchTextField
      let line = UIFont.preferredFont(forTextStyle: .body).lineHeight

      #expect(field.bounds.height > line)
      #expect(bar.intrinsicContentSize.height > line + 16)
      #expect(field.leftView.map { $0.frame.minX >= 0 && $0.frame.height <= 80 } ?? false)
    }
  }

  @Test
  func `the words of the system follow the language`() {
    withBar { device, bar in
      let search = UISearchController(searchResultsController: nil)
      bar.superview?.addSubview(search.searchBar)
      #expect(bar.cancelButton.title == "Cancel")
      #expect(search.searchBar.searchTextField.placeholder == "Search")
      device.settings.languages = ["zh-Hans"]
      device.clock.advance(by: 0.1)

      #expect(bar.cancelButton.title == "取消")
      #expect(search.searchBar.searchTextField.placeholder == "搜索")
    }
  }

  /// Runs `body` with a bar in a window that lives as long.
  private func withBar(
    on system: HeadlessSystem = .standard, _ prepare: (HeadlessDevice) -> Void = { _ in },
    _ body: (HeadlessDevice, UISearchBar) throws -> Void
  ) rethrows {
    try HeadlessDevice.run(system: system) { device in
      prepare(device)
      let window = UIWindow(windowScene: device.connectScene())
      window.makeKeyAndVisible()
      let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
      window.addSubview(bar)
      device.clock.runTurn()
      bar.sizeToFit()
      device.clock.advance(by: 0.1)
      try body(device, bar)
      _ = window
    }
  }
}
