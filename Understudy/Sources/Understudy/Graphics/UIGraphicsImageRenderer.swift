// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

open class UIGraphicsRendererFormat: NSObject {
  public required override init() {}
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  open var scale: CGFloat
  open var opaque = false

  public required init() {
    let current = UITraitCollection.current.displayScale
    scale = current > 0 ? current : 1
  }
}

open class UIGraphicsRendererContext: NSObject {
  open var cgContext: CGContext { context }
  private let context: CGContext

  init(context: CGContext) {
    self.context = context
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}

open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
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
    self.bounds = bounds
    imageFormat = format
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = imageFormat.scale > 0 ? imageFormat.scale : 1
    return UIImage(cgImage: draw(scale: scale, actions), scale: scale, orientation: .up)
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
    actions(UIGraphicsImageRendererContext(context: context))
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
