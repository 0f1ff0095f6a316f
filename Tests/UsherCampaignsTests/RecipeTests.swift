// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim
import Usher
import UsherCampaigns
import UsherTesting

/// The recipes for messages of other SDKs: each impression and each click is reported exactly once.
@MainActor
struct RecipeTests {
  private func card(_ title: String, _ popup: PopupHandle<Bool>) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.addAction(UIAction { _ in popup.dismiss(returning: true) }, for: .touchUpInside)
    return button
  }

  private func run(
    _ body: @MainActor (VirtualDevice, UIViewController) async throws -> Void
  ) async rethrows {
    try await VirtualDevice.run { device in
      let page = UIViewController()
      device.setRoot(page)
      device.clock.advance(by: .seconds(1))
      try await body(device, page)
    }
  }

  @Test func `a message of Braze is logged once, when it counts, and its click once`() async throws
  {
    try await run { device, page in
      let context = Braze.MessageContext()
      let presenter = QueuedBrazeMessages { message, popup in card(message.id, popup) }
      let blocking = page.usher.popups.show(Popup(UIView()).size(CGSize(width: 9, height: 9)))
      presenter.present(message: Braze.InAppMessage(id: "Autumn", context: context))
      // The SDK triggers it again while it waits.
      presenter.present(message: Braze.InAppMessage(id: "Autumn", context: context))
      device.clock.advance(by: .seconds(3))
      #expect(context.impressions == 0)

      blocking.dismiss()
      device.clock.advance(by: .seconds(3))
      #expect(context.impressions == 1)
      #expect(context.clicks == 0)

      try device.probe.tap("Autumn")
      device.clock.advance(by: .seconds(2))
      #expect(context.impressions == 1)
      #expect(context.clicks == 1)
    }
  }

  @Test func `a tap within a second is an impression, too`() async throws {
    try await run { device, _ in
      let context = Braze.MessageContext()
      let presenter = QueuedBrazeMessages { message, popup in card(message.id, popup) }
      presenter.present(message: Braze.InAppMessage(id: "Autumn", context: context))
      device.clock.advance(by: .seconds(0.8))
      try device.probe.tap("Autumn")
      device.clock.advance(by: .seconds(2))

      #expect(context.impressions == 1)
      #expect(context.clicks == 1)
    }
  }

  private final class FirebaseLog: InAppMessagingDisplayDelegate {
    private(set) var events: [String] = []

    func impressionDetected(for message: InAppMessagingDisplayMessage) { events.append("seen") }
    func messageClicked(_ message: InAppMessagingDisplayMessage) { events.append("clicked") }
    func messageDismissed(_ message: InAppMessagingDisplayMessage) { events.append("dismissed") }
    func displayError(for message: InAppMessagingDisplayMessage, error: any Error) {
      events.append("error")
    }
  }

  private let autumn = InAppMessagingDisplayMessage(campaignInfo: .init(messageID: "Autumn"))

  @Test func `how a message of Firebase ended is reported once, so that the next can be shown`()
    async throws
  {
    try await run { device, page in
      let log = FirebaseLog()
      let display = QueuedFirebaseMessages { message, popup in
        card(message.campaignInfo.messageID, popup)
      }
      display.displayMessage(autumn, displayDelegate: log)
      device.clock.advance(by: .seconds(3))
      try device.probe.tap("Autumn")
      device.clock.advance(by: .seconds(2))
      #expect(log.events == ["seen", "clicked"])

      display.displayMessage(autumn, displayDelegate: log)
      device.clock.advance(by: .seconds(3))
      page.usher.popups.dismissAll()
      device.clock.advance(by: .seconds(2))
      #expect(log.events == ["seen", "clicked", "seen", "dismissed"])

      let hold = page.usher.popups.hold(reason: "test")
      display.displayMessage(autumn, displayDelegate: log)
      device.clock.advance(by: .seconds(1))
      page.usher.popups.dismissAll()
      device.clock.advance(by: .seconds(1))
      #expect(log.events.suffix(2) == ["dismissed", "error"])
      hold.release()
    }
  }

  private final class OneSignal: OneSignalInAppMessages {
    var paused = false
    private(set) var listener: (any OSInAppMessageLifecycleListener)?

    func addLifecycleListener(_ listener: any OSInAppMessageLifecycleListener) {
      self.listener = listener
    }
  }

  @Test func `OneSignal and the queue take turns`() async {
    await run { device, page in
      let messages = OneSignal()
      let turns = OneSignalTurns(page.usher.popups, messages)
      let task = Task { await turns.follow() }
      await device.advance(by: .seconds(1))

      let popup = page.usher.popups.show(Popup(UIView()).size(CGSize(width: 9, height: 9)))
      await device.advance(by: .seconds(1))
      #expect(messages.paused)
      popup.dismiss()
      await device.advance(by: .seconds(1))
      #expect(!messages.paused)

      messages.listener?.onWillDisplay()
      let next = page.usher.popups.show(Popup(UIView()).size(CGSize(width: 9, height: 9)))
      await device.advance(by: .seconds(1))
      #expect(!next.isVisible)
      messages.listener?.onDidDismiss()
      await device.advance(by: .seconds(1))
      #expect(next.isVisible)
      task.cancel()
    }
  }

  @Test func `a plan of a server is shown as far as this version understands it`() async throws {
    let json = Data(
      """
      [{"key": "autumn", "title": "Ten per cent off", "ever": 1, "color": "red"},
       {"key": 7, "title": "of another type"}, {"title": "without a key"}, 5,
       {"key": "tea", "title": "New teas", "perDay": 1, "priority": 100}]
      """.utf8)
    let campaigns = try RemoteCampaign.list(from: json)
    #expect(campaigns.map(\.key) == ["autumn", "tea"])

    try await run { device, page in
      for campaign in campaigns { page.usher.popups.show(campaign.alert().button("OK")) }
      device.clock.advance(by: .seconds(3))
      #expect(device.probe.isVisible("Ten per cent off"))
      try device.probe.tap("OK")
      device.clock.advance(by: .seconds(3))
      #expect(device.probe.isVisible("New teas"))
      try device.probe.tap("OK")
      device.clock.advance(by: .seconds(1))

      let again = page.usher.popups.show(campaigns[0].alert().button("OK"))
      device.clock.advance(by: .seconds(1))
      #expect(again.blockers == [.limited(remaining: nil)])
    }
  }
}
