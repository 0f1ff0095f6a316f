// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How the buttons of a styled alert stand.
public enum StyledAlertButtonLayout: Sendable, Hashable, CaseIterable {
  /// One below the other.
  case vertical
  /// Side by side, equally wide; in several lines where one has no room for all of them.
  case horizontal
  /// Side by side where one line has room for all of them with their titles unbroken, else one below
  /// the other.
  case adaptive
}

/// How much room the icon of a styled alert takes.
public enum StyledAlertIconSize: Sendable, Hashable, CaseIterable {
  /// There is none.
  case none
  /// The usual one.
  case regular
  /// The large one, where there is room for it; else the usual one.
  case large
}

/// What a button of a styled alert is for; it decides on its place and, where the app says nothing, on
/// its look.
public enum StyledAlertButtonRole: Sendable, Hashable, CaseIterable {
  /// One of several.
  case standard
  /// What most people want.
  case preferred
  /// Leaves everything as it is. It stands last, and first where all buttons stand in one line.
  case cancel
  /// Takes away what cannot be brought back.
  case destructive
}

/// What a styled alert is about; it decides on the icon, the colour, and what is felt.
public enum StyledAlertStyle: Sendable, Hashable, CaseIterable {
  /// Something went well.
  case success
  /// Something went wrong.
  case error
  /// Something is to be noticed.
  case notice
  /// Something may go wrong.
  case warning
  /// Something is worth knowing.
  case info
  /// Something is to be typed or chosen.
  case edit
  /// Something takes its time.
  case waiting
  /// Something is to be decided.
  case question
  /// The app says what it looks like.
  case custom
}

/// How the progress of some work is shown on a styled alert.
public enum StyledAlertProgressStyle: Sendable, Hashable, CaseIterable {
  /// A ring in the circle of the icon, instead of the icon.
  case ring
  /// A bar below the text.
  case bar
}

/// When something that was filled in is judged.
public enum StyledAlertValidationTiming: Sendable, Hashable, CaseIterable {
  /// At each change, and when the user confirms. As long as it is wrong, the alert cannot be confirmed.
  case whileEditing
  /// When the user confirms.
  case onSubmit
}

/// A countdown on a button of a styled alert.
///
/// It counts while the user can see and use the alert and the app is active, and goes on with what is
/// left when the alert is back from a suspension.
public struct StyledAlertCountdown: Sendable, Hashable {
  /// What happens when it is over.
  public enum Action: Sendable, Hashable, CaseIterable {
    /// The button can be tapped, which it cannot before.
    case enables
    /// The button is pressed, unless the user has done so before. This countdown stands still, like the
    /// time after which a popup closes, while a finger is on the alert and while VoiceOver or Switch
    /// Control runs.
    case presses
  }

  /// How it is shown; VoiceOver says how many seconds remain either way.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// A ring beside the title that runs out, with the seconds in it.
    case ring
    /// The seconds in brackets behind the title.
    case text
  }

  /// What happens when it is over.
  public var action: Action
  /// How long it is; a negative time counts as none.
  public var duration: Duration
  /// How it is shown.
  public var style: Style

  /// Creates a countdown.
  public init(_ action: Action, after duration: Duration, style: Style = .ring) {
    self.action = action
    self.duration = duration
    self.style = style
  }

  /// The button can be tapped only after this time.
  public static func enables(after duration: Duration, style: Style = .ring) -> Self {
    Self(.enables, after: duration, style: style)
  }

  /// The button is pressed after this time.
  public static func presses(after duration: Duration, style: Style = .ring) -> Self {
    Self(.presses, after: duration, style: style)
  }
}

/// How long a popup stays on screen so that what it says can be read.
///
/// Half a second to find it, and six hundredths of a second for each character: that is what the HUDs of
/// iOS apps have settled on, and how fast adults read English aloud, 987 characters a minute.
///
/// A character that is a word or a syllable takes longer. One of Chinese, and a kanji, takes as long as
/// four: 250 a minute, and 255 ± 29 were measured. One of kana takes as long as two, so that Japanese of
/// which two characters in five are kanji comes to the 357 ± 56 a minute that were measured for it. The
/// measurements are those of Trauzettel-Klosinski and Dietz, "Standardized Assessment of Reading
/// Performance: The New International Reading Speed Texts IReST", Investigative Ophthalmology & Visual
/// Science 53(9), 2012, 5452–5461. There is no Korean among them: a syllable of Hangul, which two or three
/// letters make, is taken to be as long as two. Every other character, a space and a sign included, counts
/// as one.
public struct ReadingTime: Sendable, Hashable {
  /// How long it is at least, however short the text.
  public var minimum: Duration
  /// How long it is at most, however long the text; `nil` is as long as it takes. It goes before the
  /// minimum.
  public var maximum: Duration?

  /// Creates a rule; a negative time counts as none.
  public init(atLeast minimum: Duration = .seconds(5), atMost maximum: Duration? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// As long as it takes to read, and at least five seconds.
  public static let readingTime = ReadingTime()

  /// As long as it takes to read, within these limits.
  public static func readingTime(
    atLeast minimum: Duration = .seconds(5), atMost maximum: Duration? = nil
  ) -> ReadingTime {
    ReadingTime(atLeast: minimum, atMost: maximum)
  }

  /// The time for these texts, which are read one after the other.
  public func duration(for texts: [String]) -> Duration {
    let weight = texts.reduce(0) { $0 + $1.reduce(0) { $0 + $1.readingWeight } }
    let readingTime = Duration.milliseconds(500) + .milliseconds(60) * weight
    let duration = max(readingTime, minimum.clampedToNonNegative)
    return maximum.map { min(duration, $0.clampedToNonNegative) } ?? duration
  }
}

extension Character {
  /// As how many letters it counts.
  fileprivate var readingWeight: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    if scalar.properties.isIdeographic { return 4 }
    switch scalar.value {
    // Kana, Bopomofo, Hangul and their forms of half the width.
    case 0x1100...0x11FF, 0x3040...0x312F, 0x3130...0x318F, 0xAC00...0xD7A3, 0xFF66...0xFFDC:
      return 2
    default: return 1
    }
  }
}
