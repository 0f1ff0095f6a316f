// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension Probe {
  /// Takes a picture of the whole screen, at so many pixels per point.
  public func picture(scale: CGFloat = 2) -> Picture {
    TestPlatform.picture(of: scene, windows: windows.reversed(), scale: scale)
  }

  /// The windows and their views as text; see ``TreeDescription`` for the format.
  public var tree: String {
    TreeDescription(of: scene).text
  }

  /// What is wrong with the screen as it is now; see ``ScreenAudit``.
  public func audit() -> [AuditViolation] {
    ScreenAudit(scene).violations()
  }
}
