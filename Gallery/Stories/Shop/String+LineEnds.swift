// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension String {
  /// A copy in which no sentence at the end of a paragraph continues with a single short word or
  /// character on a line of its own.
  ///
  /// Its last two words stay together if they are short, and the last three characters of a
  /// language without spaces, with the full stop. Names and other texts without a full stop are not changed.
  var withoutLoneEnds: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.withoutLoneEnd }
      .joined(separator: "\n")
  }
}

extension Substring {
  fileprivate var withoutLoneEnd: String {
    guard let stop = last, ".?!。？！".contains(stop) else { return String(self) }
    return stop.isASCII ? withLastWordsTogether : withLastCharactersTogether
  }

  /// Longer words would have to break where the text is large.
  private var withLastWordsTogether: String {
    let words = split(separator: " ", omittingEmptySubsequences: false)
    let end = words.suffix(2).joined(separator: "\u{A0}")
    guard words.count > 2, end.count <= 10 else { return String(self) }
    return (words.dropLast(2) + [Substring(end)]).joined(separator: " ")
  }

  private var withLastCharactersTogether: String {
    let end = suffix(4)
    guard count > 10, !end.contains(" ") else { return String(self) }
    return dropLast(4) + end.map(String.init).joined(separator: "\u{2060}")
  }
}
