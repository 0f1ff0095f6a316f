// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// What a user chooses in Settings. A change reaches the app in the next turn, as in UIKit.
public struct HeadlessSettings: Equatable, Sendable {
  public var appearance: UIUserInterfaceStyle = .light
  public var contentSizeCategory: UIContentSizeCategory = .large
  public var layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  /// Preferred languages, the first one first.
  public var languages = ["en"]
  public var reduceMotion = false
  public var prefersCrossFadeTransitions = false
  public var reduceTransparency = false
  public var increaseContrast = false
  public var boldText = false
  public var voiceOverRunning = false
  public var switchControlRunning = false
  public var buttonShapes = false
  /// A keyboard with keys of its own is connected: none is shown on the screen.
  public var hardwareKeyboard = false

  /// A device out of the box.
  public init() {}
}
