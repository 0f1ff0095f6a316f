// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What a key does.
enum KeyboardKey: Hashable {
  case text(String)
  case shift
  case delete
  case page(KeyboardPage, String)
  case space
  case enter
  /// Puts the keyboard away.
  case dismiss
  /// Takes its place and does nothing.
  case gap
}

enum KeyboardPage: Hashable {
  case letters
  case numbers
  case symbols
  case pad
  /// What a phone number has besides digits.
  case padSymbols
}

/// The keys of a page, row by row, with their widths in units of a letter key; nil takes what is
/// left.
struct KeyboardRows {
  struct Key {
    let key: KeyboardKey
    var width: CGFloat? = 1
  }

  var rows: [[Key]]

  @MainActor
  init(page: KeyboardPage, type: UIKeyboardType, isTablet: Bool) {
    guard !isTablet else {
      rows = Self.tablet(page, type)
      return
    }
    switch page {
    case .pad: rows = Self.pad(type)
    case .padSymbols: rows = Self.padSymbols
    case .letters:
      rows = [
        Self.keys("qwertyuiop"), Self.keys("asdfghjkl"),
        [Key(key: .shift, width: nil)] + Self.keys("zxcvbnm") + [Key(key: .delete, width: nil)],
        Self.lastRow(.page(.numbers, "123"), type),
      ]
    case .numbers:
      rows = [
        Self.keys("1234567890"), Self.keys("-/:;()$&@\""),
        Self.punctuation(.page(.symbols, "#+=")),
        Self.lastRow(.page(.letters, "ABC"), .default),
      ]
    case .symbols:
      rows = [
        Self.keys("[]{}#%^*+="), Self.keys("_\\|~<>€£¥•"),
        Self.punctuation(.page(.numbers, "123")),
        Self.lastRow(.page(.letters, "ABC"), .default),
      ]
    }
  }

  /// The page a keyboard of a type comes up with.
  static func firstPage(of type: UIKeyboardType) -> KeyboardPage {
    switch type {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: .pad
    case .numbersAndPunctuation: .numbers
    default: .letters
    }
  }

  static func keys(_ characters: String) -> [Key] {
    characters.map { Key(key: .text(String($0))) }
  }

  private static func punctuation(_ page: KeyboardKey) -> [Key] {
    let middle = ".,?!'".map { Key(key: .text(String($0)), width: 1.4) }
    return [Key(key: page, width: nil)] + middle + [Key(key: .delete, width: nil)]
  }

  private static func lastRow(_ page: KeyboardKey, _ type: UIKeyboardType) -> [Key] {
    let first = Key(key: page, width: 2.5)
    let enter = Key(key: .enter, width: 2.5)
    switch type {
    case .emailAddress:
      return [first, Key(key: .space, width: nil)] + keys("@.") + [enter]
    case .URL:
      return [
        first, Key(key: .text("."), width: nil), Key(key: .text("/"), width: nil),
        Key(key: .text(".com"), width: nil), enter,
      ]
    default:
      return [first, Key(key: .space, width: nil), enter]
    }
  }

  private static func pad(_ type: UIKeyboardType) -> [[Key]] {
    var corner = KeyboardKey.gap
    if type == .decimalPad { corner = .text(".") }
    if type == .phonePad { corner = .page(.padSymbols, "+*#") }
    return ["123", "456", "789"].map { $0.map { Key(key: .text(String($0)), width: nil) } }
      + [[corner, .text("0"), .delete].map { Key(key: $0, width: nil) }]
  }

  private static let padSymbols: [[Key]] = [
    [.text(","), .text("*"), .text(";")], [.gap, .text("#"), .gap], [.gap, .text("+"), .gap],
    [.page(.pad, "123"), .gap, .delete],
  ].map { $0.map { Key(key: $0, width: nil) } }
}

// MARK: - Words

/// The labels of keys, in the first of the device's languages that the stand-in supports.
@MainActor
enum KeyboardText {
  static var space: String { choose("space", "空格", "空格") }
  static var pause: String { choose("pause", "暂停", "暫停") }
  static var wait: String { choose("wait", "等待", "等待") }

  static func returnKey(_ type: UIReturnKeyType) -> String {
    switch type {
    case .default: choose("return", "换行", "換行")
    case .go: choose("go", "前往", "前往")
    case .google, .search, .yahoo: choose("search", "搜索", "搜尋")
    case .join: choose("join", "加入", "加入")
    case .next: choose("next", "下一项", "下一個")
    case .route: choose("route", "路线", "路線")
    case .send: choose("send", "发送", "傳送")
    case .done: choose("done", "完成", "完成")
    case .emergencyCall: choose("emergency call", "紧急呼叫", "緊急電話")
    case .continue: choose("continue", "继续", "繼續")
    }
  }

  private static func choose(
    _ english: String, _ simplified: String, _ traditional: String
  ) -> String {
    let language = HeadlessDevice.current.languages.first ?? "en"
    if language.isTraditionalChinese { return traditional }
    return language.hasPrefix("zh") ? simplified : english
  }
}
