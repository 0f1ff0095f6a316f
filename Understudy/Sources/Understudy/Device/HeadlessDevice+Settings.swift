// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension HeadlessDevice {
  public var appearance: UIUserInterfaceStyle {
    get { settings.appearance }
    set { settings.appearance = newValue }
  }
  public var contentSizeCategory: UIContentSizeCategory {
    get { settings.contentSizeCategory }
    set { settings.contentSizeCategory = newValue }
  }
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    get { settings.layoutDirection }
    set { settings.layoutDirection = newValue }
  }
  public var languages: [String] {
    get { settings.languages }
    set { settings.languages = newValue }
  }
  /// The languages in which bundles have their texts, the preferred one first: the app's, which also
  /// decides for the bundles of packages and for UIKit's own words.
  public var languagesOfApp: [String] {
    guard let appLanguages else { return languages }
    let found = languages.lazy.compactMap { language in
      appLanguages.first { language.isCovered(by: $0) }
    }.first
    return [found ?? appLanguages.first ?? "en"]
  }
  public var reduceMotion: Bool {
    get { settings.reduceMotion }
    set { settings.reduceMotion = newValue }
  }
  public var reduceTransparency: Bool {
    get { settings.reduceTransparency }
    set { settings.reduceTransparency = newValue }
  }
  public var increaseContrast: Bool {
    get { settings.increaseContrast }
    set { settings.increaseContrast = newValue }
  }
  public var voiceOverRunning: Bool {
    get { settings.voiceOverRunning }
    set { settings.voiceOverRunning = newValue }
  }
  public var switchControlRunning: Bool {
    get { settings.switchControlRunning }
    set { settings.switchControlRunning = newValue }
  }

  /// The settings that the app has been notified of; behind `settings` until the next turn.
  var effectiveSettings: HeadlessSettings { pendingSettings ?? settings }

  func settingsDidChange(from old: HeadlessSettings) {
    guard settings != old, pendingSettings == nil else { return }
    pendingSettings = old
    clock.nextTurn { HeadlessDevice.currentIfAny?.applySettings() }
  }

  private func applySettings() {
    guard let old = pendingSettings else { return }
    pendingSettings = nil
    makeCurrent {
      for window in windows.all { window.updateTraits() }
      if old.languages != settings.languages { languageDidChange() }
      postNotifications(from: old)
      notifyKeyboard(from: old)
    }
  }

  /// The system's own texts change at once. An app reads its texts again when it is launched, as on
  /// a phone, where a change of language ends it.
  private func languageDidChange() {
    for window in windows.all { window.updateLocalizedText() }
    NotificationCenter.default.post(
      name: NSLocale.currentLocaleDidChangeNotification, object: nil)
  }

  private func notifyKeyboard(from old: HeadlessSettings) {
    if old.hardwareKeyboard != settings.hardwareKeyboard || old.languages != settings.languages {
      keyboard.environmentDidChange()
    }
  }

  private func postNotifications(from old: HeadlessSettings) {
    let center = NotificationCenter.default
    if old.contentSizeCategory != settings.contentSizeCategory {
      center.post(
        name: UIContentSizeCategory.didChangeNotification, object: application,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: settings.contentSizeCategory])
    }
    let changes: [(Bool, NSNotification.Name)] = [
      (
        old.reduceMotion != settings.reduceMotion,
        UIAccessibility.reduceMotionStatusDidChangeNotification
      ),
      (
        old.prefersCrossFadeTransitions != settings.prefersCrossFadeTransitions,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
      ),
      (
        old.reduceTransparency != settings.reduceTransparency,
        UIAccessibility.reduceTransparencyStatusDidChangeNotification
      ),
      (
        old.increaseContrast != settings.increaseContrast,
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification
      ),
      (old.boldText != settings.boldText, UIAccessibility.boldTextStatusDidChangeNotification),
      (
        old.voiceOverRunning != settings.voiceOverRunning,
        UIAccessibility.voiceOverStatusDidChangeNotification
      ),
      (
        old.switchControlRunning != settings.switchControlRunning,
        UIAccessibility.switchControlStatusDidChangeNotification
      ),
      (
        old.buttonShapes != settings.buttonShapes,
        UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
      ),
    ]
    for (_, name) in changes.filter(\.0) { center.post(name: name, object: nil) }
  }
}

extension String {
  /// Whether texts in the language of another code are right for this one: `zh-Hans` for `zh-Hans-CN`.
  fileprivate func isCovered(by code: String) -> Bool {
    let (own, other) = (lowercased(), code.lowercased())
    return own == other || own.hasPrefix(other + "-")
  }
}

// MARK: - The settings

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

// MARK: - The switches as text

extension HeadlessSwitches: CustomStringConvertible {
  /// The switches that differ from their defaults, such as `focusMakesWindowKey: false`.
  public var description: String {
    let changed = zip(Mirror(reflecting: self).children, Mirror(reflecting: Self()).children)
      .filter { "\($0.value)" != "\($1.value)" }
      .map { field, _ in "\(field.label ?? ""): \(field.value)" }
    return changed.isEmpty ? "default switches" : changed.joined(separator: ", ")
  }
}

extension UIContentSizeCategory {
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
