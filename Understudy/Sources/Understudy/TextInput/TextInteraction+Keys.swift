// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension TextInteraction {
  /// Moves the caret, or the end of the selection that moves.
  func pressArrow(_ key: HeadlessKey, _ modifiers: HeadlessKey.Modifiers) {
    let text = editor.text
    guard text.marked == nil else { return }
    host.layoutIfNeeded()
    let selection = text.selection
    let isBackwards = isBackwards(key)
    let extends = modifiers.contains(.shift)
    if selection.length > 0, !extends, modifiers == [], key == .left || key == .right {
      let edge = isBackwards ? selection.location : NSMaxRange(selection)
      return editor.select(NSRange(location: edge, length: 0))
    }
    let fixed =
      editor.anchor ?? (isBackwards ? NSMaxRange(selection) : selection.location)
    let head = fixed == selection.location ? NSMaxRange(selection) : selection.location
    let target = target(of: key, from: head, isBackwards: isBackwards, modifiers)
    guard extends else { return editor.select(NSRange(location: target, length: 0)) }
    editor.select(
      NSRange(location: min(fixed, target), length: abs(target - fixed)), anchor: fixed)
  }

  /// The left arrow goes back in a line that runs from left to right.
  private func isBackwards(_ key: HeadlessKey) -> Bool {
    switch key {
    case .left: !runsRightToLeft
    case .right: runsRightToLeft
    case .up: true
    case .down, .tab, .escape, .return, .delete, .command: false
    }
  }

  private var runsRightToLeft: Bool {
    host.textContentView.isRightToLeft(at: host.shownRange(editor.text.selection).location)
  }

  private func target(
    of key: HeadlessKey, from head: Int, isBackwards: Bool, _ modifiers: HeadlessKey.Modifiers
  ) -> Int {
    let text = editor.text
    switch key {
    case .up, .down:
      if modifiers.contains(.command) { return isBackwards ? 0 : text.length }
      return host.index(besideLineOf: head, isAbove: isBackwards)
    default:
      if modifiers.contains(.command) { return host.edgeOfLine(at: head, isStart: isBackwards) }
      if modifiers.contains(.option) {
        return isBackwards ? text.wordStart(before: head) : text.wordEnd(after: head)
      }
      let character = isBackwards ? text.character(before: head) : text.character(after: head)
      return character.map { isBackwards ? $0.location : NSMaxRange($0) } ?? head
    }
  }
}

extension TextInteractionHost {
  /// The place above or below one; the start or the end of the text where there is no such line.
  fileprivate func index(besideLineOf index: Int, isAbove: Bool) -> Int {
    let rect = textContentView.caretRect(
      at: shownRange(NSRange(location: index, length: 0)).location)
    let y = isAbove ? rect.minY - rect.height / 2 : rect.maxY + rect.height / 2
    guard y >= textContentView.textTop, y < textContentView.textBottom else {
      return isAbove ? 0 : editor.text.length
    }
    return textIndex(at: textContentView.convert(CGPoint(x: rect.midX, y: y), to: self))
  }

  fileprivate func edgeOfLine(at index: Int, isStart: Bool) -> Int {
    let line = textContentView.line(at: shownRange(NSRange(location: index, length: 0)).location)
    guard let line, !isSecureTextEntry else { return isStart ? 0 : editor.text.length }
    guard !isStart else { return line.location }
    return min(NSMaxRange(line), editor.text.length)
  }
}
