// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(Understudy)
  import Understudy

  extension GestureAction {
    static func platformAdd(
      to recognizer: UIGestureRecognizer,
      _ action: @escaping @MainActor (UIGestureRecognizer) -> Void
    ) {
      recognizer.headlessAddAction(action)
    }
  }
#endif
