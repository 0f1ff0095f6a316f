// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import GalleryStories
import UIKitShim
import UsherTesting

/// The stage on which the audit plays stories.
@MainActor
final class AuditStage: StoryStage {
  /// Thrown to end a playing at the picture that was asked for.
  struct Stop: Error {}

  private let phone: VirtualPhone
  private let onStill: @MainActor (VirtualPhone, Int) throws -> Void
  private var stills = 0

  /// `onStill` is called at each picture on which everything has come to rest, with its place among
  /// these pictures.
  init(_ phone: VirtualPhone, onStill: @escaping @MainActor (VirtualPhone, Int) throws -> Void) {
    self.phone = phone
    self.onStill = onStill
  }

  var window: UIWindow { phone.window }

  func tap(_ label: String) throws { try phone.probe.tap(label) }

  func wait(_ seconds: TimeInterval) { phone.clock.advance(by: .seconds(seconds)) }

  func sees(_ label: String) -> Bool { phone.probe.sees(label) }

  func willDo(_ step: Story.Step) {}

  func picture(_ name: String, caption: String, kind: Story.PictureKind) throws {
    guard kind == .still else { return }
    stills += 1
    try onStill(phone, stills)
  }
}
