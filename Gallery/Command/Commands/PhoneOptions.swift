// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import UIKitShim
import UsherTesting

/// The options of the phone for a story.
struct PhoneOptions: ParsableArguments {
  enum Appearance: String, CaseIterable, ExpressibleByArgument {
    case light, dark
  }

  enum Language: String, CaseIterable, ExpressibleByArgument {
    case en
    case zhHans = "zh-Hans"
  }

  enum Direction: String, CaseIterable, ExpressibleByArgument {
    case ltr, rtl
  }

  enum TextSize: String, CaseIterable, ExpressibleByArgument {
    case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5

    var category: UIContentSizeCategory {
      switch self {
      case .xs: .extraSmall
      case .s: .small
      case .m: .medium
      case .l: .large
      case .xl: .extraLarge
      case .xxl: .extraExtraLarge
      case .xxxl: .extraExtraExtraLarge
      case .ax1: .accessibilityMedium
      case .ax2: .accessibilityLarge
      case .ax3: .accessibilityExtraLarge
      case .ax4: .accessibilityExtraExtraLarge
      case .ax5: .accessibilityExtraExtraExtraLarge
      }
    }
  }

  enum Model: String, CaseIterable, ExpressibleByArgument {
    case iPhoneSE, iPhone, iPhoneProMax, iPad

    var hardware: VirtualDevice.Model {
      switch self {
      case .iPhoneSE: .iPhoneSE3
      case .iPhone: .iPhone16
      case .iPhoneProMax: .iPhone16ProMax
      case .iPad: .iPad11
      }
    }
  }

  /// The version of the system. Without the option it is the same on every machine, whatever
  /// `UNDERSTUDY_SYSTEM` is.
  enum System: String, CaseIterable, ExpressibleByArgument {
    case iOS18 = "18"
    case iOS26 = "26"
    case iOS27 = "27"

    static let standard = System.iOS26
    static let help: ArgumentHelp = "The version of iOS: 18, 26 or 27."

    var headless: HeadlessSystem {
      switch self {
      case .iOS18: .iOS18
      case .iOS26: .iOS26
      case .iOS27: .iOS27
      }
    }

    var virtual: VirtualDevice.System {
      switch self {
      case .iOS18: .iOS18
      case .iOS26: .iOS26
      case .iOS27: .iOS27
      }
    }
  }

  @Option(help: "The device; by default, that of the story.")
  var model: Model?

  @Option(help: System.help)
  var system = System.standard

  @Option(help: "The appearance: light or dark.")
  var appearance = Appearance.light

  @Option(help: "The language of the app.")
  var language = Language.en

  @Option(help: "The layout direction, independent of the language.")
  var direction = Direction.ltr

  @Option(help: "The text size; l is the default of iOS.")
  var textSize = TextSize.l

  @Flag(help: "Reduce Motion.")
  var reduceMotion = false

  var hardware: VirtualDevice.Model? { model?.hardware }

  @MainActor
  var settings: DeviceSettings {
    DeviceSettings(
      appearance: appearance == .dark ? .dark : .light,
      language: language.rawValue,
      direction: direction == .rtl ? .rightToLeft : .leftToRight,
      textSize: textSize.category,
      reduceMotion: reduceMotion)
  }
}
