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
  struct Screen {
    let name: String
    /// The windows and their views as text.
    let tree: String
    /// The labels and texts of what could be seen, and of what could be tapped.
    private let visibleTexts: Set<String>
    private let hittableLabels: Set<String>
    /// The labels of what is dimmed because it cannot be used.
    private let disabledLabels: Set<String>
    /// Where they are; what has a label and shows it as a text counts as what is larger.
    private let frames: [String: CGRect]
    /// What the shop says in the phone's language.
    private let texts: [Copy: String]
    /// So many windows were on the screen.
    let windowCount: Int
    /// How many popups were where.
    let visible: Int
    let queued: Int
    let suspended: Int

    @MainActor
    init(_ phone: VirtualDevice, _ name: String) {
      let probe = phone.probe
      let center = PopupCenter.shared
      self.name = name
      tree = probe.description
      windowCount = probe.windows.count
      visibleTexts = Set(probe.texts).union(probe.elements.map(\.label))
      disabledLabels = Set(probe.elements.filter { $0.traits.contains(.notEnabled) }.map(\.label))
      hittableLabels = Set(probe.elements.map(\.label).filter { probe.isHittable($0) })
      frames = Dictionary(
        probe.elements.map { ($0.label, $0.frame) },
        uniquingKeysWith: { $0.width * $0.height < $1.width * $1.height ? $1 : $0 })
      texts = Dictionary(uniqueKeysWithValues: Copy.allCases.map { ($0, $0.text) })
      visible = center.visiblePopups.count
      queued = center.queuedPopups.count
      suspended = center.suspendedPopups.count
    }

    func isVisible(_ text: String) -> Bool { visibleTexts.contains(text) }

    func isVisible(_ copy: Copy) -> Bool { texts[copy].map(visibleTexts.contains) ?? false }

    func isDisabled(_ copy: Copy) -> Bool { texts[copy].map(disabledLabels.contains) ?? false }

    func frame(of copy: Copy) -> CGRect? { texts[copy].flatMap { frames[$0] } }

    /// How many views of this class there are.
    func viewCount(_ name: String) -> Int { tree.ranges(of: name).count }

    /// Where something is that can be seen; nothing has the null frame.
    func frame(_ text: String) -> CGRect { frames[text] ?? .null }

    func frame(_ copy: Copy) -> CGRect { texts[copy].map(frame) ?? .null }

    func isHittable(_ copy: Copy) -> Bool { texts[copy].map(hittableLabels.contains) ?? false }
  }

  private(set) var screens: [Screen] = []

  /// Plays; fails where a claim of the story is false.
  init(_ story: Story, _ act: Story.Act) throws {
    var moments: [Screen] = []
    try VirtualDevice.run(on: story.model) { phone in
      let player = AuditPlayer(phone) { phone, name, _ in
        moments.append(Screen(phone, name))
      }
      try story.play(act, on: player)
    }
    self.screens = moments
  }

  /// The moment of the picture with this name.
  subscript(name: String) -> Screen {
    get throws {
      try #require(screens.first { $0.name == name }, "there is no picture “\(name)”")
    }
  }
}
