// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  import ObjectiveC
#endif

/// Closures as actions of gesture recognizers, which in UIKit take only a target and a selector.
@MainActor
public enum GestureAction {
  /// Calls the closure whenever the recognizer sends its actions.
  ///
  /// The recognizer retains the closure, so the closure must not retain the recognizer.
  public static func add(
    to recognizer: UIGestureRecognizer,
    _ action: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    #if canImport(UIKit)
      let target = GestureTarget(recognizer: recognizer, action: action)
      recognizer.addTarget(target, action: #selector(GestureTarget.fire))
      // A recognizer does not retain its targets. The address of the target is a unique key.
      let key = UnsafeRawPointer(Unmanaged.passUnretained(target).toOpaque())
      objc_setAssociatedObject(recognizer, key, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
      recognizer.headlessAddAction(action)
    #endif
  }
}

#if canImport(UIKit)
  @MainActor
  private final class GestureTarget: NSObject {
    // The recognizer retains this target.
    private weak var recognizer: UIGestureRecognizer?
    private let action: @MainActor (UIGestureRecognizer) -> Void

    init(
      recognizer: UIGestureRecognizer, action: @escaping @MainActor (UIGestureRecognizer) -> Void
    ) {
      self.recognizer = recognizer
      self.action = action
    }

    @objc func fire() {
      if let recognizer { action(recognizer) }
    }
  }
#endif
