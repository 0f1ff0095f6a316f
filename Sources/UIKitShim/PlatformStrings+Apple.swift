// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  import UIKit

  extension PlatformStrings {
    static func platformLocalized(_ key: String, bundle: Bundle, table: String?) -> String {
      bundle.localizedString(forKey: key, value: nil, table: table)
    }
  }
#endif
