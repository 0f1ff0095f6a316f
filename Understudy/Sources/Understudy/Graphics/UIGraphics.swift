// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

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
