// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The layout of the buttons of a styled alert.
public enum StyledAlertButtonLayout: Sendable, Hashable, CaseIterable {
  /// One below the other.
  case vertical
  /// Side by side with equal widths; in several rows if there is not room for all buttons in one.
  case horizontal
  /// Side by side if there is room for all buttons in one row with their titles on one line,
  /// otherwise one below the other.
  case adaptive
}

/// Where icon, title and message of a styled alert are.
public enum StyledAlertAlignment: Sendable, Hashable, CaseIterable {
  /// In the middle of the card.
  case center
  /// At the edge at which the language begins.
  case leading
}

/// The size of the icon of a styled alert.
public enum StyledAlertIconSize: Sendable, Hashable, CaseIterable {
  /// No icon.
  case none
  /// The regular size.
  case regular
  /// The large size, if there is room for it, otherwise the regular size.
  case large
}

/// The role of a button of a styled alert, which determines its position and its default style.
public enum StyledAlertButtonRole: Sendable, Hashable, CaseIterable {
  /// An ordinary choice.
  case standard
  /// The choice that most users make.
  case preferred
  /// Cancels. Every allowed dismiss gesture taps it. It is last, or first if all buttons are in one
  /// row.
  case cancel
  /// Deletes or changes something irreversibly.
  case destructive
}

/// The purpose of a styled alert, which determines the icon, the color and the haptic.
public enum StyledAlertStyle: Sendable, Hashable, CaseIterable {
  /// An action succeeded.
  case success
  /// An action failed.
  case error
  /// Something needs attention.
  case notice
  /// Something may go wrong.
  case warning
  /// Something is worth knowing.
  case info
  /// The user enters or selects something.
  case edit
  /// The user waits for some work.
  case waiting
  /// The user decides something.
  case question
  /// The app provides the icon and the color.
  case custom
}

/// How a styled alert shows the progress of some work.
public enum StyledAlertProgressStyle: Sendable, Hashable, CaseIterable {
  /// A ring in the icon's circle, instead of the icon.
  case ring
  /// A bar below the text.
  case bar
}

/// When a validator of a styled alert runs.
public enum StyledAlertValidationTiming: Sendable, Hashable, CaseIterable {
  /// After each change, and when the user submits the form. As long as there is an error, the form
  /// cannot be submitted.
  case whileEditing
  /// When the user submits the form.
  case onSubmit
}

/// A countdown on a button of a styled alert.
///
/// It runs while the user can see and use the alert and the app is active. After a suspension it
/// continues with the remaining time.
public struct StyledAlertCountdown: Sendable, Hashable {
  /// What happens at the end of a countdown.
  public enum Action: Sendable, Hashable, CaseIterable {
    /// The button is enabled, after it has been disabled until then.
    case enables
    /// The button is pressed, unless the user has tapped a button before. Like a display timer,
    /// this countdown is paused while a finger is on the alert and while VoiceOver or Switch
    /// Control is running.
    case presses
  }

  /// How a countdown is shown; VoiceOver reads the remaining seconds in both styles.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// A shrinking ring beside the title, with the seconds in it.
    case ring
    /// The seconds in parentheses after the title.
    case text
  }

  /// What happens at the end.
  public var action: Action
  /// The duration; a negative one counts as zero.
  public var duration: Duration
  /// How the countdown is shown.
  public var style: Style

  /// Returns a countdown that enables its button after this time.
  public static func enables(after duration: Duration, style: Style = .ring) -> Self {
    Self(action: .enables, duration: duration, style: style)
  }

  /// Returns a countdown that presses its button after this time.
  public static func presses(after duration: Duration, style: Style = .ring) -> Self {
    Self(action: .presses, duration: duration, style: style)
  }
}

/// A display duration that depends on the length of the text.
///
/// It is half a second for noticing the popup and 0.06 seconds for each character: a common value
/// of HUDs in iOS apps, and the speed at which adults read English aloud, 987 characters per
/// minute.
///
/// A character that is a word or a syllable takes longer. A Chinese character or a kanji counts as
/// four: 250 per minute, where 255 ± 29 were measured. A kana counts as two, so that Japanese text
/// with two kanji in five characters results in the 357 ± 56 per minute that were measured for
/// Japanese. The measurements are from Trauzettel-Klosinski and Dietz, "Standardized Assessment of
/// Reading Performance: The New International Reading Speed Texts IReST", Investigative
/// Ophthalmology & Visual Science 53(9), 2012, 5452–5461. They do not include Korean: a syllable of
/// Hangul, which consists of two or three letters, is assumed to count as two. Every other
/// character, including spaces and punctuation, counts as one.
public struct ReadingTime: Sendable, Hashable {
  /// The minimum duration.
  package var minimum = Duration.seconds(5)
  /// The maximum duration; `nil` for no limit. It takes precedence over the minimum.
  package var maximum: Duration?

  /// The reading time of the text, at least five seconds.
  public static let readingTime = ReadingTime()

  /// Returns the reading time of the text within these limits.
  ///
  /// A negative limit counts as zero. The maximum takes precedence over the minimum; `nil` means no
  /// maximum.
  public static func readingTime(
    atLeast minimum: Duration = .seconds(5), atMost maximum: Duration? = nil
  ) -> ReadingTime {
    ReadingTime(minimum: minimum, maximum: maximum)
  }

  /// Returns the duration for reading texts one after another.
  public func duration(for texts: [String]) -> Duration {
    let weight = texts.reduce(0) { $0 + $1.reduce(0) { $0 + $1.readingWeight } }
    let readingTime = Duration.milliseconds(500) + .milliseconds(60) * weight
    let duration = max(readingTime, minimum.clampedToNonNegative)
    return maximum.map { min(duration, $0.clampedToNonNegative) } ?? duration
  }
}

extension Character {
  /// The number of Latin letters that take as long to read.
  fileprivate var readingWeight: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    if scalar.properties.isIdeographic { return 4 }
    switch scalar.value {
    // Kana, Bopomofo, Hangul and their half-width forms.
    case 0x1100...0x11FF, 0x3040...0x312F, 0x3130...0x318F, 0xAC00...0xD7A3, 0xFF66...0xFFDC:
      return 2
    default: return 1
    }
  }
}
