// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if canImport(Understudy)
  import Understudy

  extension PerApplication {
    @MainActor
    struct PlatformStorage {
      private let key = AssociatedObject<Value>()

      var value: Value? {
        get { key[UIApplication.shared] }
        nonmutating set { key[UIApplication.shared] = newValue }
      }
    }
  }
#endif
