// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A text that is edited: what it says, what is selected and what an input method is composing.
///
/// Places are UTF-16 units. Nothing here asks a delegate.
struct EditedText {
  /// Has only the attributes that the app gave it.
  private(set) var content = NSAttributedString(string: "")
  private(set) var selection = NSRange(location: 0, length: 0)
  /// What the input method may still change.
  private(set) var marked: NSRange?

  var string: String { content.string }
  var length: Int { content.length }
  var all: NSRange { NSRange(location: 0, length: length) }

  /// Replaces the whole text; the caret goes to the end.
  mutating func set(_ text: NSAttributedString) {
    content = text
    marked = nil
    selection = NSRange(location: length, length: 0)
  }

  /// New text has the attributes of the text before it, unless it has its own.
  mutating func replace(
    _ range: NSRange, with text: String, attributes own: [NSAttributedString.Key: Any]? = nil
  ) {
    let range = clamped(range)
    let changed = NSMutableAttributedString(attributedString: content)
    changed.replaceCharacters(
      in: range,
      with: NSAttributedString(string: text, attributes: own ?? attributes(before: range)))
    content = changed
    marked = nil
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
  }

  mutating func select(_ range: NSRange) {
    selection = clamped(range)
  }

  mutating func mark(_ range: NSRange?) {
    marked = range.map(clamped).flatMap { $0.length > 0 ? $0 : nil }
  }

  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  func attributes(before range: NSRange) -> [NSAttributedString.Key: Any] {
    guard length > 0 else { return [:] }
    let location = range.length > 0 ? range.location : max(0, range.location - 1)
    return content.attributes(at: min(location, length - 1), effectiveRange: nil)
  }

  // MARK: - Characters and words

  private func index(_ offset: Int) -> String.Index {
    string.utf16.index(string.startIndex, offsetBy: min(max(0, offset), length))
  }

  private func offset(_ index: String.Index) -> Int {
    string.utf16.distance(from: string.startIndex, to: index)
  }

  /// What the delete key takes away: a whole character, however many code points it has.
  func character(before location: Int) -> NSRange? {
    let end = index(location)
    guard end > string.startIndex else { return nil }
    let start = offset(string.index(before: end))
    return NSRange(location: start, length: location - start)
  }

  func character(after location: Int) -> NSRange? {
    let start = index(location)
    guard start < string.endIndex else { return nil }
    return NSRange(location: location, length: offset(string.index(after: start)) - location)
  }

  /// Where the word before a place begins; what lies between is passed over.
  func wordStart(before location: Int) -> Int {
    var start = index(location)
    while start > string.startIndex, !string[string.index(before: start)].isInWord {
      start = string.index(before: start)
    }
    while start > string.startIndex, string[string.index(before: start)].isInWord {
      start = string.index(before: start)
    }
    return offset(start)
  }

  func wordEnd(after location: Int) -> Int {
    var end = index(location)
    while end < string.endIndex, !string[end].isInWord { end = string.index(after: end) }
    while end < string.endIndex, string[end].isInWord { end = string.index(after: end) }
    return offset(end)
  }

  /// The word that a place is in or touches; characters that belong to no word stand alone.
  func word(at location: Int) -> NSRange {
    let characters = Array(string)
    guard !characters.isEmpty else { return NSRange(location: 0, length: 0) }
    var starts = [0]
    for character in characters { starts.append(starts[starts.count - 1] + character.utf16.count) }
    var first = max(0, min(characters.count - 1, (starts.lastIndex { $0 <= location } ?? 0)))
    if !characters[first].isInWord, first > 0, starts[first] == location || location == length,
      characters[first - 1].isInWord
    {
      first -= 1
    }
    var last = first
    if characters[first].isInWord {
      while first > 0, characters[first - 1].isInWord { first -= 1 }
      while last + 1 < characters.count, characters[last + 1].isInWord { last += 1 }
    }
    return NSRange(location: starts[first], length: starts[last + 1] - starts[first])
  }

  /// The end of a word that is nearest to a place: where a tap puts the caret.
  func wordBoundary(near location: Int) -> Int {
    let word = word(at: location)
    guard location > word.location, location < NSMaxRange(word) else { return location }
    return location - word.location < NSMaxRange(word) - location ? word.location : NSMaxRange(word)
  }
}

extension Character {
  fileprivate var isInWord: Bool { isLetter || isNumber || self == "'" || self == "_" }
}
