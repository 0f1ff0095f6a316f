// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The keys of an English keyboard on their background.
final class KeyboardView: UIView {
  private weak var client: (any UIKeyInput)?
  private var page = KeyboardPage.letters
  private var type = UIKeyboardType.default
  private var returnKey = UIReturnKeyType.default
  private var shift = KeyboardShift.off
  private var rows: [[(view: KeyboardKeyView, width: CGFloat?)]] = []

  init() {
    super.init(frame: .zero)
    guard HeadlessDevice.currentHasNewDesign else {
      backgroundColor = KeyboardMetrics.backgroundColor
      return
    }
    layer.cornerRadius = KeyboardMetrics.cornerRadius
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    clipsToBounds = true
    let glass = AlertBackground(KeyboardMetrics.glass, opaque: KeyboardMetrics.opaqueGlass)
    glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(glass)
  }

  required init?(coder: NSCoder) { nil }

  /// Applies the traits of an input; another input begins with the first page.
  func show(_ input: any UIKeyInput) {
    let isNew = client !== input || type != input.keyboardType
    client = input
    type = input.keyboardType
    if isNew {
      page = KeyboardRows.firstPage(of: type)
      if isTablet, page == .pad { page = .numbers }
      shift = .off
    }
    if shift != .locked { shift = wantsCapital(input) ? .once : .off }
    returnKey = input.returnKeyType
    rebuild()
  }

  private var gap: CGFloat { isTablet ? 10 : KeyboardMetrics.gap }

  private var isTablet: Bool { traitCollection.userInterfaceIdiom == .pad }

  private func wantsCapital(_ input: any UIKeyInput) -> Bool {
    // Addresses have no sentences.
    if type == .emailAddress || type == .URL, input.autocapitalizationType == .sentences {
      return false
    }
    let before = input.textBeforeCaret
    switch input.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return before.last.map(\.isWhitespace) ?? true
    case .sentences:
      let trimmed = before.reversed().drop { $0 == " " }
      guard let last = trimmed.first else { return true }
      return last.isNewline || before.last == " " && ".!?".contains(last)
    }
  }

  // MARK: - Keys

  /// What the keys depend on; they are made again when it changes.
  private struct Configuration: Equatable {
    var page: KeyboardPage
    var type: UIKeyboardType
    var returnKey: UIReturnKeyType
    var isUpper: Bool
    var isTablet: Bool
    var languages: [String]
  }

  private var shownConfiguration: Configuration?

  private func rebuild() {
    let configuration = Configuration(
      page: page, type: type, returnKey: returnKey, isUpper: shift != .off,
      isTablet: isTablet, languages: HeadlessDevice.current.languages)
    if configuration != shownConfiguration {
      shownConfiguration = configuration
      for row in rows { for key in row { key.view.removeFromSuperview() } }
      rows = KeyboardRows(page: page, type: type, isTablet: isTablet).rows.map { row in
        row.map { (view: makeKey($0.key), width: $0.width) }
      }
      setNeedsLayout()
    }
    for key in rows.joined() {
      if key.view.key == .shift { key.view.shift = shift }
      if key.view.key == .enter {
        key.view.isEnabled =
          !(client?.enablesReturnKeyAutomatically ?? false)
          || client?.hasText ?? true
      }
    }
  }

  private func makeKey(_ key: KeyboardKey) -> KeyboardKeyView {
    let view = KeyboardKeyView(
      key: key, label: label(of: key),
      isTinted: key == .enter && returnKey != .default
        && returnKey != .next && returnKey != .continue, isFlat: isPad && isFlatOnPads(key),
      sublabel: page == .pad ? sublabel(of: key) : nil)
    view.addAction(
      UIAction { [weak self, unowned view] _ in self?.press(view) }, for: .touchUpInside)
    view.addAction(
      UIAction { [weak self] _ in self?.lockShift(key) }, for: .touchDownRepeat)
    addSubview(view)
    return view
  }

  /// Whether it has the digits only.
  var isPad: Bool { page == .pad || page == .padSymbols }

  private func isFlatOnPads(_ key: KeyboardKey) -> Bool {
    switch key {
    case .delete, .page: true
    case .text, .shift, .space, .enter, .dismiss, .gap: false
    }
  }

  /// The letters that belong to a digit; pads for Latin digits only do without.
  private func sublabel(of key: KeyboardKey) -> String? {
    guard case .text(let digit) = key, type != .asciiCapableNumberPad else { return nil }
    let letters = [
      "1": " ", "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS",
      "8": "TUV", "9": "WXYZ",
    ]
    return letters[digit]
  }

  private func label(of key: KeyboardKey) -> String {
    switch key {
    case .text(",") where page == .padSymbols: KeyboardText.pause
    case .text(";") where page == .padSymbols: KeyboardText.wait
    case .text(let text): shift != .off && text.count == 1 ? text.uppercased() : text
    case .page(_, let label): label
    case .space: KeyboardText.space
    case .enter: KeyboardText.returnKey(returnKey)
    case .shift, .delete, .dismiss, .gap: ""
    }
  }

  private func lockShift(_ key: KeyboardKey) {
    if key == .shift { shift = .locked }
  }

  private func press(_ view: KeyboardKeyView) {
    let device = HeadlessDevice.current
    switch view.key {
    case .text(let text): device.type(shift != .off && text.count == 1 ? text.uppercased() : text)
    case .space: device.type(" ")
    case .enter: device.pressReturn()
    case .delete: device.deleteBackward()
    case .shift: toggleShift(view)
    case .page(let target, _): page = target
    case .dismiss: device.keyboard.responder?.resignFirstResponder()
    case .gap: break
    }
    rebuild()
  }

  private func toggleShift(_ view: KeyboardKeyView) {
    // The second tap of two has locked it on its way down.
    if shift == .locked, !lockedBefore {
      lockedBefore = true
      return
    }
    lockedBefore = false
    shift = shift == .off ? .once : .off
  }

  private var lockedBefore = false

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window, !rows.isEmpty else { return }
    let height = KeyboardMetrics.keysHeight(in: window)
    let pitch = height / CGFloat(rows.count)
    let head = KeyboardMetrics.headHeight(in: window, isPad: isPad)
    let sides = max(safeAreaInsets.left, safeAreaInsets.right)
    let full = bounds.width - 2 * (KeyboardMetrics.margin + sides)
    let isCompact = KeyboardMetrics.hasCompactKeys(in: window)
    let room = isCompact ? min(full, KeyboardMetrics.compactKeysWidth) : full
    let shadow: CGFloat = KeyboardMetrics.hasShadows ? 1 : 0
    let keyHeight =
      isCompact ? pitch - KeyboardMetrics.compactGap : (pitch * 0.78).rounded() + shadow
    let start = (bounds.width - room) / 2
    let columns: CGFloat = isTablet ? 11 : 10
    let unit = (room - (columns - 1) * gap) / columns
    for (index, row) in rows.enumerated() {
      let fixed = row.reduce(0) { $0 + ($1.width.map { keyWidth($0, unit) } ?? 0) }
      let flexible = CGFloat(row.filter { $0.width == nil }.count)
      let left = room - fixed - CGFloat(row.count - 1) * gap
      var x = start + (flexible == 0 ? left / 2 : 0)
      // Shift and delete keep a distance from the letters.
      let isMiddle =
        flexible == 2 && row.first?.width == nil && row.last?.width == nil && !isPad && !isTablet
      let extra: CGFloat = isMiddle ? 8 : 0
      for (place, key) in row.enumerated() {
        let width = key.width.map { keyWidth($0, unit) } ?? (left / flexible - extra)
        if isMiddle, place == row.count - 1 { x += extra }
        key.view.frame = CGRect(
          x: x.roundedToPixel(of: self),
          y: (head + CGFloat(index) * pitch + pitch * 0.16).roundedToPixel(of: self),
          width: width, height: keyHeight)
        x += width + gap
        if isMiddle, place == 0 { x += extra }
      }
    }
  }

  private func keyWidth(_ units: CGFloat, _ unit: CGFloat) -> CGFloat {
    units * unit + (units - 1) * gap
  }
}

extension UIKeyInput {
  /// Empty where an input does not tell its text.
  fileprivate var textBeforeCaret: String {
    guard let input = self as? any UITextInput, let caret = input.selectedTextRange?.start,
      let range = input.textRange(from: input.beginningOfDocument, to: caret)
    else { return "" }
    return input.text(in: range) ?? ""
  }
}
