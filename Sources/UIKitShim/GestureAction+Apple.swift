// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if canImport(UIKit)
  import ObjectiveC
  import UIKit

  extension GestureAction {
    static func platformAdd(
      to recognizer: UIGestureRecognizer,
      _ action: @escaping @MainActor (UIGestureRecognizer) -> Void
    ) {
      let target = GestureTarget(recognizer: recognizer, action: action)
      recognizer.addTarget(target, action: #selector(GestureTarget.fire))
      // A recogniser does not keep its targets. The target's own address is a key that no other has.
      let key = UnsafeRawPointer(Unmanaged.passUnretained(target).toOpaque())
      objc_setAssociatedObject(recognizer, key, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  @MainActor
  private final class GestureTarget: NSObject {
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
