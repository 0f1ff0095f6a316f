// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What a user has chosen in Settings, as far as it changes what a popup looks like or does.
public struct DeviceSettings: Sendable, Hashable {
  /// Light or dark.
  public var appearance: UIUserInterfaceStyle

  /// The preferred language, as in `en` or `zh-Hans`.
  public var language: String

  /// The direction of the interface, whatever the language.
  public var direction: UIUserInterfaceLayoutDirection

  /// The size of text.
  public var textSize: UIContentSizeCategory

  /// Whether movement is to be avoided.
  public var reduceMotion: Bool

  /// Whether blur and translucency are to be avoided.
  public var reduceTransparency: Bool

  /// Whether VoiceOver runs, which changes what closes by itself and when.
  public var voiceOver: Bool

  /// Creates settings; a phone out of the box unless told otherwise.
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

/// A picture of the screen.
public struct ScreenImage: Sendable {
  /// The width in pixels.
  public let pixelWidth: Int

  /// The height in pixels.
  public let pixelHeight: Int

  /// Pixels per point.
  public let scale: CGFloat

  /// The picture as a PNG file.
  public let png: Data
}
