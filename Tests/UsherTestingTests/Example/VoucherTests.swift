// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import Testing
import UIKitShim
import Usher
import UsherTesting

/// An example to copy: tests of an app's own popup, played in virtual time.
@MainActor
struct VoucherTests {
  // snippet.outcome
  @Test func `the voucher comes after three seconds and can be kept`() async throws {
    try await VirtualPhone.run { phone in
      let page = ShopPage()
      phone.show(page)
      let handle = page.usher.popups.enqueue(voucher())

      phone.clock.advance(by: .seconds(2))
      #expect(!phone.probe.sees("Ten per cent off"))
      phone.clock.advance(by: .seconds(2))
      #expect(phone.probe.sees("Ten per cent off"))

      try phone.probe.tap("Keep it")
      phone.clock.settle()

      let outcome = await handle.outcome
      #expect(outcome.value == .kept)
      #expect(!phone.probe.sees("Ten per cent off"))
    }
  }
  // snippet.end

  // snippet.page
  @Test func `the voucher leaves with its page`() async {
    await VirtualPhone.run { phone in
      let page = ShopPage()
      phone.show(UINavigationController(rootViewController: page))
      let handle = page.usher.popups.enqueue(voucher())
      phone.clock.advance(by: .seconds(4))

      page.navigationController?.pushViewController(UIViewController(), animated: true)
      phone.clock.settle()

      #expect(await handle.outcome.reason == .pageLeft)
    }
  }
  // snippet.end

  // snippet.audit
  @Test(arguments: [
    PhoneSettings(), PhoneSettings(appearance: .dark), PhoneSettings(direction: .rightToLeft),
    PhoneSettings(textSize: .accessibilityExtraLarge),
  ])
  func `everybody can read the voucher and use it`(settings: PhoneSettings) {
    VirtualPhone.run(settings) { phone in
      phone.show(ShopPage())
      PopupCenter.shared.enqueue(voucher())
      phone.clock.advance(by: .seconds(4))

      #expect(phone.probe.audit() == [])
      #expect(phone.probe.tree.contains("UILabel “Ten per cent off”"))
    }
  }
  // snippet.end

  // snippet.picture
  @Test func `the voucher can be looked at`() throws {
    try VirtualPhone.run { phone in
      phone.show(ShopPage())
      PopupCenter.shared.enqueue(voucher())
      phone.clock.advance(by: .seconds(4))

      let picture = phone.probe.picture(scale: 2)
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("voucher.png")
      try picture.png.write(to: file)
      #expect(picture.pixelWidth == 786)
    }
  }
  // snippet.end
}
