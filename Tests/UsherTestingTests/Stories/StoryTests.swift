// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import Testing
import UsherTesting

struct StoryTests {
  @Test func `story identifiers are unique`() {
    let ids = Story.all.map(\.id)

    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: Story.all)
  func `a story identifier is a feature and lowercase words joined by hyphens`(
    story: Story
  ) throws {
    let id = try #require(story.id.wholeMatch(of: /([a-z]+)\/([a-z0-9]+(-[a-z0-9]+)*)/))

    #expect(Story.Feature(rawValue: String(id.1)) == story.feature)
    #expect(Story.with(id: story.id)?.id == story.id)
  }

  @MainActor
  @Test(arguments: Story.all)
  func `the problem of a story is an expectation before it is a picture`(story: Story) throws {
    try VirtualDevice.run(on: story.model) { phone in
      let root = story.makeRoot()
      phone.setRoot(root)
      let steps = story.steps(of: .before, from: root)
      let picture = try #require(steps.firstIndex { $0.isPictureOfTrouble })

      #expect(steps[..<picture].contains { $0.isClaim })
    }
  }

  @Test(arguments: Story.all)
  func `every story has texts in both languages`(story: Story) {
    for text in [story.title, story.trouble] {
      #expect(!text.english.isEmpty)
      #expect(!text.chinese.isEmpty)
    }
    #expect(story.trouble.chinese.contains { $0.isHan })
  }
}

extension Story.Step {
  fileprivate var isClaim: Bool {
    switch self {
    case .expect, .expectSeen, .expectUnseen, .expectOutOfReach: true
    case .tap, .type, .press, .move, .lift, .wait, .openWindow, .turnToWindow, .perform, .picture:
      false
    }
  }

  fileprivate var isPictureOfTrouble: Bool {
    if case .picture(_, _, .trouble) = self { true } else { false }
  }
}

extension Character {
  fileprivate var isHan: Bool {
    unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }
}
