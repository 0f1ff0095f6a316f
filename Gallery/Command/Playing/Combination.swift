// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import GalleryStories
import UIKitShim
import UsherTesting

/// Settings in which the stories are looked at by eye.
///
/// Every pair of two values of different columns is in at least one of the twelve combinations,
/// so that what goes wrong with two settings at once is seen. `Documentation/Looks.md` lists what
/// was seen and changed.
struct Combination {
  /// A language of the app with its layout direction.
  enum Reading: String, CaseIterable {
    case english = "en"
    case chinese = "zh-Hans"
    /// The English texts in a layout from right to left.
    case rightToLeft = "rtl"
  }

  static let systems: [PhoneOptions.System] = [.iOS18, .iOS26]
  static let textSizes: [PhoneOptions.TextSize] = [.l, .xxxl, .ax5]
  static let models: [PhoneOptions.Model] = [.iPhoneSE, .iPhoneProMax, .iPad]

  static let all = [
    Combination(.iOS18, .dark, .english, .l, .iPhoneSE),
    Combination(.iOS26, .light, .english, .xxxl, .iPhoneProMax),
    Combination(.iOS26, .dark, .english, .ax5, .iPad),
    Combination(.iOS18, .dark, .chinese, .l, .iPhoneProMax),
    Combination(.iOS18, .dark, .chinese, .xxxl, .iPad),
    Combination(.iOS18, .light, .chinese, .ax5, .iPhoneSE),
    Combination(.iOS18, .light, .rightToLeft, .l, .iPad),
    Combination(.iOS18, .light, .rightToLeft, .xxxl, .iPhoneSE),
    Combination(.iOS26, .light, .rightToLeft, .ax5, .iPhoneProMax),
    Combination(.iOS26, .light, .chinese, .l, .iPad),
    Combination(.iOS26, .dark, .english, .xxxl, .iPhoneSE),
    Combination(.iOS26, .dark, .rightToLeft, .ax5, .iPhoneProMax),
  ]

  /// The chapters of popups, modals, styled alerts and placeholders, without those for an iPad on
  /// other devices.
  var stories: [Story] {
    Story.all.filter { $0.feature != .alerts && ($0.device == .iPhone || model == .iPad) }
  }

  let system: PhoneOptions.System
  let appearance: PhoneOptions.Appearance
  let reading: Reading
  let textSize: PhoneOptions.TextSize
  let model: PhoneOptions.Model

  init(
    _ system: PhoneOptions.System, _ appearance: PhoneOptions.Appearance, _ reading: Reading,
    _ textSize: PhoneOptions.TextSize, _ model: PhoneOptions.Model
  ) {
    self.system = system
    self.appearance = appearance
    self.reading = reading
    self.textSize = textSize
    self.model = model
  }

  /// Pixels per point: those of the device.
  var scale: Int { model == .iPhoneProMax ? 3 : 2 }

  /// The values, as they are in the options of the command.
  var values: [String] {
    [
      system.rawValue, appearance.rawValue, reading.rawValue, textSize.rawValue, model.rawValue,
      "\(scale)×",
    ]
  }

  @MainActor
  var settings: DeviceSettings {
    DeviceSettings(
      appearance: appearance == .dark ? .dark : .light,
      language: reading == .chinese ? "zh-Hans" : "en",
      direction: reading == .rightToLeft ? .rightToLeft : .leftToRight,
      textSize: textSize.category)
  }

  /// Plays a story. What it expects of its own device may fail on this one, which does not stop it.
  @MainActor
  func play(_ story: Story) -> StoryRun {
    StoryRun.play(
      story, on: settings, model: model.hardware, system: system, scale: CGFloat(scale),
      continuesAfterFailure: true)
  }
}
