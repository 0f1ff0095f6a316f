// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherTesting

@testable import GalleryStories

/// Every story, now and later, on the phones of people who are easily forgotten.
@MainActor
struct StoryAudit {
  enum Phone: String, CaseIterable, Sendable {
    case usual, dark, rightToLeft, largestText, chinese, reduceMotion

    @MainActor
    var settings: PhoneSettings {
      switch self {
      case .usual: PhoneSettings()
      case .dark: PhoneSettings(appearance: .dark)
      case .rightToLeft: PhoneSettings(direction: .rightToLeft)
      case .largestText: PhoneSettings(textSize: .accessibilityExtraExtraExtraLarge)
      case .chinese: PhoneSettings(language: "zh-Hans")
      case .reduceMotion: PhoneSettings(reduceMotion: true)
      }
    }
  }

  @Test(arguments: Story.all, Phone.allCases)
  func `a story comes true and every moment of it can be read, reached and used`(
    story: Story, on kind: Phone
  ) throws {
    var found: [String] = []
    var contradictions: [String] = []
    try play(story, on: kind) { phone, number in
      found += phone.probe.audit().map { "picture \(number): \($0)" }
      contradictions = phone.console.filter { $0.contains("constraint") }
    }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    #expect(contradictions.isEmpty, "\(contradictions.joined(separator: "\n"))")
  }

  @Test(arguments: Story.all)
  func `the escape gesture closes whatever is modal`(story: Story) throws {
    try checkEscape(in: story, on: .usual)
  }

  @Test func `the escape gesture closes a popup that comes without movement`() throws {
    try checkEscape(in: .queueOverlap, on: .reduceMotion)
  }

  @Test(
    arguments: Story.all, [Phone.largestText, .rightToLeft, .chinese])
  func `the trouble occurs in plain UIKit, whoever uses the phone`(
    story: Story, on kind: Phone
  ) throws {
    var troubles = 0
    try VirtualPhone.run(kind.settings, on: story.model) { phone in
      let stage = AuditStage(phone) { _, _, kind in
        troubles += kind == .trouble ? 1 : 0
        #expect(PopupCenter.shared.visible.isEmpty && PopupCenter.shared.waiting.isEmpty)
      }
      try story.play(.before, on: stage)
    }
    #expect(troubles > 0)
  }

  /// Makes the gesture at each picture on which something else is in front, each time in a playing of
  /// its own.
  private func checkEscape(in story: Story, on kind: Phone) throws {
    var inFront: [Int] = []
    var seen: Set<[String]> = []
    try play(story, on: kind) { phone, number in
      let isModal = phone.frontWindow.rootViewController?.presentedViewController != nil
      guard isModal || phone.probe.windows.count > 1 else { return }
      if seen.insert(phone.probe.texts).inserted { inFront.append(number) }
    }
    for wanted in inFront {
      var found: [AuditViolation] = []
      #expect(throws: AuditStage.Stop.self) {
        try play(story, on: kind) { phone, number in
          guard number == wanted else { return }
          found = ScreenAudit(phone.probe.scene).violationsOfEscape {
            phone.clock.advance(by: .seconds(2))
          }
          throw AuditStage.Stop()
        }
      }
      #expect(found.isEmpty, "picture \(wanted): \(found)")
    }
  }

  /// Plays what Usher does, up to each picture on which everything has come to rest; the number is its
  /// place among these.
  private func play(
    _ story: Story, on kind: Phone,
    onStill: @escaping @MainActor (VirtualPhone, Int) throws -> Void
  ) throws {
    try VirtualPhone.run(kind.settings, on: story.model) { phone in
      var stills = 0
      let stage = AuditStage(phone) { phone, _, kind in
        guard kind == .still else { return }
        stills += 1
        try onStill(phone, stills)
      }
      try story.play(on: stage)
    }
  }
}

extension Story: CustomTestStringConvertible {
  public var testDescription: String { id }
}
