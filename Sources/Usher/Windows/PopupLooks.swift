// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// How a popup of ours is shown.
struct PopupLooks {
  var size: CGSize?
  var motion = PopupMotion.zoom
  var backdrop = PopupBackdrop.dimmed
  var isModal = true
  var closing = PopupClosing.everyWay
}
