// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import Usher
import UsherCore

@testable import gallery

@Suite("Sentences for blockers")
struct WaitWordsTests {
  private static let reasons: [PopupBlocker] = [
    .sceneInactive, .noRootViewController, .sceneInBackground, .sceneDisconnected,
    .waitingForNextTurn,
    .delayed(remaining: .seconds(3)),
    .presentationRefused(times: 2, remaining: .seconds(3)),
    .awaitingAnswer(remaining: nil), .awaitingAnswer(remaining: .zero),
    .postponed(remaining: nil), .postponed(remaining: .zero),
    .limited(remaining: nil), .limited(remaining: .zero),
    .limitStoreUnavailable, .previousStep(id(7)),
    .suspended([.interrupted, .pageLeft]),
    .suspended([.pageCovered, .pageObstructed, .parentSuspended]), .noPage,
    .wrongPage(visible: ["Home"], expected: "Cart"), .pageCovered(by: "Login"),
    .pageObstructed(by: "Menu"), .pageDisappearing, .parentNotVisible(id(7)),
    .laneHeld(reason: "payment"),
    .laneFull(by: [id(7), id(8)]), .laneGap(remaining: .seconds(3)),
    .sequenceRunning(1), .foreignModal("Login"), .appWindowInUse(by: id(7)),
    .cannotInterrupt(id(7)), .outranked(by: id(7)),
  ]

  private static func id(_ serial: UInt64) -> PopupReference {
    PopupReference(PopupID(serial: serial))
  }

  @Test(arguments: reasons)
  func `A sentence is the library's description of the blocker`(reason: PopupBlocker) {
    let words = reason.words(names: [:])

    #expect(words.english.dropLast().lowercased() == reason.description.lowercased())
    #expect(words.english.last == ".")
    #expect(words.english.first?.isUppercase == true || words.english.first == "#")
    #expect(words.chinese.last == "。")
    #expect(
      words.chinese.contains { $0.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }
    )
  }

  @Test func `Sentences contain the names of popups, and types without their module`() {
    let names = [Self.id(1).id: "voucher"]

    #expect(
      PopupBlocker.laneFull(by: [Self.id(1), Self.id(12)]).words(names: names).english
        == "Its lane is full: #1 “voucher”, #12 are on the screen.")
    #expect(
      PopupBlocker.wrongPage(
        visible: ["Shop.HomePage"], expected: "Shop.BagPage"
      ).words(names: names).english == "Visible page: HomePage; expected: BagPage.")
  }
}
