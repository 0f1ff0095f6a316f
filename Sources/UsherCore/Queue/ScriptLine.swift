// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// One line of a trace's script: a verb, plain words, and named words.
///
///     enqueued #2 key="app review" priority=urgent
///
/// Words that hold more than letters, digits and a few signs stand in quotation marks.
struct TraceLine {
  var command: String
  var arguments: [String] = []
  var options: [(name: String, word: String)] = []

  init(_ verb: String, _ words: String...) {
    self.command = verb
    self.arguments = words
  }

  /// Adds a named word, unless there is nothing to say.
  mutating func add(_ name: String, _ word: String?) {
    if let word { options.append((name, word)) }
  }

  func adding(_ name: String, _ word: String?) -> TraceLine {
    var line = self
    line.add(name, word)
    return line
  }

  func word(named name: String) -> String? {
    options.first { $0.name == name }?.word
  }

  var text: String {
    let plain = arguments.map { " " + TraceLine.quote($0) }
    let pairs = options.map { " \($0.name)=" + TraceLine.quote($0.word) }
    return command + plain.joined() + pairs.joined()
  }
}

// MARK: - Reading

extension TraceLine {
  /// Reads what `text` prints; nil, if a quotation mark is missing or there is no verb.
  init?(reading text: Substring.UnicodeScalarView) {
    var rest = text.drop { $0 == " " }
    guard let verb = TraceLine.readWord(&rest) else { return nil }
    self.command = verb
    while !rest.isEmpty {
      guard let word = TraceLine.readWord(&rest) else { return nil }
      guard rest.first == "=" else {
        arguments.append(word)
        continue
      }
      rest.removeFirst()
      guard let value = TraceLine.readWord(&rest) else { return nil }
      options.append((word, value))
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
