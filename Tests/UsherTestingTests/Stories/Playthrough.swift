// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherTesting

@testable import GalleryStories

/// One act of a story, played to its end, with the screen at each of its pictures.
@MainActor
struct Playthrough {
  /// The screen at a picture.
  struct Screen {
    let name: String
    /// The visible texts, front to back.
    private let listed: [String]
    /// The windows and their views as text.
    let tree: String
    /// The labels and texts of the visible elements, and the labels of the hittable ones.
    private let visibleTexts: Set<String>
    private let hittableLabels: Set<String>
    /// The labels of the disabled elements.
    private let disabledLabels: Set<String>
    /// The frames of the elements by label; of several the largest one.
    private let frames: [String: CGRect]
    /// The texts of the shop in the language of the device.
    private let texts: [Copy: String]
    /// The number of windows on the screen.
    let windowCount: Int
    /// The numbers of popups by phase.
    let visible: Int
    let queued: Int
    let suspended: Int

    @MainActor
    init(_ phone: VirtualDevice, _ name: String) {
      let probe = phone.probe
      let center = PopupCenter.shared
      self.name = name
      listed = probe.texts
      tree = probe.description
      windowCount = probe.windows.count
      visibleTexts = Set(listed).union(probe.elements.map(\.label))
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

    /// Stands for a picture that the story does not have.
    init(missing name: String) {
      self.name = name
      (listed, tree, texts, frames) = ([], "", [:], [:])
      (visibleTexts, hittableLabels, disabledLabels) = ([], [], [])
      (windowCount, visible, queued, suspended) = (0, 0, 0, 0)
    }

    func isVisible(_ text: String) -> Bool { visibleTexts.contains(text) }

    func isVisible(_ copy: Copy) -> Bool { texts[copy].map(visibleTexts.contains) ?? false }

    func isDisabled(_ copy: Copy) -> Bool { texts[copy].map(disabledLabels.contains) ?? false }

    func frame(of copy: Copy) -> CGRect? { texts[copy].flatMap { frames[$0] } }

    /// The number of views of a class.
    func viewCount(ofClass name: String) -> Int { tree.ranges(of: name).count }

    /// The frame of a visible element, or the null rectangle.
    func frame(_ text: String) -> CGRect { frames[text] ?? .null }

    func frame(_ copy: Copy) -> CGRect { texts[copy].map(frame) ?? .null }

    func isHittable(_ copy: Copy) -> Bool { texts[copy].map(hittableLabels.contains) ?? false }
  }

  private(set) var screens: [Screen] = []

  /// Plays an act; fails if an expectation of the story is not met.
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

  /// The screen at the picture with this name; a failure if there is none.
  subscript(name: String) -> Screen {
    if let screen = screens.first(where: { $0.name == name }) { return screen }
    let names = screens.map { "“\($0.name)”" }.joined(separator: ", ")
    Issue.record("there is no picture “\(name)”, but \(names)")
    return Screen(missing: name)
  }
}

extension Playthrough.Screen: CustomTestStringConvertible {
  var testDescription: String {
    let texts = listed.isEmpty ? "no text" : listed.map { "“\($0)”" }.joined(separator: ", ")
    return "picture “\(name)” with \(texts); \(visible) visible, \(queued) queued, "
      + "\(suspended) suspended, \(windowCount) windows"
  }
}
