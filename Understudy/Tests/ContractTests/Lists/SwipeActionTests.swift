// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct SwipeActionTests {
  @Test
  func `SW1: a full swipe performs the first action unless that is switched off`() {
    let action = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }

    let configuration = UISwipeActionsConfiguration(actions: [action])

    #expect(configuration.performsFirstActionWithFullSwipe)
    #expect(configuration.actions == [action])
  }

  @Test
  func `SW2: an action has a color for its style until it is given another`() {
    let normal = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    let destructive = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    let usual = normal.backgroundColor

    #expect(usual != destructive.backgroundColor)
    normal.backgroundColor = .systemIndigo
    #expect(normal.backgroundColor == .systemIndigo)
    normal.backgroundColor = nil
    #expect(normal.backgroundColor == usual)
  }
}
