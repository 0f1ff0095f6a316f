// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension NSValue {
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public var cgRectValue: CGRect { rectValue }
}

/// Casts between rectangles and values, as Apple's Foundation has them; Foundation on Linux does not.
/// Apps read the frames of the keyboard as either.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    result = source.holdsRect ? source.rectValue : nil
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

extension NSValue {
  /// A number is a value, too, and ends the process when it is asked for a rectangle.
  fileprivate var holdsRect: Bool {
    !(self is NSNumber) && strcmp(objCType, NSValue(rect: .zero).objCType) == 0
  }
}
