// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How long a popup stays on screen so that what it says can be read.
///
/// Half a second to find it, and six hundredths of a second for each letter: that is what the HUDs of iOS
/// apps have settled on, and a thousand letters a minute is what adults were found to read in English. A
/// character of Chinese or Japanese says more, and takes as long as four letters; a syllable of kana or
/// Hangul takes as long as two.
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
  public func time(for texts: [String]) -> Duration {
    let letters = texts.reduce(0) { $0 + $1.reduce(0) { $0 + $1.letters } }
    let wanted = Duration.milliseconds(500) + .milliseconds(60) * letters
    let least = max(wanted, minimum.limitedAndNotNegative)
    return maximum.map { min(least, $0.limitedAndNotNegative) } ?? least
  }
}

extension Character {
  /// As how many letters it counts.
  fileprivate var letters: Int {
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
