// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherTesting

@testable import GalleryStories

/// One act of a story, played to its end, with what could be seen at each of its pictures.
@MainActor
struct Playthrough {
  /// The screen at one picture.
  struct Moment {
    let name: String
    /// The windows and their views as text.
    let tree: String
    /// The labels and texts of what could be seen, and of what could be tapped.
    private let seen: Set<String>
    private let inReach: Set<String>
    /// The labels of what is dimmed because it cannot be used.
    private let inert: Set<String>
    /// Where they are; what has a label and shows it as a text counts as what is larger.
    private let frames: [String: CGRect]
    /// What the shop says in the phone's language.
    private let words: [Copy: String]
    /// So many windows were on the screen.
    let windowCount: Int
    /// How many popups were where.
    let visible: Int
    let waiting: Int
    let suspended: Int

    @MainActor
    init(_ phone: VirtualPhone, _ name: String) {
      let probe = phone.probe
      let center = PopupCenter.shared
      self.name = name
      tree = probe.tree
      windowCount = probe.windows.count
      seen = Set(probe.texts).union(probe.elements.map(\.label))
      inert = Set(probe.elements.filter { $0.traits.contains(.notEnabled) }.map(\.label))
      inReach = Set(probe.elements.map(\.label).filter { probe.reaches($0) })
      frames = Dictionary(
        probe.elements.map { ($0.label, $0.frame) },
        uniquingKeysWith: { $0.width * $0.height < $1.width * $1.height ? $1 : $0 })
      words = Dictionary(uniqueKeysWithValues: Copy.allCases.map { ($0, $0.text) })
      visible = center.visible.count
      waiting = center.waiting.count
      suspended = center.suspended.count
    }

    func sees(_ text: String) -> Bool { seen.contains(text) }

    func sees(_ copy: Copy) -> Bool { words[copy].map(seen.contains) ?? false }

    func isInert(_ copy: Copy) -> Bool { words[copy].map(inert.contains) ?? false }

    func frame(of copy: Copy) -> CGRect? { words[copy].flatMap { frames[$0] } }

    /// How many views of this class there are.
    func cards(_ name: String) -> Int { tree.ranges(of: name).count }

    /// Where something is that can be seen; nothing has the null frame.
    func frame(_ text: String) -> CGRect { frames[text] ?? .null }

    func frame(_ copy: Copy) -> CGRect { words[copy].map(frame) ?? .null }

    func reaches(_ copy: Copy) -> Bool { words[copy].map(inReach.contains) ?? false }
  }

  private(set) var moments: [Moment] = []

  /// Plays; fails where a claim of the story is false.
  init(_ story: Story, _ act: Story.Act) throws {
    var moments: [Moment] = []
    try VirtualPhone.run(on: story.model) { phone in
      let stage = AuditStage(phone) { phone, name, _ in
        moments.append(Moment(phone, name))
      }
      try story.play(act, on: stage)
    }
    self.moments = moments
  }

  /// The moment of the picture with this name.
  subscript(name: String) -> Moment {
    get throws {
      try #require(moments.first { $0.name == name }, "there is no picture “\(name)”")
    }
  }
}
