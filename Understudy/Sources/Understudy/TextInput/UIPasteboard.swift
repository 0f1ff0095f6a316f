// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

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
