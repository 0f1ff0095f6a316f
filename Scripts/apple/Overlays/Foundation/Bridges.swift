// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

// The importer replaces a class by the value type that is bridged to it.
extension _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {}
  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Self?
  ) -> Bool { true }
  @_effects(readonly)
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
    fatalError()
  }
}

extension Set: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSSet }
extension Array: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSArray }
extension Dictionary: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSDictionary
}
extension String: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension Data: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSData }
extension URL: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSURL }
extension Date: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDate }
extension IndexPath: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSIndexPath
}
extension Locale: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSLocale }
extension Notification: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNotification }
extension UUID: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSUUID }
extension Calendar: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSCalendar
}
extension TimeZone: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSTimeZone
}
extension DateComponents: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSDateComponents
}
extension Int: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Double: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Float: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Bool: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSNumber
}
extension IndexSet: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSIndexSet }

// The compiler calls it for `error as NSError`.
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }
