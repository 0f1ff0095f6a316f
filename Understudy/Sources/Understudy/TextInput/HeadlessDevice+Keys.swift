// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension HeadlessDevice {
  /// Presses a key of a connected keyboard. False when nothing has a use for it.
  ///
  /// Text goes through `type` and `setMarked`; here is what does not insert characters.
  @discardableResult
  public func press(_ key: HeadlessKey, _ modifiers: HeadlessKey.Modifiers = []) -> Bool {
    makeCurrent {
      switch key {
      case .return: return pressReturn()
      case .escape: return pressEscape()
      case .tab: return pressTab(isBackwards: modifiers.contains(.shift))
      case .delete: return pressDelete(modifiers)
      case .left, .right, .up, .down:
        guard let host = textHost else { return false }
        host.interaction.pressArrow(key, modifiers)
        return true
      case .command(let letter): return pressCommand(letter)
      }
    }
  }

  private var textHost: (any TextInteractionHost)? {
    keyboard.responder as? any TextInteractionHost
  }

  /// Discards marked text, unless a responder handles the press; else closes the menu, else presses
  /// an alert's cancel action; what none of these handles goes to the responders of the key window.
  private func pressEscape() -> Bool {
    if let host = textHost, let responder = keyboard.responder, host.editor.text.marked != nil {
      return UIPressesEvent.press(.keyboardEscape, to: responder) {
        host.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        return true
      }
    }
    if let host = textHost, editMenu.isShown {
      host.interaction.hideMenu()
      return true
    }
    guard let window = windows.all.first(where: \.isKeyWindow) else { return false }
    var top = window.rootViewController
    while let next = top?.presentedViewController { top = next }
    if let alert = top as? UIAlertController, alert.accessibilityPerformEscape() { return true }
    return UIPressesEvent.press(
      .keyboardEscape, to: window.firstResponder ?? top?.viewIfLoaded ?? window)
  }

  /// A text view takes the character; from a field the focus moves on to the next.
  private func pressTab(isBackwards: Bool) -> Bool {
    guard let responder = keyboard.responder else { return false }
    if let view = responder as? UITextView, !isBackwards {
      view.insertText("\t")
      return true
    }
    guard let view = responder as? UIView, let window = view.window else { return false }
    let fields = window.textInputsInOrder
    guard let index = fields.firstIndex(where: { $0 === view }) else { return false }
    let next = isBackwards ? index - 1 : index + 1
    guard fields.indices.contains(next) else { return false }
    return fields[next].becomeFirstResponder()
  }

  private func pressDelete(_ modifiers: HeadlessKey.Modifiers) -> Bool {
    if let host = textHost, host.editor.text.marked == nil, host.editor.text.selection.length == 0,
      !modifiers.isDisjoint(with: [.option, .command])
    {
      host.interaction.pressArrow(.left, modifiers.union(.shift))
    }
    return deleteBackward()
  }

  private func pressCommand(_ letter: Character) -> Bool {
    guard let host = textHost else { return false }
    let commands: [Character: EditCommand] = [
      "a": .selectAll, "c": .copy, "v": .paste, "x": .cut,
    ]
    guard let command = commands[letter], host.interaction.canPerform(command) else { return false }
    host.interaction.perform(command)
    host.interaction.hideMenu()
    return true
  }
}

extension UIWindow {
  /// Those that can be typed into, from top to bottom, in the order of the language.
  fileprivate var textInputsInOrder: [UIView] {
    var found: [UIView] = []
    func search(in view: UIView) {
      guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
      if view is any TextInteractionHost, view.canBecomeFirstResponder { return found.append(view) }
      view.subviews.forEach(search)
    }
    search(in: self)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return found.sorted { first, second in
      let (a, b) = (first.convert(first.bounds, to: self), second.convert(second.bounds, to: self))
      if abs(a.midY - b.midY) > min(a.height, b.height) / 2 { return a.midY < b.midY }
      return isMirrored ? a.midX > b.midX : a.midX < b.midX
    }
  }
}

// MARK: - Keys

/// A key of a keyboard that is connected to the device.
public enum HeadlessKey: Hashable, Sendable {
  case left
  case right
  case up
  case down
  case tab
  case escape
  case `return`
  case delete
  /// A letter that is pressed together with Command.
  case command(Character)

  /// What is held down meanwhile.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Extends the selection; with Tab, goes backwards.
    public static let shift = Modifiers(rawValue: 1)
    /// Goes by words.
    public static let option = Modifiers(rawValue: 2)
    /// Goes to the end of the line, or of the text.
    public static let command = Modifiers(rawValue: 4)
  }
}
