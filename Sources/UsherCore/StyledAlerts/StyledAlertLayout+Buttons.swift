// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension StyledAlertLayout {
  /// Buttons in their places, below each other from 0 on.
  struct ButtonBlock {
    /// In the order in which the buttons were given.
    var frames: [LayoutRect] = []
    var height = 0.0
  }

  /// Puts buttons into lines.
  func block(of buttons: [StyledAlertContentMetrics.Button]) -> ButtonBlock {
    var block = ButtonBlock()
    block.frames = buttons.map { _ in rowRect(y: 0, height: 0) }
    for row in buttonRows(of: buttons) {
      let y = block.height > 0 ? block.height + pixelAligned(metrics.buttonSpacing) : 0
      let height = row.map { pixelAligned(max(buttons[$0].height.sanitizedLength, metrics.buttonMinHeight.sanitizedLength)) }
        .max()
      for (index, button) in row.enumerated() {
        let (start, end) = horizontalRange(of: index, among: row.count)
        block.frames[button] = LayoutRect(
          x: isRightToLeft ? width - sideInset - end : sideInset + start, y: y, width: end - start,
          height: height ?? 0)
      }
      block.height = y + (height ?? 0)
    }
    return block
  }

  /// The buttons of each line, from where lines of text begin.
  private func buttonRows(of buttons: [StyledAlertContentMetrics.Button]) -> [[Int]] {
    let all = Array(buttons.indices)
    let cancelling = all.filter { buttons[$0].role == .cancel }
    let others = all.filter { buttons[$0].role != .cancel }
    let vertical = (others + cancelling).map { [$0] }
    switch buttonLayout ?? metrics.buttonLayout {
    case .vertical: return vertical
    case .horizontal:
      return all.count <= maximumButtonsPerRow ? [cancelling + others] : distribute(others + cancelling)
    case .adaptive:
      let (_, end) = horizontalRange(of: 0, among: max(1, all.count))
      let fitsInOneRow = all.count <= maximumButtonsPerRow && buttons.allSatisfy { $0.width.sanitizedLength <= end }
      return fitsInOneRow ? [cancelling + others] : vertical
    }
  }

  /// As few lines as there can be, none of them more than one longer than another.
  private func distribute(_ buttons: [Int]) -> [[Int]] {
    let count = (buttons.count + maximumButtonsPerRow - 1) / maximumButtonsPerRow
    let starts = (0...count).map { (buttons.count * $0 + count - 1) / count }
    return zip(starts, starts.dropFirst()).map { Array(buttons[$0..<$1]) }
  }

  /// How many buttons have room in one line.
  private var maximumButtonsPerRow: Int {
    let spacing = pixelAligned(metrics.buttonSpacing)
    return max(1, Int((textWidth + spacing) / (max(1, pixelAligned(metrics.buttonWidth)) + spacing)))
  }

  /// Where the button at a place in a line begins and ends; both on pixels.
  private func horizontalRange(of index: Int, among count: Int) -> (Double, Double) {
    let spacing = pixelAligned(metrics.buttonSpacing)
    let step = (textWidth + spacing) / Double(count)
    return (grid.floor(step * Double(index)), grid.floor(step * Double(index + 1) - spacing))
  }
}
