// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// One object for each application, which is created when it is first used and never released
/// before the application.
///
/// On Apple systems there is one application, so it is one object; on the stand-in each device has
/// its own. Keep it in a static constant.
@MainActor
public final class PerApplication<Value: AnyObject> {
  private let make: @MainActor () -> Value
  var platformStorage = PlatformStorage()

  /// The closure makes the object of an application; it is called once for each.
  public init(_ make: @escaping @MainActor () -> Value) {
    self.make = make
  }

  /// The object of the current application.
  public var current: Value {
    if let existing = platformStorage.value { return existing }
    let value = make()
    platformStorage.value = value
    return value
  }
}
