// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

open class UIGraphicsRendererFormat: NSObject {
  open class func `default`() -> Self { self.init() }

  open class func preferred() -> Self { self.init() }

  open fileprivate(set) var bounds = CGRect.zero

  public required override init() {}
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  open var scale: CGFloat
  open var opaque = false

  public required init() {
    let current = UITraitCollection.current.displayScale
    scale = current > 0 ? current : 1
  }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

open class UIGraphicsRendererContext: NSObject {
  open var cgContext: CGContext { context }
  open var format: UIGraphicsRendererFormat { rendererFormat }
  private let context: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(context: CGContext, format: UIGraphicsRendererFormat) {
    self.context = context
    rendererFormat = format
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage {
    UIImage(
      cgImage: CGImage(adopting: cgContext.surface.copy()), scale: cgContext.surface.scale,
      orientation: .up)
  }
}

open class UIGraphicsRenderer: NSObject {
  open var format: UIGraphicsRendererFormat { rendererFormat }
  fileprivate let rendererFormat: UIGraphicsRendererFormat
  fileprivate let bounds: CGRect

  fileprivate init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    self.rendererFormat = rendererFormat
    rendererFormat.bounds = bounds
  }
}

open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, rendererFormat: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = imageFormat.scale > 0 ? imageFormat.scale : 1
    return UIImage(cgImage: draw(scale: scale, actions), scale: scale, orientation: .up)
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  private func draw(
    scale: CGFloat, _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> CGImage {
    let surface = Surface(size: bounds.size, scale: scale)
    let context = CGContext(surface: surface)
    if imageFormat.opaque {
      context.fill(CGRect(origin: .zero, size: surface.size))
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context: context, format: imageFormat))
    UIGraphicsPopContext()
    return CGImage(adopting: surface)
  }
}

// MARK: - The current context

public func UIGraphicsGetCurrentContext() -> CGContext? { ThreadValues.current.contexts.last }

public func UIGraphicsPushContext(_ context: CGContext) {
  ThreadValues.current.contexts.append(context)
}

public func UIGraphicsPopContext() {
  let values = ThreadValues.current
  if !values.contexts.isEmpty { values.contexts.removeLast() }
}

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setLineWidth(1)
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
  context.restoreGState()
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
