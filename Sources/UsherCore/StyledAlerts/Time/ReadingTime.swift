// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
