// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherTesting

@testable import GalleryStories

/// Every story, on devices with settings that are easily forgotten.
@MainActor
struct StoryAudit {
  enum Configuration: String, CaseIterable, Sendable {
    case standard, dark, rightToLeft, largestText, chinese, reduceMotion

    @MainActor
    var settings: DeviceSettings {
      switch self {
      case .standard: DeviceSettings()
      case .dark: DeviceSettings(appearance: .dark)
      case .rightToLeft: DeviceSettings(direction: .rightToLeft)
      case .largestText: DeviceSettings(textSize: .accessibilityExtraExtraExtraLarge)
      case .chinese: DeviceSettings(language: "zh-Hans")
      case .reduceMotion: DeviceSettings(reduceMotion: true)
      }
    }
  }

  @Test(arguments: Story.all, Configuration.allCases)
  func `every picture of a story can be read, reached and used`(
    story: Story, on kind: Configuration
  ) throws {
    var found: [String] = []
    var contradictions: [String] = []
    try play(story, on: kind) { phone, index in
      found += phone.probe.audit().map { "picture \(index): \($0)" }
      contradictions = phone.console.filter { $0.contains("constraint") }
    }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    #expect(contradictions.isEmpty, "\(contradictions.joined(separator: "\n"))")
  }

  @Test(arguments: Story.all)
  func `the escape gesture dismisses every modal popup`(story: Story) throws {
    try checkEscape(in: story, on: .standard)
  }

  @Test func `the escape gesture dismisses a popup that appears without animation`() throws {
    try checkEscape(in: .queueOverlap, on: .reduceMotion)
  }

  @Test(
    arguments: Story.all, [Configuration.largestText, .rightToLeft, .chinese])
  func `the problem of a story occurs in plain UIKit with any settings`(
    story: Story, on kind: Configuration
  ) throws {
    var problems = 0
    try VirtualDevice.run(kind.settings, on: story.model) { phone in
      let player = AuditPlayer(phone) { _, _, kind in
        problems += kind == .trouble ? 1 : 0
        #expect(PopupCenter.shared.visiblePopups.isEmpty)
        #expect(PopupCenter.shared.queuedPopups.isEmpty)
      }
      try story.play(.before, on: player)
    }
    #expect(problems > 0)
  }

  /// Performs the escape gesture at each picture with a modal or a second window, each time in a
  /// new playthrough.
  private func checkEscape(in story: Story, on kind: Configuration) throws {
    var inFront: [Int] = []
    var screens: Set<[String]> = []
    try play(story, on: kind) { phone, index in
      let isModal = phone.frontWindow.rootViewController?.presentedViewController != nil
      guard isModal || phone.probe.windows.count > 1 else { return }
      if screens.insert(phone.probe.texts).inserted { inFront.append(index) }
    }
    for target in inFront {
      var found: [AuditViolation] = []
      #expect(throws: AuditPlayer.Stop.self) {
        try play(story, on: kind) { phone, index in
          guard index == target else { return }
          found = ScreenAudit(phone.probe.scene).escapeViolations {
            phone.clock.advance(by: .seconds(2))
          }
          throw AuditPlayer.Stop()
        }
      }
      #expect(found.isEmpty, "picture \(target): \(found)")
    }
  }

  /// Plays the act with Usher and calls `onStill` at each still picture, with its index among them.
  private func play(
    _ story: Story, on kind: Configuration,
    onStill: @escaping @MainActor (VirtualDevice, Int) throws -> Void
  ) throws {
    try VirtualDevice.run(kind.settings, on: story.model) { phone in
      var stills = 0
      let player = AuditPlayer(phone) { phone, _, kind in
        guard kind == .still else { return }
        stills += 1
        try onStill(phone, stills)
      }
      try story.play(on: player)
    }
  }
}

extension Story: CustomTestStringConvertible {
  public var testDescription: String { id }
}
