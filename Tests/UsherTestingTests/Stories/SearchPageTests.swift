// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim
import UsherTesting

@testable import GalleryStories

/// Searching in the shop.
@MainActor
struct SearchPageTests {
  @Test func `a search matches every word of the typed text`() throws {
    try open { phone, page in
      #expect(found(on: phone).count == 6)
      try phone.probe.tap(Copy.find.text)
      phone.clock.advance(by: .seconds(1))

      page.type("stone")
      #expect(found(on: phone).count == 2)
      page.type("ware two")
      #expect(found(on: phone) == ["Ash-glaze teapot"])
    }
  }

  @Test func `a search without results says so, and cancelling it shows all products`() throws {
    try open { phone, page in
      try phone.probe.tap(Copy.find.text)
      phone.clock.advance(by: .seconds(1))
      page.type("umbrella")
      phone.clock.advance(by: .seconds(1))
      #expect(phone.probe.isVisible(Copy.findNone.text))
      #expect(found(on: phone).isEmpty)

      try phone.probe.tap("Cancel")
      phone.clock.advance(by: .seconds(1))

      #expect(found(on: phone).count == 6)
      #expect(!phone.probe.isVisible(Copy.findNone.text))
    }
  }

  @Test
  func `a product that was found can be opened, and the search is active afterwards`() throws {
    try open { phone, page in
      try phone.probe.tap(Copy.find.text)
      phone.clock.advance(by: .seconds(1))
      page.type("oolong")
      phone.clock.advance(by: .seconds(1))
      try phone.probe.tap(Product.oolong.accessibilityText)
      phone.clock.advance(by: .seconds(1))
      #expect(phone.probe.isVisible(Copy.addToBag.text))

      page.navigationController?.popViewController(animated: true)
      phone.clock.advance(by: .seconds(1))

      #expect(found(on: phone) == ["Cloud oolong"])
    }
  }

  @Test(arguments: StoryAudit.Configuration.allCases)
  func `the search page can be read, reached and used`(on kind: StoryAudit.Configuration) throws {
    var violations: [String] = []
    let audit = { @MainActor (phone: VirtualDevice, state: String) in
      violations += phone.probe.audit().map { "\(state): \($0)" }
    }
    try open(kind.settings) { phone, page in
      audit(phone, "at rest")
      try phone.probe.tap(Copy.find.text)
      phone.clock.advance(by: .seconds(1))
      audit(phone, "active")
      page.type(String(Copy.cupName.text.suffix(1)))
      phone.clock.advance(by: .seconds(1))
      audit(phone, "found")
      page.type("xyz")
      phone.clock.advance(by: .seconds(1))
      audit(phone, "nothing")
    }
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  /// The products that are visible.
  private func found(on phone: VirtualDevice) -> [String] {
    let labels = Set(phone.probe.elements.map(\.label))
    return (Product.vessels + Product.leaves).filter { labels.contains($0.accessibilityText) }
      .map(\.name.text)
  }

  private func open(
    _ settings: DeviceSettings = DeviceSettings(),
    _ body: @MainActor (VirtualDevice, SearchPage) throws -> Void
  ) throws {
    try VirtualDevice.run(settings) { phone in
      let tabs = ShopTabs(Store())
      phone.setRoot(tabs)
      phone.clock.advance(by: .seconds(1))
      try phone.probe.tap(Copy.find.text)
      phone.clock.advance(by: .seconds(1))
      try body(phone, #require(tabs.frontPage as? SearchPage))
    }
  }
}

extension SearchPage {
  /// Types into the search bar.
  fileprivate func type(_ text: String) {
    navigationItem.searchController?.searchBar.searchTextField.insertText(text)
  }
}
