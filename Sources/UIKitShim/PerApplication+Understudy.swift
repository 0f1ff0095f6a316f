// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(Understudy)
  import Understudy

  extension PerApplication {
    @MainActor
    struct PlatformStorage {
      private let key = AssociatedObject<Value>()
      private(set) var outside: Value?

      var value: Value? {
        get { HeadlessDevice.currentIfAny == nil ? outside : key[UIApplication.shared] }
        set {
          if HeadlessDevice.currentIfAny == nil {
            outside = newValue
          } else {
            key[UIApplication.shared] = newValue
          }
        }
      }

      /// On the device of another test that happens to be running, nothing may be set.
      var target: Value? {
        get { HeadlessDevice.ownIfAny == nil ? outside : value }
        set { if HeadlessDevice.ownIfAny == nil { outside = newValue } else { value = newValue } }
      }
    }
  }
#endif
