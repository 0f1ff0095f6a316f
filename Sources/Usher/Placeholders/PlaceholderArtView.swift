// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Makes the views of pictures; all of them are decoration and are not read out.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum PlaceholderArtworkView {
  static func make(_ artwork: PlaceholderArtwork?) -> UIView? {
    switch artwork {
    case nil, PlaceholderArtwork.none?: return nil
    case .indicator?:
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.isAccessibilityElement = false
      indicator.startAnimating()
      return indicator
    case .symbol(let name)?:
      let image = UIImageView(image: UIImage(systemName: name))
      image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: 48, weight: .regular)
      image.contentMode = .center
      return image
    case .image(let image)?: return UIImageView(image: image)
    case .animation(let animation)?: return PlaceholderAnimationView(animation)
    }
  }

  static func applyTheme(_ view: UIView?, in theme: PlaceholderTheme) {
    switch view {
    case let indicator as UIActivityIndicatorView: indicator.color = theme.artworkColor
    case let frames as PlaceholderAnimationView:
      frames.style = PlaceholderAnimation.Style(lineColor: theme.artworkColor, fillColor: theme.artworkFill)
    default: view?.tintColor = theme.artworkColor
    }
  }
}

/// Draws one picture of a sequence at a time, while it is on the screen.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class PlaceholderAnimationView: UIView {
  private let animation: PlaceholderAnimation
  private(set) var index = 0
  private var startTime = Duration.zero
  private var nextFrame: ScheduledAction?
  private let reduceMotion = ReduceMotionObserver()

  var style = PlaceholderAnimation.Style(lineColor: .label, fillColor: .secondarySystemFill) {
    didSet { setNeedsDisplay() }
  }

  init(_ animation: PlaceholderAnimation) {
    self.animation = animation
    super.init(frame: CGRect(origin: .zero, size: animation.size))
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { animation.size }

  override func draw(_ rect: CGRect) { animation.draw(index, bounds, style) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    reduceMotion.setObserving(window != nil) { [weak self] in self?.resume() }
    resume()
  }

  /// Goes on with the picture at which it stopped.
  private func resume() {
    nextFrame?.cancel()
    nextFrame = nil
    guard window != nil, animation.frameCount > 1 else { return }
    startTime = MainClock.now - animation.duration * index / animation.frameCount
    scheduleNextFrame()
  }

  /// Waits for the next picture; nothing is drawn for those that nobody would have seen.
  private func scheduleNextFrame() {
    guard animation.frameCount > 1, animation.duration > .zero, !UIAccessibility.isReduceMotionEnabled else {
      return
    }
    let interval = max(animation.duration / animation.frameCount, .seconds(1.0 / 60))
    nextFrame = MainClock.schedule(after: interval) { [weak self] in self?.showCurrentFrame() }
  }

  private func showCurrentFrame() {
    let fraction = ((MainClock.now - startTime) / animation.duration).truncatingRemainder(
      dividingBy: 1)
    // A clock in floating point may be a little before the picture that it was set for.
    let currentIndex = Int(fraction * Double(animation.frameCount) + 1e-6) % animation.frameCount
    if currentIndex != index {
      index = currentIndex
      setNeedsDisplay()
    }
    scheduleNextFrame()
  }
}
