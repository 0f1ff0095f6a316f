// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

extension StyledAlertLayout {
  /// Violations of the layout's invariants, as text; there must be none for any input.
  func violations(of frames: StyledAlertFrames, _ sizes: StyledAlertContentMetrics) -> [String] {
    let faults = [
      placing(frames), scrolling(frames), order(frames, sizes), stability(frames, sizes),
      reflection(frames, sizes),
    ]
    return faults.flatMap { $0 }
  }

  private func placing(_ frames: StyledAlertFrames) -> [String] {
    var faults: [String] = []
    let (all, card) = (LayoutRect(frames.size), LayoutRect(sizeOf: frames.card))
    let content = LayoutRect(frames.content)
    let room = LayoutRect(container.sane)
    if !all.isInside(room) { faults.append("the card is larger than the container") }
    if !frames.card.isInside(all) { faults.append("the card is outside of the bounds") }
    if let icon = frames.icon, !icon.isInside(all) {
      faults.append("the icon is outside of the bounds")
    }
    if !frames.viewport.isInside(card) { faults.append("the viewport is not on the card") }
    let title = frames.titleStays ? [] : [frames.title]
    if frames.titleStays, !frames.title.isInside(card) || frames.title.overlaps(frames.viewport) {
      faults.append("the title does not stay above the viewport")
    }
    for part in title + [frames.message] + frames.rows where !part.isInside(content) {
      faults.append("\(part) is not in the content")
    }
    let area = frames.buttonsScroll ? content : card
    for button in frames.buttons where !button.isInside(area) {
      faults.append("the button \(button) is outside of the card")
    }
    let parts =
      title + [frames.message] + frames.rows + (frames.buttonsScroll ? frames.buttons : [])
    faults += overlaps(parts)
    if !frames.buttonsScroll { faults += overlaps(frames.buttons + [frames.viewport]) }
    if let icon = frames.icon, icon.y + icon.height > frames.card.y + frames.viewport.y + 0.01 {
      faults.append("the icon is in front of the text")
    }
    return faults
  }

  private func overlaps(_ parts: [LayoutRect]) -> [String] {
    parts.indices.flatMap { first in
      parts.indices.dropFirst(first + 1).compactMap { second in
        parts[first].overlaps(parts[second])
          ? "\(parts[first]) overlaps \(parts[second])" : nil
      }
    }
  }

  private func scrolling(_ frames: StyledAlertFrames) -> [String] {
    var faults: [String] = []
    let limit = frames.size.height + 1 / max(1, scale.isFinite ? min(scale, 16) : 1)
    if frames.isScrollable, limit < container.sane.height {
      faults.append("the content is scrollable though there is room")
    }
    if frames.buttonsScroll, !frames.isScrollable {
      faults.append("the buttons scroll, but the content is not scrollable")
    }
    return faults
  }

  /// Text, rows, buttons from top to bottom; a cancel button last or, in a single row, first.
  private func order(_ frames: StyledAlertFrames, _ sizes: StyledAlertContentMetrics) -> [String] {
    var faults: [String] = []
    let title = frames.titleStays ? [] : [frames.title]
    let parts = (title + [frames.message] + frames.rows).filter { $0.height > 0 }
    for (upper, lower) in zip(parts, parts.dropFirst())
    where upper.y + upper.height > lower.y + 0.01 {
      faults.append("\(lower) is above \(upper)")
    }
    let isSingleRow = Set(frames.buttons.map(\.y)).count == 1
    let position = { (button: LayoutRect) -> Double in
      let leading = isRightToLeft ? -button.x : button.x
      return isSingleRow ? leading : button.y * 10_000 + leading
    }
    for (index, button) in sizes.buttons.enumerated() {
      for (other, standard) in sizes.buttons.enumerated() {
        let (first, second) = (position(frames.buttons[index]), position(frames.buttons[other]))
        if button.role == .cancel, standard.role != .cancel, (first < second) != isSingleRow {
          faults.append("the cancel button \(index) is on the wrong side of \(other)")
        }
        if index < other, (button.role == .cancel) == (standard.role == .cancel), first >= second {
          faults.append("the buttons \(index) and \(other) are in the wrong order")
        }
      }
    }
    return faults
  }

  /// Laying out the card in the resulting size does not change the layout.
  private func stability(_ frames: StyledAlertFrames, _ sizes: StyledAlertContentMetrics)
    -> [String]
  {
    var again = self
    again.container = frames.size
    return again.frames(of: sizes) == frames ? [] : ["a second layout is different"]
  }

  private func reflection(_ frames: StyledAlertFrames, _ sizes: StyledAlertContentMetrics)
    -> [String]
  {
    var mirror = self
    mirror.isRightToLeft.toggle()
    let mirrored = mirror.frames(of: sizes)
    let isReflected = zip(frames.all, mirrored.all).allSatisfy { one, other in
      one.reflected(in: width).isSame(as: other)
    }
    return isReflected && frames.all.count == mirrored.all.count
      ? [] : ["the right-to-left layout is not mirrored"]
  }
}

extension StyledAlertFrames {
  fileprivate var all: [LayoutRect] {
    [card, viewport, title, message] + rows + buttons + [icon].compactMap { $0 }
  }
}

extension LayoutSize {
  fileprivate var sane: LayoutSize {
    LayoutSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}

extension LayoutRect {
  fileprivate init(_ size: LayoutSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  fileprivate init(sizeOf rect: LayoutRect) {
    self.init(x: 0, y: 0, width: rect.width, height: rect.height)
  }

  fileprivate func isInside(_ other: LayoutRect) -> Bool {
    let (right, bottom) = (other.x + other.width + 0.01, other.y + other.height + 0.01)
    guard width >= 0, height >= 0, x >= other.x - 0.01, y >= other.y - 0.01 else { return false }
    return x + width <= right && y + height <= bottom
  }

  fileprivate func overlaps(_ other: LayoutRect) -> Bool {
    guard width > 0, height > 0, other.width > 0, other.height > 0 else { return false }
    guard x + width > other.x + 0.01, other.x + other.width > x + 0.01 else { return false }
    return y + height > other.y + 0.01 && other.y + other.height > y + 0.01
  }

  fileprivate func reflected(in width: Double) -> LayoutRect {
    LayoutRect(x: width - x - self.width, y: y, width: self.width, height: height)
  }

  fileprivate func isSame(as other: LayoutRect) -> Bool {
    let differences = [x - other.x, y - other.y, width - other.width, height - other.height]
    return differences.allSatisfy { abs($0) < 0.01 }
  }
}
