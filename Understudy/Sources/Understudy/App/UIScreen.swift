// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UIScreen: NSObject {
  var link: DeviceLink?
  var device: HeadlessDevice? { link?.device }
  private let firstModel: HeadlessModel

  init(model: HeadlessModel) {
    firstModel = model
  }

  private var model: HeadlessModel { device?.model ?? firstModel }

  open var bounds: CGRect { device?.bounds ?? CGRect(origin: .zero, size: model.size) }
  open var scale: CGFloat { model.scale }
  open var nativeScale: CGFloat { model.scale }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: model.size.width * scale, height: model.size.height * scale)
  }
  open var maximumFramesPerSecond: Int { 60 }
  open var traitCollection: UITraitCollection { device?.traits ?? UITraitCollection() }
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self) }
}
