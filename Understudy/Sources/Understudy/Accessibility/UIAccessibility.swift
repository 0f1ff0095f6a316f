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

// MARK: - Traits

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none = Self([])
  public static let button = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let image = Self(rawValue: 1 << 2)
  public static let selected = Self(rawValue: 1 << 3)
  public static let playsSound = Self(rawValue: 1 << 4)
  public static let keyboardKey = Self(rawValue: 1 << 5)
  public static let staticText = Self(rawValue: 1 << 6)
  public static let summaryElement = Self(rawValue: 1 << 7)
  public static let notEnabled = Self(rawValue: 1 << 8)
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  public static let searchField = Self(rawValue: 1 << 10)
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  public static let adjustable = Self(rawValue: 1 << 12)
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  public static let tabBar = Self(rawValue: 1 << 15)
  public static let header = Self(rawValue: 1 << 16)
}

// MARK: - Focused element

extension UIAccessibility {
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The element that the last notification gave the focus to, while VoiceOver is on. The user does
  /// not move it here.
  @MainActor
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    guard isVoiceOverRunning, assistiveTechnologyIdentifier != .notificationSwitchControl else {
      return nil
    }
    let moves = HeadlessDevice.current.announcements.filter {
      $0.notification == .screenChanged || $0.notification == .layoutChanged
    }
    return moves.last { $0.argument != nil && $0.text == nil }?.argument
  }
}

// MARK: - What views keep

/// What an app has said about an element; nil where it said nothing and the class decides.
struct AccessibilityProperties {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var language: String?
  var identifier: String?
  var viewIsModal = false
  var elementsHidden = false
  var elements: [Any]?
  var groupsChildren = false
}
