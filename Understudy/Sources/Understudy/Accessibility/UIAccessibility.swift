// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Self(rawValue: 1000)
    public static let layoutChanged = Self(rawValue: 1001)
    public static let announcement = Self(rawValue: 1008)
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// Recorded in the device's `announcements`; nothing is spoken.
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    HeadlessDevice.current.announcements.append(
      HeadlessAnnouncement(notification: notification, argument: argument))
  }

  @MainActor public static var isReduceMotionEnabled: Bool { settings.reduceMotion }
  @MainActor public static var prefersCrossFadeTransitions: Bool {
    settings.prefersCrossFadeTransitions
  }
  @MainActor public static var isReduceTransparencyEnabled: Bool { settings.reduceTransparency }
  @MainActor public static var isDarkerSystemColorsEnabled: Bool { settings.increaseContrast }
  @MainActor public static var isBoldTextEnabled: Bool { settings.boldText }
  @MainActor public static var isVoiceOverRunning: Bool { settings.voiceOverRunning }
  @MainActor public static var isSwitchControlRunning: Bool { settings.switchControlRunning }
  @MainActor public static var buttonShapesEnabled: Bool { settings.buttonShapes }

  @MainActor private static var settings: HeadlessSettings {
    HeadlessDevice.current.effectiveSettings
  }
}

extension UIAccessibility {
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
}
