// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if canImport(Understudy)
  import Understudy

  extension FittingSize {
    /// The stand-in has no constraints yet.
    static func platformSize(of view: UIView, within limit: CGSize) -> CGSize? { nil }
  }
#endif
