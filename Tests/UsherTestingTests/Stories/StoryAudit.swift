// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import GalleryStories
import Testing
import UIKitShim
import UsherTesting

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

  @Test(arguments: Story.all, [Phone.usual, .reduceMotion])
  func `the escape gesture closes whatever is modal`(story: Story, on kind: Phone) throws {
    var inFront: [Int] = []
    try play(story, on: kind) { phone, number in
      let isModal = phone.window.rootViewController?.presentedViewController != nil
      if isModal || phone.probe.windows.count > 1 { inFront.append(number) }
    }
    for wanted in inFront {
      var found: [AuditViolation] = []
      #expect(throws: AuditStage.Stop.self) {
        try play(story, on: kind) { phone, number in
          guard number == wanted else { return }
          found = ScreenAudit(phone.scene).violationsOfEscape {
            phone.clock.advance(by: .seconds(2))
          }
          throw AuditStage.Stop()
        }
      }
      #expect(found.isEmpty, "picture \(wanted): \(found)")
    }
  }

  private func play(
    _ story: Story, on kind: Phone,
    onStill: @escaping @MainActor (VirtualPhone, Int) throws -> Void
  ) throws {
    try VirtualPhone.run(kind.settings) { phone in
      try story.play(on: AuditStage(phone, onStill: onStill))
    }
  }
}

extension Story: CustomTestStringConvertible {
  public var testDescription: String { id }
}
