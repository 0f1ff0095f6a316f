// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import GalleryStories
import Testing
import UsherTesting

struct StoryTests {
  @Test func `ids are unique`() {
    let ids = Story.all.map(\.id)

    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: Story.all)
  func `an id is a feature and lower-case words joined by hyphens`(story: Story) throws {
    let id = try #require(story.id.wholeMatch(of: /([a-z]+)\/([a-z0-9]+(-[a-z0-9]+)*)/))

    #expect(Story.Feature(rawValue: String(id.1)) == story.feature)
    #expect(Story.with(id: story.id)?.id == story.id)
  }

  @MainActor
  @Test(arguments: Story.all.filter { $0.before != nil })
  func `a trouble is claimed before it is pictured`(story: Story) {
    VirtualPhone.run(on: story.model) { phone in
      let root = story.makeRoot()
      phone.show(root)
      let claims = story.steps(of: .before, from: root).filter {
        switch $0 {
        case .expect, .expectSeen, .expectUnseen, .expectOutOfReach: true
        case .tap, .type, .press, .move, .lift, .wait, .openWindow, .turnToWindow, .perform,
          .picture:
          false
        }
      }

      #expect(!claims.isEmpty)
    }
  }

  @Test func `the five troubles have a before and an after`() {
    let ids = [
      "queue/overlap", "queue/guide", "queue/interrupt", "queue/update", "queue/logout",
      "queue/positions",
      "pages/late", "pages/activity", "pages/typed-text", "pages/sheet", "pages/half-swipe",
      "pages/tab-switch", "pages/root-replaced", "pages/split-view",
    ]

    for id in ids { #expect(Story.with(id: id)?.acts == [.before, .after], "\(id)") }
  }

  @Test(arguments: Story.all)
  func `a story is told in both languages`(story: Story) {
    for words in [story.title, story.trouble] {
      #expect(!words.english.isEmpty)
      #expect(!words.chinese.isEmpty)
    }
    #expect(story.trouble.chinese.contains { $0.isHan })
  }
}

extension Character {
  fileprivate var isHan: Bool {
    unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }
}
