// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// One object for each application, which is created when it is first used and never released
/// before the application.
///
/// On Apple systems there is one application, so it is one object; on the stand-in each device has
/// its own, and code that runs on no device has one, too. Keep it in a static constant.
@MainActor
public final class PerApplication<Value: AnyObject> {
  private let make: @MainActor () -> Value
  #if canImport(UIKit)
    private var value: Value?
  #else
    private let key = AssociatedObject<Value>()
    private var valueOutside: Value?

    private var value: Value? {
      get { HeadlessDevice.currentIfAny == nil ? valueOutside : key[UIApplication.shared] }
      set {
        if HeadlessDevice.currentIfAny == nil {
          valueOutside = newValue
        } else {
          key[UIApplication.shared] = newValue
        }
      }
    }
  #endif

  /// The closure makes the object of an application; it is called once for each.
  public init(_ make: @escaping @MainActor () -> Value) {
    self.make = make
  }

  /// The object of code that runs on no device; `nil` if there is none, as on Apple systems.
  ///
  /// Objects of applications that are created later can begin with its values.
  public var outside: Value? {
    #if canImport(UIKit)
      nil
    #else
      valueOutside
    #endif
  }

  /// The object of the current application.
  public var current: Value {
    if let value { return value }
    let made = make()
    value = made
    return made
  }

  /// The object whose values the calling code sets: that of the current application, if the code
  /// belongs to it for certain, otherwise that of code on no device.
  public var target: Value {
    #if canImport(UIKit)
      current
    #else
      // While code runs on no device, the device of another test may be running.
      guard HeadlessDevice.ownIfAny == nil else { return current }
      let object = valueOutside ?? make()
      valueOutside = object
      return object
    #endif
  }
}
