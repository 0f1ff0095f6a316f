// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  import ObjectiveC
  import UIKit

  extension AssociatedObject {
    // The address of this object is unique and constant, because the object is never released.
    private var key: UnsafeRawPointer { .init(Unmanaged.passUnretained(self).toOpaque()) }

    func platformObject(on responder: UIResponder) -> AnyObject? {
      objc_getAssociatedObject(responder, key) as AnyObject?
    }

    func setPlatformObject(_ object: AnyObject?, on responder: UIResponder) {
      objc_setAssociatedObject(responder, key, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
#endif
