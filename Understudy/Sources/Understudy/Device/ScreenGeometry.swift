// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The geometry of a device's screen for the app: the hardware, and which side of it is up.
struct ScreenGeometry {
  let model: HeadlessModel
  let orientation: UIInterfaceOrientation

  /// The screen as it is held.
  var bounds: CGRect {
    let size = model.size
    return CGRect(
      origin: .zero,
      size: orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size)
  }

  /// What the hardware and the system's bars take of it.
  var safeArea: UIEdgeInsets {
    orientation.isLandscape ? model.landscapeSafeArea : model.safeArea
  }

  /// Pads are wide; so are the largest phones on their side.
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    if model.idiom == .pad { return .regular }
    return orientation.isLandscape && bounds.width >= 896 ? .regular : .compact
  }

  var verticalSizeClass: UIUserInterfaceSizeClass {
    model.idiom == .phone && orientation.isLandscape ? .compact : .regular
  }
}
