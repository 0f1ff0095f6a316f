// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension ScreenProbe {
  /// Takes a picture of the whole screen, at so many pixels per point.
  public func image(scale: CGFloat = 2) -> ScreenImage {
    TestPlatform.image(of: scene, windows: windows.reversed(), scale: scale)
  }

  /// The windows and their views as text; see ``ScreenDescription`` for the format.
  public var description: String {
    ScreenDescription(of: scene).text
  }

  /// What is wrong with the screen as it is now; see ``ScreenAudit``.
  public func audit() -> [AuditViolation] {
    ScreenAudit(scene).violations()
  }
}
