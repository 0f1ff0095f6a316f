// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A place on a responder for one object of ours; it lives as long as the responder.
///
/// Make one per purpose and keep it in a static constant: the box itself is the key. What is put in
/// is held strongly, so it must not hold the responder strongly in turn.
@MainActor
public final class AssociatedObject<Value: AnyObject> {
  /// Creates a place of its own, different from every other.
  public init() {}

  /// What the responder holds for us, if anything.
  public subscript(responder: UIResponder) -> Value? {
    get { platformObject(on: responder) as? Value }
    set { setPlatformObject(newValue, on: responder) }
  }
}
