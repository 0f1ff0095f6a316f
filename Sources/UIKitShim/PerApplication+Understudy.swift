// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(Understudy)
  import Understudy

  extension PerApplication {
    @MainActor
    struct PlatformStorage {
      private let key = AssociatedObject<Value>()
      fileprivate var outside: Value?

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
    }

    var platformOutside: Value? { platformStorage.outside }

    // While code runs on no device, the device of another test may be running.
    var platformTarget: Value {
      guard HeadlessDevice.ownIfAny == nil else { return current }
      let object = platformStorage.outside ?? make()
      platformStorage.outside = object
      return object
    }
  }
#endif
