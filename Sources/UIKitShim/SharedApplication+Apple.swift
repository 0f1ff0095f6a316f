// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  import UIKit

  extension SharedApplication {
    private(set) static var platformCurrent: UIApplication?

    @available(iOSApplicationExtension, unavailable)
    static func platformCapture() { platformCurrent = .shared }
  }
#endif
