// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The usual page: a picture, a title, a message and a button, in the middle of the room.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class PlaceholderView: UIScrollView {
  private let kind: PlaceholderKind
  private let content: PlaceholderContent
  private var theme: PlaceholderTheme
  private var onAction: @MainActor () -> Void
  private let artwork: UIView?
  private let title: UILabel?
  private let message: UILabel?
  private let button: UIButton?

  init(
    _ kind: PlaceholderKind, _ content: PlaceholderContent, _ theme: PlaceholderTheme,
    onAction: @escaping @MainActor () -> Void
  ) {
    self.kind = kind
    self.content = content
    self.theme = theme
    self.onAction = onAction
    artwork = PlaceholderArtworkView.make(content.artwork)
    title = PlaceholderView.label(content.title)
    message = PlaceholderView.label(content.message)
    button = content.button.map { _ in UIButton(type: .system) }
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    for part in [artwork, title, message, button] { part.map(addSubview) }
    title?.accessibilityTraits.insert(.header)
    button?.addAction(UIAction { [weak self] _ in self?.onAction() }, for: .touchUpInside)
    applyTheme()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a page with this content would look the same.
  func canDisplay(_ kind: PlaceholderKind, _ content: PlaceholderContent) -> Bool {
    kind == self.kind && content == self.content
  }

  /// Stays what it is, for another page and in another theme.
  func update(theme: PlaceholderTheme, onAction: @escaping @MainActor () -> Void) {
    self.theme = theme
    self.onAction = onAction
    applyTheme()
  }

  /// What is said when it comes.
  var announcement: String? {
    let texts = [title?.text, message?.text].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private func applyTheme() {
    PlaceholderArtworkView.applyTheme(artwork, in: theme)
    title?.font = theme.titleFont
    title?.textColor = theme.titleColor
    message?.font = theme.messageFont
    message?.textColor = theme.messageColor
    var configuration = theme.button
    configuration.title = content.button
    button?.configuration = configuration
    setNeedsLayout()
  }

  private static func label(_ text: String?) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Double(min(24, bounds.width / 16))
    let width = PlaceholderLayout.columnWidth(
      in: bounds.width, margin: margin,
      maximum: UIFontMetrics.default.scaledValue(for: 420, compatibleWith: traitCollection))
    let parts = [
      (artwork, 0.0, true), (title, title == nil ? 0 : 16, false), (message, 8, false),
      (button, 20, false),
    ].compactMap { view, gap, isOptional in
      view.map { view in
        (
          view,
          PlaceholderLayout.Part(
            size: size(of: view, within: width), gap: gap, isOptional: isOptional)
        )
      }
    }
    let available = LayoutSize(width: bounds.width, height: bounds.height)
    let layout = PlaceholderLayout(parts.map(\.1), in: available, margin: margin)
    for (part, frame) in zip(parts, layout.frames) {
      part.0.isHidden = frame == nil
      guard let frame else { continue }
      part.0.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        .pixelAligned(window?.windowScene?.screen.scale ?? 1)
    }
    let height = max(bounds.height, layout.height)
    contentSize = CGSize(width: bounds.width, height: height)
    // What fits leaves the finger to whatever scrolls behind.
    isScrollEnabled = height > bounds.height
  }

  private func size(of view: UIView, within width: Double) -> LayoutSize {
    let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    // A picture that is too wide keeps its proportions.
    if view === artwork, fitting.width > width {
      return LayoutSize(width: width, height: fitting.height * width / fitting.width)
    }
    let minimum = view is UIButton ? 44.0 : 0
    return LayoutSize(
      width: min(width, max(minimum, fitting.width.rounded(.up))),
      height: max(minimum, fitting.height.rounded(.up)))
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }
}

extension CGRect {
  fileprivate func pixelAligned(_ scale: CGFloat) -> CGRect {
    CGRect(
      x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width,
      height: height)
  }
}

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

/// What assistive technology is told.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum PlaceholderAccessibility {
  /// A page has come: what was read is behind it, so the focus moves there; else it is only said.
  static func didAppear(of host: PlaceholderHostView) {
    guard host.window != nil else { return }
    if let covered = host.superview, isFocus(in: covered) {
      let first = AccessibilityFocus.firstElement(in: host)
      UIAccessibility.post(notification: .layoutChanged, argument: first ?? host)
    } else if let announcement = host.contentView?.placeholderAnnouncement {
      UIAccessibility.post(notification: .announcement, argument: announcement)
    }
  }

  /// The content is there again.
  static func willDisappear(_ host: PlaceholderHostView) {
    guard host.window != nil else { return }
    let target = isFocus(in: host) ? host.superview : nil
    UIAccessibility.post(notification: .layoutChanged, argument: target)
  }

  private static func isFocus(in view: UIView) -> Bool {
    guard let focus = UIAccessibility.focusedElement(using: nil) as? UIView else { return false }
    return focus.isDescendant(of: view)
  }
}

@available(iOSApplicationExtension, unavailable)
extension UIView {
  /// What is said about a page that has come.
  fileprivate var placeholderAnnouncement: String? {
    if let page = self as? PlaceholderView { return page.announcement }
    return AccessibilityFocus.firstElement(in: self)?.accessibilityLabel
  }
}
