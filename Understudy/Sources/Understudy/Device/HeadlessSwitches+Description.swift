// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension HeadlessSwitches: CustomStringConvertible {
  /// The switches that differ from their defaults, such as `focusMakesWindowKey: false`.
  public var description: String {
    let changed = zip(Mirror(reflecting: self).children, Mirror(reflecting: Self()).children)
      .filter { "\($0.value)" != "\($1.value)" }
      .map { field, _ in "\(field.label ?? ""): \(field.value)" }
    return changed.isEmpty ? "default switches" : changed.joined(separator: ", ")
  }
}
