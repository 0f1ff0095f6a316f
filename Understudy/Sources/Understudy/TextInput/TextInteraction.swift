// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A view whose text can be selected by the finger.
@MainActor
protocol TextInteractionHost: TextEditorHost, UITextInput {
  var editor: TextEditor { get }
  var textContentView: TextContentView { get }
  var interaction: TextInteraction { get }
  /// The user may change the text, not only select it.
  var isTextEditable: Bool { get }
  var isShowingSelection: Bool { get }
  func textIndex(at point: CGPoint) -> Int
  /// From places in the text to places in what is shown of it.
  func shownRange(_ range: NSRange) -> NSRange
}

/// Taps, long presses and grabbers that select text, and the menu that they bring up.
@MainActor
final class TextInteraction {
  unowned let host: any TextInteractionHost
  private let start = TextSelectionHandle(end: .start)
  private let end = TextSelectionHandle(end: .end)
  private let press = UILongPressGestureRecognizer()
  /// Where the selection does not move while a grabber is dragged.
  private var anchor = 0

  init(host: any TextInteractionHost) {
    self.host = host
  }

  var editor: TextEditor { host.editor }

  func install() {
    press.headlessAddAction { [weak self] _ in self?.pressDidChange() }
    host.addGestureRecognizer(press)
    for grabber in [start, end] {
      grabber.isHidden = true
      grabber.dragged = { [weak self] in self?.dragged($0, $1) }
    }
  }

  // MARK: - Showing

  /// Puts caret, highlights and grabbers where the selection is.
  func showSelection() {
    guard host.isShowingSelection else {
      host.textContentView.showSelection(nil)
      for grabber in [start, end] { grabber.removeFromSuperview() }
      return
    }
    let range = host.shownRange(editor.text.selection)
    let showsCaret = range.length > 0 || host.isTextEditable
    host.textContentView.showSelection(showsCaret ? range : nil)
    let rects = host.textContentView.rects(of: range).map {
      host.textContentView.convert($0, to: host)
    }
    guard range.length > 0, let first = rects.first, let last = rects.last else {
      for grabber in [start, end] { grabber.removeFromSuperview() }
      return
    }
    for grabber in [start, end] where grabber.superview == nil { host.addSubview(grabber) }
    let startsRight = host.textContentView.isRightToLeft(at: range.location)
    let endsLeft = host.textContentView.isRightToLeft(at: NSMaxRange(range) - 1)
    start.place(
      at: CGPoint(x: startsRight ? first.maxX : first.minX, y: first.minY), height: first.height)
    end.place(at: CGPoint(x: endsLeft ? last.minX : last.maxX, y: last.minY), height: last.height)
  }

  // MARK: - Touches

  /// A tap puts the caret at the nearest end of a word, a second one selects the word, a third
  /// one everything. A tap on the caret brings up the menu, as does a selection by taps.
  func wasTapped(_ touch: UITouch) {
    let hadFocus = host.isFirstResponder
    guard host.becomeFirstResponder() else { return }
    host.layoutIfNeeded()
    let hidMenu = menu.wasJustHidden
    let before = editor.text.selection
    let location = host.textIndex(at: touch.location(in: host))
    switch touch.tapCount {
    case 1:
      guard host.isTextEditable else {
        return editor.select(NSRange(location: location, length: 0))
      }
      let target = host.isSecureTextEntry ? location : editor.text.wordBoundary(near: location)
      editor.select(NSRange(location: target, length: 0))
      if hadFocus, before == editor.text.selection, !hidMenu { showMenu() }
    case 2 where !host.isSecureTextEntry:
      editor.select(editor.text.word(at: location))
      showMenu()
    default:
      editor.select(editor.text.all)
      showMenu()
    }
  }

  /// A long press moves the caret under the finger; where nothing can be typed it selects words.
  private func pressDidChange() {
    switch press.state {
    case .began:
      guard host.becomeFirstResponder() else { return }
      host.layoutIfNeeded()
      followPress()
    case .changed: followPress()
    case .ended: showMenu()
    case .possible, .cancelled, .failed: break
    }
  }

  private func followPress() {
    let location = host.textIndex(at: press.location(in: host))
    editor.select(
      host.isTextEditable ? NSRange(location: location, length: 0) : editor.text.word(at: location))
  }

  private func dragged(_ grabber: TextSelectionHandle, _ phase: TextSelectionHandle.Phase) {
    switch phase {
    case .began:
      let selection = editor.text.selection
      anchor = grabber === start ? NSMaxRange(selection) : selection.location
      hideMenu()
    case .moved(let point):
      let location = host.textIndex(at: grabber.convert(point, to: host))
      // At least one character stays selected.
      guard location != anchor else { return }
      editor.select(NSRange(location: min(location, anchor), length: abs(location - anchor)))
    case .ended: showMenu()
    case .tapped(let touch): wasTapped(touch)
    }
  }

  // MARK: - Menu

  private var menu: EditMenu { HeadlessDevice.current.editMenu }

  func hideMenu() { menu.hide(for: host) }

  func showMenu() {
    let selection = host.shownRange(editor.text.selection)
    let rects =
      selection.length > 0
      ? host.textContentView.rects(of: selection)
      : [host.textContentView.caretRect(at: selection.location)]
    guard let first = rects.first else { return }
    let around = rects.dropFirst().reduce(first) { $0.union($1) }
    let visible = host.textContentView.convert(around, to: host).intersection(host.bounds)
    guard !visible.isNull else { return }
    menu.show(commands.filter(canPerform), around: visible, of: host) { [weak self] in
      self?.perform($0)
    }
  }

  private var commands: [EditCommand] { [.cut, .copy, .paste, .select, .selectAll] }

  func canPerform(_ command: EditCommand) -> Bool {
    let selection = editor.text.selection
    switch command {
    case .cut: return selection.length > 0 && host.isTextEditable && !host.isSecureTextEntry
    case .copy: return selection.length > 0 && !host.isSecureTextEntry
    case .paste: return host.isTextEditable && UIPasteboard.general.hasStrings
    case .select: return selection.length == 0 && !editor.isEmpty && !host.isSecureTextEntry
    case .selectAll: return !editor.isEmpty && selection != editor.text.all
    }
  }

  func perform(_ command: EditCommand) {
    guard canPerform(command) else { return }
    let selected = editor.text.clamped(editor.text.selection)
    let string = editor.text.content.attributedSubstring(from: selected).string
    switch command {
    case .cut:
      UIPasteboard.general.string = string
      editor.change(selected, to: "")
    case .copy:
      UIPasteboard.general.string = string
    case .paste: editor.insert(UIPasteboard.general.string ?? "")
    case .select:
      editor.select(editor.text.word(at: selected.location))
      showMenu()
    case .selectAll:
      editor.select(editor.text.all)
      showMenu()
    }
  }
}

// MARK: - Commands

/// What the edit menu offers.
enum EditCommand: Hashable {
  case cut, copy, paste, select, selectAll

  /// In the first of the device's languages that the stand-in supports.
  @MainActor
  var title: String {
    let words: (english: String, simplified: String, traditional: String, arabic: String) =
      switch self {
      case .cut: ("Cut", "剪切", "剪下", "قص")
      case .copy: ("Copy", "拷贝", "拷貝", "نسخ")
      case .paste: ("Paste", "粘贴", "貼上", "لصق")
      case .select: ("Select", "选择", "選取", "تحديد")
      case .selectAll: ("Select All", "全选", "全選", "تحديد الكل")
      }
    switch HeadlessDevice.current.languagesOfApp.first ?? "en" {
    case let code where code.isTraditionalChinese: return words.traditional
    case let code where code.hasPrefix("zh"): return words.simplified
    case let code where code.hasPrefix("ar"): return words.arabic
    default: return words.english
    }
  }
}

extension String {
  /// Of the code of a language.
  var isTraditionalChinese: Bool {
    hasPrefix("zh-Hant") || hasPrefix("zh-TW") || hasPrefix("zh-HK")
  }
}

// MARK: - The pasteboard

/// Differs: keeps texts only, in memory, one general pasteboard a device.
@MainActor
open class UIPasteboard: NSObject {
  open class var general: UIPasteboard { HeadlessDevice.current.pasteboard }

  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")

  open private(set) var changeCount = 0
  private var texts: [String] = []

  open var string: String? {
    get { texts.first }
    set { set(newValue.map { [$0] } ?? []) }
  }
  open var strings: [String]? {
    get { texts.isEmpty ? nil : texts }
    set { set(newValue ?? []) }
  }
  open var hasStrings: Bool { !texts.isEmpty }
  open var numberOfItems: Int { texts.count }

  private func set(_ new: [String]) {
    texts = new
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
