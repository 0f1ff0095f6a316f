// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import Usher

@testable import gallery

@Suite("Why something waits, in words")
struct WaitWordsTests {
  private static let reasons: [PopupWaitReason] = [
    .stageNotActive(.inactive), .stageNotActive(.background), .stageNotActive(.gone), .nextTurn,
    .delayed(until: Instant(sinceStart: .seconds(3))),
    .refused(times: 2, nextAttempt: Instant(sinceStart: .seconds(3))), .afterInSequence(id(7)),
    .suspended([.interrupted, .left]), .suspended([.covered, .obstructed, .parent]), .noPage,
    .wrongPage(visible: ["Home"], wanted: .names(["till", "cart"])), .covered(by: "Login"),
    .obstructed(by: "Menu"), .pageDeparts, .parentNotVisible(id(7)), .held(reason: "payment"),
    .laneFull(by: [id(7), id(8)]), .gap(until: Instant(sinceStart: .seconds(3))),
    .sequenceRuns(PopupSequence(serial: 1)), .foreignModal("Login"), .appWindowTaken(by: id(7)),
    .cannotBeSuspended(id(7)), .behind(id(7)),
  ]

  private static func id(_ serial: UInt64) -> RequestID { RequestID(serial: serial) }

  @Test(arguments: reasons)
  func `The words are the library's own, as a sentence`(reason: PopupWaitReason) {
    let words = reason.words(names: [:])

    #expect(words.english.dropLast().lowercased() == reason.description.lowercased())
    #expect(words.english.last == ".")
    #expect(words.english.first?.isUppercase == true || words.english.first == "#")
    #expect(words.chinese.last == "。")
    #expect(
      words.chinese.contains { $0.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }
    )
  }

  @Test func `Popups are called by their names too, and types without their module`() {
    let names = [Self.id(1): "voucher"]

    #expect(
      PopupWaitReason.laneFull(by: [Self.id(1), Self.id(12)]).words(names: names).english
        == "Its lane is full: #1 “voucher”, #12 are on the screen.")
    #expect(
      PopupWaitReason.wrongPage(
        visible: ["Shop.HomePage"], wanted: .types([PageTypeID("Shop.BagPage")])
      ).words(names: names).english == "The page is HomePage, it wants BagPage.")
  }
}
