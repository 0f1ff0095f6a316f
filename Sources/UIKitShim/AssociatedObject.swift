// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A key for associating one object of Usher with a responder, for the lifetime of the responder.
///
/// Create one for each purpose and keep it in a static constant. The associated object is retained,
/// so it must not retain the responder.
@MainActor
public final class AssociatedObject<Value: AnyObject> {
  /// Creates a key that is different from every other.
  public init() {}

  /// The object that is associated with the responder.
  public subscript(responder: UIResponder) -> Value? {
    get { platformObject(on: responder) as? Value }
    set { setPlatformObject(newValue, on: responder) }
  }

  /// Returns the object that is associated with the responder, which is created if there is none.
  public func value(
    for responder: UIResponder, orCreate make: @MainActor () -> Value
  ) -> Value {
    if let existing = self[responder] { return existing }
    let value = make()
    self[responder] = value
    return value
  }
}
