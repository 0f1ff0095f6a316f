// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Cuts a text at whole characters and puts an ellipsis in.
struct TextTruncation {
  struct Result {
    let text: String
    let runs: [StyledText.Run]
    let isCut: Bool
  }

  private let text: String
  private let runs: [StyledText.Run]
  private let mode: NSLineBreakMode
  private let characters: [Character]

  init(text: String, runs: [StyledText.Run], mode: NSLineBreakMode) {
    self.text = text
    self.runs = runs
    self.mode = mode
    characters = Array(text)
  }

  /// The cut that keeps the most characters of those that fit; only an ellipsis if none does.
  ///
  /// A text that fits as a whole stays as it is, unless the ellipsis is needed to say that more
  /// text follows.
  func longest(needsEllipsis: Bool, fits: (Result) -> Bool) -> Result {
    let whole = Result(text: text, runs: runs, isCut: false)
    if !needsEllipsis, fits(whole) { return whole }
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(keeping(middle)) { low = middle } else { high = middle - 1 }
    }
    return keeping(low)
  }

  /// So many characters and an ellipsis. No space is left beside the ellipsis.
  private func keeping(_ count: Int) -> Result {
    let headCount =
      switch mode {
      case .byTruncatingHead: 0
      case .byTruncatingMiddle: (count + 1) / 2
      case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping: count
      }
    var head = characters[..<headCount]
    var tail = characters[(characters.count - (count - headCount))...]
    while head.last?.isWhitespace == true { head.removeLast() }
    while tail.first?.isWhitespace == true { tail.removeFirst() }
    let headBytes = String(head).utf8.count
    let tailStart = text.utf8.count - String(tail).utf8.count
    let ellipsis = "…"
    let shift = headBytes + ellipsis.utf8.count - tailStart
    var result: [StyledText.Run] = []
    func add(_ range: Range<Int>, moved: Int) {
      for run in runs {
        let part = run.range.clamped(to: range)
        guard !part.isEmpty else { continue }
        result.append(
          StyledText.Run(
            range: part.lowerBound + moved..<part.upperBound + moved, style: run.style))
      }
    }
    add(0..<headBytes, moved: 0)
    // The ellipsis has the style of what is before it, or after it.
    let beside = runs.last { $0.range.lowerBound < max(1, headBytes) } ?? runs.first
    if let style = beside?.style {
      result.append(
        StyledText.Run(range: headBytes..<headBytes + ellipsis.utf8.count, style: style))
    }
    add(tailStart..<text.utf8.count, moved: shift)
    return Result(text: String(head) + ellipsis + String(tail), runs: result, isCut: true)
  }
}
