// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Makes the views of pictures; all of them are decoration and are not read out.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum PlaceholderArtView {
  static func make(_ art: PlaceholderArt?) -> UIView? {
    switch art {
    case nil, PlaceholderArt.none?: return nil
    case .indicator?:
      let wheel = UIActivityIndicatorView(style: .large)
      wheel.isAccessibilityElement = false
      wheel.startAnimating()
      return wheel
    case .symbol(let name)?:
      let image = UIImageView(image: UIImage(systemName: name))
      image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: 48, weight: .regular)
      image.contentMode = .center
      return image
    case .image(let image)?: return UIImageView(image: image)
    case .frames(let frames)?: return FramesView(frames)
    }
  }

  static func dress(_ view: UIView?, in theme: PlaceholderTheme) {
    switch view {
    case let wheel as UIActivityIndicatorView: wheel.color = theme.artColor
    case let frames as FramesView:
      frames.look = PlaceholderFrames.Look(line: theme.artColor, surface: theme.artSurface)
    default: view?.tintColor = theme.artColor
    }
  }
}

/// Draws one picture of a sequence at a time, while it is on the screen.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class FramesView: UIView {
  private let frames: PlaceholderFrames
  private(set) var number = 0
  private var begin = Duration.zero
  private var wake: ScheduledWork?
  private let reduceMotion = ReduceMotionWatch()

  var look = PlaceholderFrames.Look(line: .label, surface: .secondarySystemFill) {
    didSet { setNeedsDisplay() }
  }

  init(_ frames: PlaceholderFrames) {
    self.frames = frames
    super.init(frame: CGRect(origin: .zero, size: frames.size))
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { frames.size }

  override func draw(_ rect: CGRect) { frames.draw(number, bounds, look) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    reduceMotion.listen(window != nil) { [weak self] in self?.goOn() }
    goOn()
  }

  /// Goes on with the picture at which it stopped.
  private func goOn() {
    wake?.cancel()
    wake = nil
    guard window != nil, frames.count > 1 else { return }
    begin = MainClock.now - frames.duration * number / frames.count
    wait()
  }

  /// Waits for the next picture; nothing is drawn for those that nobody would have seen.
  private func wait() {
    guard frames.count > 1, frames.duration > .zero, !UIAccessibility.isReduceMotionEnabled else {
      return
    }
    let step = max(frames.duration / frames.count, .seconds(1.0 / 60))
    wake = MainClock.schedule(after: step) { [weak self] in self?.step() }
  }

  private func step() {
    let part = ((MainClock.now - begin) / frames.duration).truncatingRemainder(
      dividingBy: 1)
    // A clock in floating point may be a little before the picture that it was set for.
    let now = Int(part * Double(frames.count) + 1e-6) % frames.count
    if now != number {
      number = now
      setNeedsDisplay()
    }
    wait()
  }
}
