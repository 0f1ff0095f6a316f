// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import GalleryStories
import UIKitShim
import UsherTesting

/// The stage on which tests play stories.
@MainActor
final class AuditStage: StoryStage {
  /// Thrown to end a playing at the picture that was asked for.
  struct Stop: Error {}

  private let phone: VirtualPhone
  private var windows: [UIWindow]
  private let onPicture: @MainActor (VirtualPhone, String, Story.PictureKind) throws -> Void

  /// `onPicture` is called at each picture.
  init(
    _ phone: VirtualPhone,
    onPicture: @escaping @MainActor (VirtualPhone, String, Story.PictureKind) throws -> Void
  ) {
    self.phone = phone
    windows = [phone.window]
    self.onPicture = onPicture
  }

  var window: UIWindow { phone.frontWindow }

  func openWindow() { windows.append(phone.openWindow()) }

  func turn(toWindow number: Int) { phone.bringToFront(windows[number]) }

  var screen: any StoryScreen { phone.probe }

  var hand: any StoryHand { phone }

  func wait(_ seconds: TimeInterval) { phone.clock.advance(by: .seconds(seconds)) }

  func willDo(_ step: Story.Step) {}

  func picture(_ name: String, caption: String, kind: Story.PictureKind) throws {
    try onPicture(phone, name, kind)
  }
}

extension Probe: StoryScreen {}

extension VirtualPhone: StoryHand {}

extension Story {
  /// The virtual phone that the story is played on.
  var model: VirtualPhone.Model { device == .iPad ? .iPad11 : .iPhone16 }
}
