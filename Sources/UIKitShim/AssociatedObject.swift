// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  import ObjectiveC
#endif

/// A key for associating one object of Usher with a responder, for the lifetime of the responder.
///
/// Create one for each purpose and keep it in a static constant. The associated object is retained,
/// so it must not retain the responder.
@MainActor
public final class AssociatedObject<Value: AnyObject> {
  /// Creates a key that is different from every other.
  public init() {}

  #if canImport(UIKit)
    // The address of this object is unique and constant, because the object is never released.
    private var key: UnsafeRawPointer { .init(Unmanaged.passUnretained(self).toOpaque()) }

    /// The object that is associated with the responder.
    public subscript(responder: UIResponder) -> Value? {
      get { objc_getAssociatedObject(responder, key) as? Value }
      set { objc_setAssociatedObject(responder, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
  #else
    /// The object that is associated with the responder.
    public subscript(responder: UIResponder) -> Value? {
      get { responder.headlessAssociated[ObjectIdentifier(self)] as? Value }
      set { responder.headlessAssociated[ObjectIdentifier(self)] = newValue }
    }
  #endif

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
