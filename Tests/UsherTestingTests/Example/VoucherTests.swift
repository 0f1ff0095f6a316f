// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim
import Usher
import UsherTesting

/// An example to copy: tests of an app's own popup, played in virtual time.
@MainActor
struct VoucherTests {
  // snippet.outcome
  @Test func `the voucher appears after three seconds and can be kept`() async throws {
    try await VirtualDevice.run { device in
      let page = ShopPage()
      device.setRoot(page)
      let handle = page.usher.popups.show(voucher())

      device.clock.advance(by: .seconds(2))
      #expect(!device.probe.isVisible("Ten per cent off"))
      device.clock.advance(by: .seconds(2))
      #expect(device.probe.isVisible("Ten per cent off"))

      try device.probe.tap("Keep it")
      device.clock.runUntilIdle()

      let outcome = await handle.outcome
      #expect(outcome.value == .kept)
      #expect(!device.probe.isVisible("Ten per cent off"))
    }
  }
  // snippet.end

  // snippet.page
  @Test func `the voucher is dismissed with its page`() async {
    await VirtualDevice.run { device in
      let page = ShopPage()
      device.setRoot(UINavigationController(rootViewController: page))
      let handle = page.usher.popups.show(voucher())
      device.clock.advance(by: .seconds(4))

      page.navigationController?.pushViewController(UIViewController(), animated: true)
      device.clock.runUntilIdle()

      #expect(await handle.outcome.reason == .pageLeft)
    }
  }
  // snippet.end

  // snippet.async
  @Test func `the voucher appears when the server has one`() async {
    await VirtualDevice.run { device in
      let page = ShopPage()
      device.setRoot(page)
      page.offerVoucher(of: FakeServer())

      await device.settle()
      #expect(PopupCenter.shared.queuedPopups.count == 1)
      await device.advance(by: .seconds(4))

      #expect(device.probe.isVisible("Ten per cent off"))
    }
  }
  // snippet.end

  // snippet.callback
  @Test func `the voucher appears when the response arrives`() async {
    await VirtualDevice.run { device in
      let server = FakeServer()
      let page = ShopPage()
      device.setRoot(page)
      page.offerVoucherLater(of: server)

      await server.response?.value
      await device.advance(by: .seconds(4))

      #expect(device.probe.isVisible("Ten per cent off"))
    }
  }
  // snippet.end

  // snippet.audit
  @Test(arguments: [
    DeviceSettings(), DeviceSettings(appearance: .dark), DeviceSettings(direction: .rightToLeft),
    DeviceSettings(textSize: .accessibilityExtraLarge),
  ])
  func `the voucher passes the audit in every configuration`(settings: DeviceSettings) {
    VirtualDevice.run(settings) { device in
      device.setRoot(ShopPage())
      PopupCenter.shared.show(voucher())
      device.clock.advance(by: .seconds(4))

      #expect(device.probe.audit() == [])
      #expect(device.probe.description.contains("UILabel “Ten per cent off”"))
    }
  }
  // snippet.end

  // snippet.picture
  @Test func `the voucher can be pictured`() throws {
    try VirtualDevice.run { device in
      device.setRoot(ShopPage())
      PopupCenter.shared.show(voucher())
      device.clock.advance(by: .seconds(4))

      let picture = device.probe.image(scale: 2)
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("voucher.png")
      try picture.png.write(to: file)
      #expect(picture.pixelWidth == 786)
    }
  }
  // snippet.end
}

// snippet.fake
/// Has a voucher. Its callback arrives from another thread, as from a network layer.
private final class FakeServer: VoucherServer {
  private(set) var response: Task<Void, Never>?

  func hasVoucher() async -> Bool { true }

  func checkVoucher(completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    response = Task.detached { await completion(true) }
  }
}
// snippet.end
