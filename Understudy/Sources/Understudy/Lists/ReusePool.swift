// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Views that wait to be used again, and the classes that new ones are made of, by identifier.
@MainActor
struct ReusePool {
  private var waiting: [String: [UIView]] = [:]
  private var classes: [String: AnyClass] = [:]

  mutating func register(_ type: AnyClass?, for identifier: String) {
    classes[identifier] = type
  }

  func registered(_ identifier: String) -> AnyClass? { classes[identifier] }

  mutating func enqueue(_ view: UIView, _ identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(view)
  }

  mutating func dequeue(_ identifier: String) -> UIView? {
    waiting[identifier]?.popLast()
  }
}
