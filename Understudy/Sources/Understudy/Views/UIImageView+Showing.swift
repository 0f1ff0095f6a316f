// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIImageView {
  /// The image as it is shown: a symbol of the size and weight that this view prefers.
  var shownImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    return shown?.preferring(preferredSymbolConfiguration, traits: traitCollection)
  }

  /// Whether what is shown depends on the size of the view.
  var followsSize: Bool { shownImage.map(isScaledSymbol) ?? false }

  /// Whether a symbol is drawn at the size of the view, because it is sharp at every size.
  private func isScaledSymbol(_ image: UIImage) -> Bool {
    switch contentMode {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill: image.isSymbolImage
    case .redraw, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
      .bottomRight:
      false
    }
  }

  /// Hands the layer its pixels: those of the image, or a drawing where it needs a tint.
  func update() {
    guard let shownImage else {
      showsTint = false
      if layer.contents != nil { layer.contents = nil }
      return
    }
    showsTint = isTemplate(shownImage)
    let tint = showsTint ? tintColor : nil
    let needsDrawing = tint != nil || flips(shownImage) || shownImage.isSymbolImage
    let scale = needsDrawing ? drawingScale(of: shownImage) : shownImage.scale
    layer.contents =
      needsDrawing ? drawn(shownImage, tint: tint, scale: scale) : shownImage.cgImage
    layer.contentsScale = scale
  }

  /// Symbols take the tint unless they are `alwaysOriginal`; other images if they are
  /// `alwaysTemplate`.
  private func isTemplate(_ image: UIImage) -> Bool {
    switch image.renderingMode {
    case .alwaysTemplate: true
    case .automatic: image.isSymbolImage
    case .alwaysOriginal: false
    }
  }

  private func flips(_ image: UIImage) -> Bool {
    image.flipsForRightToLeftLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// More pixels for a symbol that the view enlarges.
  private func drawingScale(of image: UIImage) -> CGFloat {
    let size = image.size
    guard isScaledSymbol(image), size.width > 0, size.height > 0, bounds.width > 0 else {
      return image.scale
    }
    let factor = max(bounds.width / size.width, bounds.height / size.height)
    return image.scale * min(max(factor, 1), 16)
  }

  /// The image as it is to be drawn; its pixels are made when something renders them.
  private func drawn(_ image: UIImage, tint: UIColor?, scale: CGFloat) -> CGImage? {
    let size = image.size
    guard size.width > 0, size.height > 0 else { return nil }
    let traits = traitCollection
    let color = tint?.resolvedColor(with: traits)
    let isFlipped = flips(image)
    return CGImage(size: size, scale: scale) { context in
      if isFlipped {
        context.translateBy(x: size.width, y: 0)
        context.scaleBy(x: -1, y: 1)
      }
      traits.performAsCurrent {
        image.draw(in: CGRect(origin: .zero, size: size), context: context, tint: color)
      }
    }
  }
}
