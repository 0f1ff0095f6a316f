// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension StyledAlertLayout {
  /// Buttons in their places, below each other from 0 on.
  struct Block {
    /// In the order in which the buttons were given.
    var frames: [LayoutRect] = []
    var height = 0.0
  }

  /// Puts buttons into lines.
  func block(of buttons: [StyledAlertContentSizes.Button]) -> Block {
    var block = Block()
    block.frames = buttons.map { _ in band(y: 0, height: 0) }
    for line in lines(of: buttons) {
      let y = block.height > 0 ? block.height + length(measures.buttonSpacing) : 0
      let height = line.map { length(max(buttons[$0].height.length, measures.buttonHeight.length)) }
        .max()
      for (place, button) in line.enumerated() {
        let (start, end) = edges(of: place, among: line.count)
        block.frames[button] = LayoutRect(
          x: isRightToLeft ? width - side - end : side + start, y: y, width: end - start,
          height: height ?? 0)
      }
      block.height = y + (height ?? 0)
    }
    return block
  }

  /// The buttons of each line, from where lines of text begin.
  private func lines(of buttons: [StyledAlertContentSizes.Button]) -> [[Int]] {
    let all = Array(buttons.indices)
    let cancelling = all.filter { buttons[$0].role == .cancel }
    let others = all.filter { buttons[$0].role != .cancel }
    let vertical = (others + cancelling).map { [$0] }
    switch arrangement ?? measures.arrangement {
    case .vertical: return vertical
    case .horizontal:
      return all.count <= mostInLine ? [cancelling + others] : spread(others + cancelling)
    case .adaptive:
      let (_, end) = edges(of: 0, among: max(1, all.count))
      let isOneLine = all.count <= mostInLine && buttons.allSatisfy { $0.width.length <= end }
      return isOneLine ? [cancelling + others] : vertical
    }
  }

  /// As few lines as there can be, none of them more than one longer than another.
  private func spread(_ buttons: [Int]) -> [[Int]] {
    let count = (buttons.count + mostInLine - 1) / mostInLine
    let starts = (0...count).map { (buttons.count * $0 + count - 1) / count }
    return zip(starts, starts.dropFirst()).map { Array(buttons[$0..<$1]) }
  }

  /// How many buttons have room in one line.
  private var mostInLine: Int {
    let spacing = length(measures.buttonSpacing)
    return max(1, Int((textWidth + spacing) / (max(1, length(measures.buttonWidth)) + spacing)))
  }

  /// Where the button at a place in a line begins and ends; both on pixels.
  private func edges(of place: Int, among count: Int) -> (Double, Double) {
    let spacing = length(measures.buttonSpacing)
    let step = (textWidth + spacing) / Double(count)
    return (grid.down(step * Double(place)), grid.down(step * Double(place + 1) - spacing))
  }
}
