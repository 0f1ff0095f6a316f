// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Makes the views for artwork, which are decorative and not accessible.
@MainActor
enum PlaceholderArtworkView {
  static func make(_ artwork: PlaceholderArtwork?) -> UIView? {
    switch artwork {
    // A skeleton is not a part of the column.
    case nil, PlaceholderArtwork.none?, .skeleton?: return nil
    case .indicator?:
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.isAccessibilityElement = false
      indicator.startAnimating()
      return indicator
    case .symbol(let name)?:
      let image = UIImageView(image: UIImage(systemName: name))
      image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: 48, weight: .regular)
      image.contentMode = .scaleAspectFit
      return image
    case .image(let image)?: return UIImageView(image: image)
    case .animation(let animation)?: return PlaceholderAnimationView(animation)
    }
  }

  static func applyTheme(_ view: UIView?, in theme: PlaceholderTheme) {
    switch view {
    case let indicator as UIActivityIndicatorView: indicator.color = theme.artworkColor
    case let view as PlaceholderAnimationView:
      (view.lineColor, view.fillColor) = (theme.artworkColor, theme.artworkFill)
    default: view?.setOwnTintColor(theme.artworkColor)
    }
  }
}

/// Shows an animation frame by frame, while it is in a window.
@MainActor
final class PlaceholderAnimationView: UIView {
  private let animation: PlaceholderAnimation
  private(set) var index = 0
  private var startTime = Duration.zero
  private var nextFrame: ScheduledAction?
  private let reduceMotion = ReduceMotionObserver()

  /// The colors of lines and surfaces in the theme.
  var lineColor = UIColor.label { didSet { setNeedsDisplay() } }
  var fillColor = UIColor.secondarySystemFill { didSet { setNeedsDisplay() } }

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

  override func draw(_ rect: CGRect) {
    let lines = lineColor == .tintColor ? legibleTintColor : lineColor
    animation.draw(
      index, bounds, PlaceholderAnimation.Style(lineColor: lines, fillColor: fillColor))
  }

  /// The tint color; darker, or lighter on a dark page, if it has too little contrast to surfaces.
  private var legibleTintColor: UIColor {
    let page = effectiveBackgroundColor ?? .systemBackground
    let surface = fillColor.resolvedColor(with: traitCollection)
      .composited(over: page.resolvedColor(with: traitCollection))
    let isLight = surface.contrast(to: .black) > surface.contrast(to: .white)
    // A little more than 3, because pixels are rounded.
    return tintColor.resolvedColor(with: traitCollection)
      .readable(with: surface, mixing: isLight ? 0 : 1, contrast: 3.1)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    reduceMotion.setObserving(window != nil) { [weak self] in self?.resume() }
    resume()
  }

  /// Continues with the frame at which it stopped.
  private func resume() {
    nextFrame?.cancel()
    nextFrame = nil
    guard window != nil else { return }
    // As if it had run without a pause, so that the present frame is due now.
    startTime = MainClock.now - animation.duration * index / animation.frameCount
    scheduleNextFrame()
  }

  /// Schedules the next frame; frames that would be shorter than 1/60 second are skipped.
  private func scheduleNextFrame() {
    guard animation.frameCount > 1, animation.duration > .zero,
      !UIAccessibility.isReduceMotionEnabled
    else { return }
    let interval = max(animation.duration / animation.frameCount, .seconds(1.0 / 60))
    nextFrame = MainClock.schedule(after: interval) { [weak self] in self?.showCurrentFrame() }
  }

  private func showCurrentFrame() {
    let fraction = ((MainClock.now - startTime) / animation.duration).truncatingRemainder(
      dividingBy: 1)
    // A floating-point clock may be slightly before the time of the frame.
    let currentIndex = Int(fraction * Double(animation.frameCount) + 1e-6) % animation.frameCount
    if currentIndex != index {
      index = currentIndex
      setNeedsDisplay()
    }
    scheduleNextFrame()
  }
}
