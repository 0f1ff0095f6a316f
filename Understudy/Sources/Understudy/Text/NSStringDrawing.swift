// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

open class NSStringDrawingContext: NSObject {
  open fileprivate(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  public func size() -> CGSize { TextLayout.make(self).size }

  public func draw(at point: CGPoint) {
    UIGraphicsGetCurrentContext().map { TextLayout.make(self).draw(in: $0, at: point) }
  }

  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Without `.usesLineFragmentOrigin` one line stands on the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let layout = layout(in: rect.size, options: options)
    context?.totalBounds = bounds(of: layout, options: options)
    guard let drawing = UIGraphicsGetCurrentContext() else { return }
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.lines.first?.baseline ?? 0 }
    layout.draw(in: drawing, at: origin, width: rect.width)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = bounds(of: layout(in: size, options: options), options: options)
    context?.totalBounds = bounds
    return bounds
  }

  private func layout(in size: CGSize, options: NSStringDrawingOptions) -> TextLayout {
    var limits = TextLayout.Limits()
    if options.contains(.usesLineFragmentOrigin) {
      if size.width > 0 { limits.width = size.width }
      if size.height > 0, options.contains(.truncatesLastVisibleLine) {
        limits.height = size.height
        limits.lineBreakMode = .byTruncatingTail
      }
    } else {
      limits.lines = 1
      limits.lineBreakMode = .byClipping
    }
    return TextLayout.make(self, limits: limits)
  }

  private func bounds(of layout: TextLayout, options: NSStringDrawingOptions) -> CGRect {
    let baseline = options.contains(.usesLineFragmentOrigin) ? 0 : layout.lines.first?.baseline ?? 0
    return CGRect(origin: CGPoint(x: 0, y: -baseline), size: layout.size)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    styled(attrs).size()
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    styled(attributes).draw(with: rect, options: options, context: context)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    styled(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}

/// On Apple systems a String has these through its bridge to NSString.
extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
