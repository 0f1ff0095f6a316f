// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import GalleryStories
import UIKitShim
import UsherTesting

/// The stage on which tests play stories.
@MainActor
final class AuditPlayer: StorySetup {
  /// Thrown to end a playing at the picture that was asked for.
  struct Stop: Error {}

  private let phone: VirtualDevice
  private var windows: [UIWindow]
  private let onPicture: @MainActor (VirtualDevice, String, Story.PictureKind) throws -> Void

  /// `onPicture` is called at each picture.
  init(
    _ phone: VirtualDevice,
    onPicture: @escaping @MainActor (VirtualDevice, String, Story.PictureKind) throws -> Void
  ) {
    self.phone = phone
    windows = [phone.window]
    self.onPicture = onPicture
  }

  var window: UIWindow { phone.frontWindow }

  func openWindow() { windows.append(phone.openWindow()) }

  func turn(toWindow number: Int) { phone.bringToFront(windows[number]) }

  var screen: any StoryScreen { phone.probe }

  var input: any StoryInput { phone }

  func wait(_ seconds: TimeInterval) { phone.clock.advance(by: .seconds(seconds)) }

  func willPerform(_ step: Story.Step) {}

  func picture(_ name: String, caption: String, kind: Story.PictureKind) throws {
    try onPicture(phone, name, kind)
  }
}

extension ScreenProbe: StoryScreen {}

extension VirtualDevice: StoryInput {}

extension Story {
  /// The virtual phone that the story is played on.
  var model: VirtualDevice.Model { device == .iPad ? .iPad11 : .iPhone16 }
}
