// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(Understudy)
  import Understudy

  extension AssociatedObject {
    func platformObject(on responder: UIResponder) -> AnyObject? {
      responder.headlessAssociated[ObjectIdentifier(self)]
    }

    func setPlatformObject(_ object: AnyObject?, on responder: UIResponder) {
      responder.headlessAssociated[ObjectIdentifier(self)] = object
    }
  }
#endif
