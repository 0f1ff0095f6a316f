// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIImageView {
  public var isAnimating: Bool { sequence != nil }

  public func startAnimating() {
    let images = animationImages ?? image?.images ?? []
    let highlighted = highlightedAnimationImages ?? highlightedImage?.images ?? []
    guard !images.isEmpty || !highlighted.isEmpty else { return }
    sequence?.stop()
    let ownDuration = animationImages == nil ? image?.duration ?? 0 : 0
    sequence = ImageSequence(
      images: images, highlighted: highlighted,
      duration: animationDuration > 0 ? animationDuration : ownDuration,
      repeatCount: animationRepeatCount
    ) { [weak self] hasEnded in
      if hasEnded { self?.stopAnimating() } else { self?.update() }
    }
    update()
  }

  public func stopAnimating() {
    guard let running = sequence else { return }
    running.stop()
    sequence = nil
    update()
  }

  /// An animated image moves as soon as a view has it.
  func imageDidChange() {
    stopAnimating()
    if image?.images != nil { startAnimating() }
  }
}
