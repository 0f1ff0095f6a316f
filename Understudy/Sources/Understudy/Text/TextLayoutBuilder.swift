// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Breaks a text into lines. Runs inside `TextEngine.locked`.
struct TextLayoutBuilder {
  let text: StyledText
  let limits: TextLayout.Limits
  private let bytes: [UInt8]

  init(text: StyledText, limits: TextLayout.Limits) {
    self.text = text
    self.limits = limits
    bytes = Array(text.string.utf8)
  }

  /// A line before it has a place.
  private struct LineFragment {
    let line: PangoParagraph.Line
    let paragraph: PangoParagraph
    let section: Section
    let offset: Int
    /// The runs of the paragraph's own text.
    let runs: [StyledText.Run]
    /// Where the text ends that a truncated line stands for.
    var end: Int?
    var isTruncated = false

    var range: Range<Int> {
      line.range.lowerBound + offset..<(end ?? line.range.upperBound + offset)
    }
  }

  /// A paragraph's bytes, without its end.
  private struct Section {
    let range: Range<Int>
    let style: NSParagraphStyle.Values
  }

  func build() -> (lines: [TextLayout.Line], size: CGSize) {
    TextEngine.locked { engine in
      let sections = self.sections
      var lineFragments = wrap(sections, engine)
      var count = limits.lines > 0 ? min(limits.lines, lineFragments.count) : lineFragments.count
      if limits.height.isFinite { count = min(count, fittingCount(lineFragments)) }
      if count < lineFragments.count {
        let last = lineFragments[count - 1]
        let isLastOfAll = last.section.range.upperBound == sections.last?.range.upperBound
        lineFragments = Array(lineFragments[..<count])
        lineFragments[count - 1] = truncated(last, hasMore: !isLastOfAll, engine)
      }
      return position(lineFragments)
    }
  }

  // MARK: - Sections

  private var sections: [Section] {
    var result: [Section] = []
    var start = 0
    var index = 0
    func finish(_ end: Int) {
      let style = text.style(at: min(start, max(0, bytes.count - 1))).paragraph
      result.append(Section(range: start..<end, style: style ?? defaultStyle))
    }
    while index < bytes.count {
      let length = separatorLength(at: index)
      guard length > 0 else {
        index += 1
        continue
      }
      finish(index)
      index += length
      start = index
    }
    // An end of paragraph at the very end starts no further line.
    if start < bytes.count { finish(bytes.count) }
    return result
  }

  private var defaultStyle: NSParagraphStyle.Values {
    var style = NSParagraphStyle.Values()
    style.alignment = limits.alignment
    style.lineBreakMode = limits.lineBreakMode
    return style
  }

  private func separatorLength(at index: Int) -> Int {
    switch bytes[index] {
    case 0x0A: 1
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9:
      3
    default: 0
    }
  }

  // MARK: - Breaking

  /// Breaks lines until there is one more than the limit, by which a missing rest is recognized.
  private func wrap(_ sections: [Section], _ engine: TextEngine) -> [LineFragment] {
    var lineFragments: [LineFragment] = []
    for section in sections {
      let missing = limits.lines > 0 ? limits.lines - lineFragments.count : .max
      lineFragments += self.lineFragments(of: section, upTo: missing, engine)
      if limits.lines > 0, lineFragments.count > limits.lines { break }
    }
    return lineFragments
  }

  /// The lines of a section; of a long one not many more than `limit`.
  ///
  /// At each line that it breaks, Pango shapes the rest of the text again. It therefore gets a long
  /// text in chunks of a few lines. The last line of a chunk begins the next one, since what
  /// follows can belong to it.
  private func lineFragments(
    of section: Section, upTo limit: Int, _ engine: TextEngine
  ) -> [LineFragment] {
    var lineFragments: [LineFragment] = []
    var start = section.range.lowerBound
    var length = chunkLength(of: section)
    // What came before decides the direction of later chunks.
    var isRightToLeft: Bool?
    while lineFragments.count <= limit {
      let end = endOfCharacter(min(start + length, section.range.upperBound))
      let isLast = end == section.range.upperBound
      let runs = runs(in: start..<end)
      let paragraph = paragraph(
        start..<end, runs, section.style, isRightToLeft: isRightToLeft, engine)
      let lines = paragraph.lines
      for line in isLast ? lines[...] : lines.dropLast() {
        lineFragments.append(
          LineFragment(
            line: line, paragraph: paragraph, section: section, offset: start, runs: runs))
      }
      guard !isLast, let next = lines.last else { break }
      if next.range.lowerBound == 0 { length *= 2 }
      start += next.range.lowerBound
      isRightToLeft = next.isRightToLeft
    }
    return lineFragments
  }

  /// How many bytes of a section Pango gets at once.
  private func chunkLength(of section: Section) -> Int {
    guard section.range.count > Self.chunkingThreshold, limits.width.isFinite else {
      return section.range.count
    }
    let font = text.style(at: section.range.lowerBound).font
    let letters = max(0, limits.width) / max(1, font.pointSize / 2)
    return max(Self.minimumChunkLength, Int(min(letters, 1e6)) * Self.linesPerChunk)
  }

  /// In bytes; a shorter section is not divided.
  private static let chunkingThreshold = 1000
  private static let minimumChunkLength = 100
  private static let linesPerChunk = 6

  private func endOfCharacter(_ index: Int) -> Int {
    var end = index
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private func paragraph(
    _ range: Range<Int>, _ runs: [StyledText.Run], _ style: NSParagraphStyle.Values,
    isRightToLeft: Bool?, _ engine: TextEngine
  ) -> PangoParagraph {
    let wrap: PangoParagraph.Wrap =
      switch style.lineBreakMode {
      case .byCharWrapping: .characters
      case .byClipping where limits.lines == 1: .never
      case .byWordWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
        .byTruncatingMiddle:
        .words
      }
    return PangoParagraph(
      string(range), runs: runs, in: engine,
      width: limits.width.isFinite ? max(0, limits.width) : nil, wrap: wrap,
      isJustified: style.alignment == .justified, isRightToLeft: isRightToLeft,
      startsRight: limits.direction == .rightToLeft)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The runs of a range, counted from its start.
  private func runs(in range: Range<Int>) -> [StyledText.Run] {
    text.runs.compactMap { run in
      let part = run.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      return StyledText.Run(
        range: part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound,
        style: run.style)
    }
  }

  // MARK: - Truncation

  /// The same line with the rest of the text in it, truncated where the mode says so.
  private func truncated(_ fragment: LineFragment, hasMore: Bool, _ engine: TextEngine)
    -> LineFragment
  {
    let style = fragment.section.style
    let start = fragment.range.lowerBound
    let end: Int
    switch style.lineBreakMode {
    case .byWordWrapping, .byCharWrapping, .byClipping: return fragment
    case .byTruncatingTail: end = fragment.section.range.upperBound
    case .byTruncatingHead, .byTruncatingMiddle: end = bytes.count
    }
    let cut = TextTruncation(
      text: String(decoding: withoutSeparators(start..<end), as: UTF8.self),
      runs: runs(in: start..<end), mode: style.lineBreakMode)
    func layOut(_ cut: TextTruncation.Result) -> PangoParagraph {
      PangoParagraph(
        cut.text, runs: cut.runs, in: engine, width: nil, wrap: .never,
        startsRight: limits.direction == .rightToLeft)
    }
    let best = cut.longest(needsEllipsis: hasMore) {
      layOut($0).lines.first?.width ?? 0 <= limits.width
    }
    let paragraph = layOut(best)
    guard let line = paragraph.lines.first else { return fragment }
    return LineFragment(
      line: line, paragraph: paragraph, section: fragment.section, offset: start,
      runs: best.runs, end: end, isTruncated: best.isCut)
  }

  /// As many bytes, with spaces for the ends of paragraphs.
  private func withoutSeparators(_ range: Range<Int>) -> [UInt8] {
    var result = Array(bytes[range])
    var index = range.lowerBound
    while index < range.upperBound {
      let length = separatorLength(at: index)
      for step in 0..<length { result[index - range.lowerBound + step] = 0x20 }
      index += max(1, length)
    }
    return result
  }

  // MARK: - Placing

  private struct Metrics {
    let height: CGFloat
    let ascent: CGFloat
  }

  private func metrics(_ fragment: LineFragment) -> Metrics {
    let inside = text.runs.filter { $0.range.overlaps(fragment.range) }.map(\.style)
    let styles = inside.isEmpty ? [text.style(at: fragment.range.lowerBound)] : inside
    let ascent = styles.map { $0.font.ascender + max(0, $0.baselineOffset) }.max() ?? 0
    let descent = styles.map { -$0.font.descender + max(0, -$0.baselineOffset) }.max() ?? 0
    let height = ascent + descent
    return Metrics(height: height, ascent: height - descent)
  }

  private func fittingCount(_ lineFragments: [LineFragment]) -> Int {
    let fitting = position(lineFragments).lines.prefix {
      $0.top + $0.height <= limits.height + 0.01
    }
    return max(1, fitting.count)
  }

  private func position(_ lineFragments: [LineFragment]) -> (lines: [TextLayout.Line], size: CGSize)
  {
    var lines: [TextLayout.Line] = []
    var y: CGFloat = 0
    var width: CGFloat = 0
    let places = UTF16Offsets(text.string, bytes)
    for (index, fragment) in lineFragments.enumerated() {
      if index > 0 { y += lineFragments[index - 1].section.style.lineSpacing }
      let metrics = metrics(fragment)
      let start = places.utf16(fragment.range.lowerBound)
      let end = places.utf16(min(fragment.range.upperBound, bytes.count))
      lines.append(
        TextLayout.Line(
          top: y, height: metrics.height, baseline: y + metrics.ascent, width: fragment.line.width,
          range: NSRange(location: start, length: max(0, end - start)),
          isTruncated: fragment.isTruncated, alignment: fragment.section.style.alignment,
          drawn: fragment.line, paragraph: fragment.paragraph, offset: fragment.offset,
          runs: fragment.runs))
      y += metrics.height
      width = max(width, fragment.line.width)
    }
    return (lines, CGSize(width: min(width, limits.width), height: y))
  }
}
