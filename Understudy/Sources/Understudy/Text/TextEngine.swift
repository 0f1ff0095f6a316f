// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo
import CPango

/// Pango, the pinned faces, and the layouts made last.
///One engine serves the process, because loading the faces costs time and memory. A layout depends
///on its text and limits alone, so tests that share the engine cannot affect each other. Every use
///of Pango happens inside `locked`, which makes the pointers safe on any thread.
final class TextEngine: @unchecked Sendable {
  private static let shared = TextEngine()

  let faces: PinnedFaces
  // Two contexts, never changed: a context that changes would lay out all its texts again.
  let leftToRight: OpaquePointer
  let rightToLeft: OpaquePointer
  private let lock = NSRecursiveLock()
  private var cache = GenerationCache<Key, TextLayout>(capacity: 400)

  struct Key: Hashable {
    let text: StyledText
    let limits: TextLayout.Limits
  }

  private init() {
    faces = PinnedFaces()
    leftToRight = faces.makeContext(PANGO_DIRECTION_LTR)
    rightToLeft = faces.makeContext(PANGO_DIRECTION_RTL)
  }

  static func locked<Result>(_ body: (TextEngine) throws -> Result) rethrows -> Result {
    shared.lock.lock()
    defer { shared.lock.unlock() }
    return try body(shared)
  }

  /// The layout for a text in its limits, from the cache where it was made before.
  static func layout(_ text: StyledText, limits: TextLayout.Limits) -> TextLayout {
    locked { engine in
      let key = Key(text: text, limits: limits)
      if let known = engine.cache[key] { return known }
      let layout = TextLayout(text: text, limits: limits)
      engine.cache[key] = layout
      return layout
    }
  }
}

/// A dictionary that forgets what was not used for a while.
///
/// When the young generation is full it becomes the old one, and the former old one is dropped: at
/// most twice the capacity is kept, and nothing has to be sorted.
struct GenerationCache<Key: Hashable, Value> {
  private let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { young.count + old.count }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      insert(value, key)
      return value
    }
    set {
      guard let newValue else {
        young[key] = nil
        old[key] = nil
        return
      }
      insert(newValue, key)
    }
  }

  private mutating func insert(_ value: Value, _ key: Key) {
    if young.count >= capacity {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
