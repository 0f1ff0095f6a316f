// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The images that a view shows one after the other, and where it is among them.
@MainActor
final class ImageSequence {
  let images: [UIImage]
  let highlighted: [UIImage]
  private let frameDuration: TimeInterval
  private let repeatCount: Int
  private let start: TimeInterval
  private var tick: HeadlessScheduledWork?
  /// Called when another image is due, and, with true, when the last one was shown long enough.
  private let turn: @MainActor (_ hasEnded: Bool) -> Void

  /// Without a duration of its own an image is shown for a thirtieth of a second.
  init(
    images: [UIImage], highlighted: [UIImage], duration: TimeInterval, repeatCount: Int,
    turn: @escaping @MainActor (Bool) -> Void
  ) {
    self.images = images
    self.highlighted = highlighted
    let count = max(images.count, highlighted.count, 1)
    frameDuration = duration > 0 ? duration / Double(count) : 1 / 30
    self.repeatCount = repeatCount
    self.turn = turn
    start = HeadlessDevice.current.clock.now
    scheduleTick()
  }

  func stop() {
    tick?.cancel()
    tick = nil
  }

  func image(isHighlighted: Bool) -> UIImage? {
    let shown = isHighlighted && !highlighted.isEmpty ? highlighted : images
    return shown.isEmpty ? nil : shown[frame % shown.count]
  }

  private var elapsed: TimeInterval { HeadlessDevice.current.clock.now - start }

  /// How many images have been shown before this one.
  private var frame: Int { Int((elapsed / frameDuration + 1e-6).rounded(.down)) }

  private var count: Int { max(images.count, highlighted.count) }

  private func scheduleTick() {
    let clock = HeadlessDevice.current.clock
    let delay = Double(frame + 1) * frameDuration - elapsed
    let body: @MainActor () -> Void = { [weak self] in self?.advance() }
    tick =
      repeatCount > 0
      ? clock.schedule(after: delay, body) : clock.scheduleEndless(after: delay, body)
  }

  private func advance() {
    let hasEnded = repeatCount > 0 && frame >= repeatCount * count
    if hasEnded { stop() } else { scheduleTick() }
    turn(hasEnded)
  }
}

// MARK: - In image views

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
