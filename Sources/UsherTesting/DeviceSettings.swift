// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The user's settings that affect the appearance or the behavior of popups.
public struct DeviceSettings: Sendable, Hashable {
  /// The appearance: light or dark.
  public var appearance: UIUserInterfaceStyle

  /// The preferred language, such as `en` or `zh-Hans`; the app counts as localized in it.
  public var language: String

  /// The layout direction, independent of the language.
  public var direction: UIUserInterfaceLayoutDirection

  /// The text size.
  public var textSize: UIContentSizeCategory

  /// Whether Reduce Motion is on.
  public var reduceMotion: Bool

  /// Whether Reduce Transparency is on.
  public var reduceTransparency: Bool

  /// Whether VoiceOver is running, which pauses display timers.
  public var voiceOver: Bool

  /// Creates settings, by default those of a new device.
  public init(
    appearance: UIUserInterfaceStyle = .light,
    language: String = "en",
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    textSize: UIContentSizeCategory = .large,
    reduceMotion: Bool = false,
    reduceTransparency: Bool = false,
    voiceOver: Bool = false
  ) {
    self.appearance = appearance
    self.language = language
    self.direction = direction
    self.textSize = textSize
    self.reduceMotion = reduceMotion
    self.reduceTransparency = reduceTransparency
    self.voiceOver = voiceOver
  }
}

/// An image of the screen.
public struct ScreenImage: Sendable {
  /// The width in pixels.
  public let pixelWidth: Int

  /// The height in pixels.
  public let pixelHeight: Int

  /// The number of pixels per point.
  public let scale: CGFloat

  /// The image as PNG data.
  public let png: Data
}
