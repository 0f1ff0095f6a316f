// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import GalleryStories
import UIKitShim
import UsherTesting

/// Plays stories in tests, on a virtual device.
@MainActor
final class AuditPlayer: StorySetup {
  /// Thrown to stop playing at a certain picture.
  struct Stop: Error {}

  private let phone: VirtualDevice
  private var windows: [UIWindow]
  private let onPicture: @MainActor (VirtualDevice, String, Story.PictureKind) throws -> Void

  /// `onPicture` is called for each picture.
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
  /// The virtual device on which the story is played.
  var model: VirtualDevice.Model { device == .iPad ? .iPad11 : .iPhone16 }
}
