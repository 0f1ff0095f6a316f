// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

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
      // A recognizer does not retain its targets. The address of the target is a unique key.
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
