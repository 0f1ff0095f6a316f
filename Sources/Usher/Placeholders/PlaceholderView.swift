// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// The standard view of a placeholder: artwork, title, message and button, centered.
@MainActor
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
    // The host leaves out what bars and the keyboard cover.
    contentInsetAdjustmentBehavior = .never
    for part in [artwork, title, message, button] { part.map(addSubview) }
    title?.accessibilityTraits.insert(.header)
    button?.addAction(UIAction { [weak self] _ in self?.onAction() }, for: .touchUpInside)
    applyTheme()
    onTraitChange { [weak self] in self?.setNeedsLayout() }
  }

  required init?(coder: NSCoder) { nil }

  /// Reuses the view for an equal placeholder with another action, or for another theme. Returns
  /// whether the placeholder is equal.
  func update(
    _ kind: PlaceholderKind, _ content: PlaceholderContent, _ theme: PlaceholderTheme,
    onAction: @escaping @MainActor () -> Void
  ) -> Bool {
    guard kind == self.kind, content == self.content else { return false }
    self.theme = theme
    self.onAction = onAction
    applyTheme()
    return true
  }

  /// The VoiceOver announcement when it appears.
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
    let layout = PlaceholderLayout(parts.map(\.1), in: LayoutSize(bounds.size), margin: margin)
    for (part, frame) in zip(parts, layout.frames) {
      part.0.isHidden = frame == nil
      guard let frame else { continue }
      part.0.frame = CGRect(frame).pixelAligned(window?.windowScene?.screen.scale ?? 1)
    }
    let height = max(bounds.height, layout.height)
    contentSize = CGSize(width: bounds.width, height: height)
    // Without need to scroll, a pan is left to a scroll view behind.
    isScrollEnabled = height > bounds.height
  }

  private func size(of view: UIView, within width: Double) -> LayoutSize {
    let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    // Artwork that is too wide keeps its aspect ratio.
    if view === artwork, fitting.width > width {
      return LayoutSize(width: width, height: fitting.height * width / fitting.width)
    }
    let minimum = view is UIButton ? 44.0 : 0
    return LayoutSize(
      width: min(width, max(minimum, fitting.width.rounded(.up))),
      height: max(minimum, fitting.height.rounded(.up)))
  }
}

extension CGRect {
  fileprivate func pixelAligned(_ scale: CGFloat) -> CGRect {
    CGRect(
      x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width,
      height: height)
  }
}

// MARK: - Artwork

/// Makes the views for artwork, which are decorative and not accessible.
@MainActor
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
    case let view as PlaceholderAnimationView:
      view.style = PlaceholderAnimation.Style(
        lineColor: theme.artworkColor, fillColor: theme.artworkFill)
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

// MARK: - VoiceOver

/// Informs VoiceOver about placeholders that appear and disappear.
@MainActor
enum PlaceholderAccessibility {
  /// Moves the VoiceOver focus to the placeholder if it was on a covered view; otherwise announces
  /// the placeholder.
  static func didAppear(_ host: PlaceholderHostView) {
    guard host.window != nil else { return }
    if let covered = host.superview, isFocus(in: covered) {
      let first = FocusCoordinator.firstAccessibilityElement(in: host)
      UIAccessibility.post(notification: .layoutChanged, argument: first ?? host)
    } else if let announcement = host.contentView?.placeholderAnnouncement {
      UIAccessibility.post(notification: .announcement, argument: announcement)
    }
  }

  /// Moves the VoiceOver focus from the placeholder to the content.
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

extension UIView {
  /// The announcement of a standard or custom placeholder view.
  fileprivate var placeholderAnnouncement: String? {
    if let page = self as? PlaceholderView { return page.announcement }
    return FocusCoordinator.firstAccessibilityElement(in: self)?.accessibilityLabel
  }
}
