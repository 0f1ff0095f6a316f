// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(Understudy)
  import Understudy

  extension SharedApplication {
    static var platformCurrent: UIApplication? { .shared }

    static func platformCapture() {}
  }
#endif
