// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// One line of a trace's script: a verb, plain words, and named words.
///
///     enqueued #2 key="app review" priority=urgent
///
/// Words that hold more than letters, digits and a few signs stand in quotation marks.
struct ScriptLine {
  var verb: String
  var words: [String] = []
  var named: [(name: String, word: String)] = []

  init(_ verb: String, _ words: String...) {
    self.verb = verb
    self.words = words
  }

  /// Adds a named word, unless there is nothing to say.
  mutating func add(_ name: String, _ word: String?) {
    if let word { named.append((name, word)) }
  }

  func adding(_ name: String, _ word: String?) -> ScriptLine {
    var line = self
    line.add(name, word)
    return line
  }

  func word(named name: String) -> String? {
    named.first { $0.name == name }?.word
  }

  var text: String {
    let plain = words.map { " " + ScriptLine.quote($0) }
    let pairs = named.map { " \($0.name)=" + ScriptLine.quote($0.word) }
    return verb + plain.joined() + pairs.joined()
  }
}

// MARK: - Reading

extension ScriptLine {
  /// Reads what `text` prints; nil, if a quotation mark is missing or there is no verb.
  init?(reading text: Substring.UnicodeScalarView) {
    var rest = text.drop { $0 == " " }
    guard let verb = ScriptLine.readWord(&rest) else { return nil }
    self.verb = verb
    while !rest.isEmpty {
      guard let word = ScriptLine.readWord(&rest) else { return nil }
      guard rest.first == "=" else {
        words.append(word)
        continue
      }
      rest.removeFirst()
      guard let value = ScriptLine.readWord(&rest) else { return nil }
      named.append((word, value))
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "#", ".", "-", "_", "/": true
    default: false
    }
  }

  private static func quote(_ word: String) -> String {
    if !word.isEmpty, word.unicodeScalars.allSatisfy(isPlain) { return word }
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\n": quoted.append(contentsOf: "\\n".unicodeScalars)
      case "\r": quoted.append(contentsOf: "\\r".unicodeScalars)
      case "\"", "\\":
        quoted.append("\\")
        quoted.append(scalar)
      default: quoted.append(scalar)
      }
    }
    quoted.append("\"")
    return String(quoted)
  }

  /// Takes the next word off, quoted or plain, with the blanks after it.
  private static func readWord(_ rest: inout Substring.UnicodeScalarView) -> String? {
    defer { rest = rest.drop { $0 == " " } }
    if rest.first == "\"" { return readQuotedWord(&rest) }
    let word = rest.prefix(while: isPlain)
    rest = rest.dropFirst(word.count)
    return word.isEmpty ? nil : String(word)
  }

  private static func readQuotedWord(_ rest: inout Substring.UnicodeScalarView) -> String? {
    rest.removeFirst()
    var word = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(word)
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        word.append(escaped == "n" ? "\n" : escaped == "r" ? "\r" : escaped)
      default: word.append(scalar)
      }
    }
    return nil
  }
}
