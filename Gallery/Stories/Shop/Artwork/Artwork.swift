// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The pictures of the shop, drawn in code with one palette.
///
/// A thing has its base at y = 0 and is about 100 units high; a scene fills its frame.
enum Artwork: CaseIterable, Sendable {
  case moonJar, teapot, cup, bowl, oolongTin, roastTin
  case stillLife, voucher, openKiln
  case wheel, evening, mending, glazing

  /// The size of the scene, or of the square around a thing.
  var size: CGSize {
    switch self {
    case .stillLife: CGSize(width: 360, height: 220)
    case .voucher, .openKiln: CGSize(width: 320, height: 168)
    case .wheel, .evening, .mending, .glazing: CGSize(width: 360, height: 200)
    case .moonJar, .teapot, .cup, .bowl, .oolongTin, .roastTin: CGSize(width: 140, height: 140)
    }
  }

  private var isScene: Bool {
    switch self {
    case .stillLife, .voucher, .openKiln, .wheel, .evening, .mending, .glazing: true
    case .moonJar, .teapot, .cup, .bowl, .oolongTin, .roastTin: false
    }
  }

  /// Draws into the current context. A scene fills the rectangle, a thing fits into it.
  func draw(in rect: CGRect, context: CGContext) {
    let sketch = Sketch(context: context)
    let scaleX = rect.width / size.width
    let scaleY = rect.height / size.height
    let scale = isScene ? max(scaleX, scaleY) : min(scaleX, scaleY)
    let x = rect.midX - size.width * scale / 2
    let y = rect.midY - size.height * scale / 2
    sketch.placed(x, y, scale: scale) {
      if isScene {
        drawScene(sketch)
      } else {
        sketch.placed(70, 114, scale: thingScale) { drawThing(sketch) }
      }
    }
  }

  /// The scale that makes all things fill their squares equally.
  private var thingScale: CGFloat {
    switch self {
    case .moonJar: 0.9
    case .cup: 1.12
    case .bowl: 1.22
    case .teapot: 1.12
    case .oolongTin, .roastTin: 1.05
    case .stillLife, .voucher, .openKiln, .wheel, .evening, .mending, .glazing: 1
    }
  }

  private func drawThing(_ sketch: Sketch) {
    switch self {
    case .moonJar: sketch.moonJar()
    case .teapot: sketch.teapot()
    case .cup: sketch.cup(steaming: true)
    case .bowl: sketch.bowl()
    case .oolongTin: sketch.tin(Palette.celadon, shade: Palette.celadonShade, lid: Palette.iron)
    case .roastTin: sketch.tin(Palette.clay, shade: Palette.clayShade, lid: Palette.iron)
    case .stillLife, .voucher, .openKiln, .wheel, .evening, .mending, .glazing: break
    }
  }

  private func drawScene(_ sketch: Sketch) {
    switch self {
    case .stillLife: sketch.stillLife(size)
    case .voucher: sketch.voucher(size)
    case .openKiln: sketch.openKiln(size)
    case .wheel: sketch.wheel(size)
    case .evening: sketch.evening(size)
    case .mending: sketch.mending(size)
    case .glazing: sketch.glazing(size)
    case .moonJar, .teapot, .cup, .bowl, .oolongTin, .roastTin: break
    }
  }
}
