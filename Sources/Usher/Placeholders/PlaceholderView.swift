// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// The standard view of a placeholder: artwork, title, message and button, centered, or a skeleton.
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
  private let skeleton: PlaceholderSkeletonView?
  private var wasScrollable = false

  init(
    _ kind: PlaceholderKind, _ content: PlaceholderContent, _ theme: PlaceholderTheme,
    onAction: @escaping @MainActor () -> Void
  ) {
    self.kind = kind
    self.content = content
    self.theme = theme
    self.onAction = onAction
    skeleton = content.skeleton(of: kind).map { PlaceholderSkeletonView($0) }
    // Beside a skeleton, the texts are only for VoiceOver.
    let parts = skeleton == nil ? content : PlaceholderContent()
    artwork = PlaceholderArtworkView.make(parts.artwork)
    title = PlaceholderView.label(parts.title)
    message = PlaceholderView.label(parts.message)
    button = parts.button.map { _ in UIButton(type: .system) }
    super.init(frame: .zero)
    // The host leaves out what bars and the keyboard cover.
    contentInsetAdjustmentBehavior = .never
    for part in [skeleton, artwork, title, message, button] { part.map(addSubview) }
    skeleton?.accessibilityLabel = announcement
    skeleton?.isAccessibilityElement = announcement != nil
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
    let texts = [content.title, content.message].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private func applyTheme() {
    PlaceholderArtworkView.applyTheme(artwork, in: theme)
    skeleton?.backgroundColor = theme.skeletonColor
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
    if let skeleton {
      skeleton.frame = bounds
      // The text size or the direction may have changed.
      skeleton.setNeedsLayout()
      return setContentHeight(bounds.height)
    }
    let margin = Double(min(24, bounds.width / 16))
    let width = PlaceholderLayout.columnWidth(
      in: bounds.width, margin: margin,
      maximum: UIFontMetrics.default.scaledValue(for: 420, compatibleWith: traitCollection))
    let parts = [(artwork, 0.0), (title, 24), (message, title == nil ? 24 : 8), (button, 28)]
      .compactMap { view, gap in view.map { ($0, part($0, gap, within: width)) } }
    let layout = PlaceholderLayout(parts.map(\.1), in: LayoutSize(bounds.size), margin: margin)
    for (part, frame) in zip(parts, layout.frames) {
      part.0.isHidden = frame == nil
      guard let frame else { continue }
      part.0.frame = CGRect(frame).pixelAligned(window?.windowScene?.screen.scale ?? 1)
    }
    setContentHeight(layout.height)
  }

  private func setContentHeight(_ height: CGFloat) {
    contentSize = CGSize(width: bounds.width, height: max(bounds.height, height))
    // Without need to scroll, a pan is left to a scroll view behind.
    isScrollEnabled = height > bounds.height
    guard window != nil else { return }
    // Otherwise nothing but a cut-off line would show that there is more.
    if isScrollEnabled, !wasScrollable { flashScrollIndicators() }
    wasScrollable = isScrollEnabled
  }

  /// The size of a view as a part of the layout; only artwork can shrink.
  private func part(_ view: UIView, _ gap: Double, within width: Double) -> PlaceholderLayout.Part {
    let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    if view === artwork {
      // Artwork that is too wide keeps its aspect ratio.
      let scale = fitting.width > width ? width / fitting.width : 1
      let size = LayoutSize(width: fitting.width * scale, height: fitting.height * scale)
      return PlaceholderLayout.Part(size: size, gap: gap, minimumHeight: min(size.height, 72))
    }
    let minimum = view is UIButton ? LayoutSize(width: 88, height: 50) : LayoutSize(.zero)
    return PlaceholderLayout.Part(
      size: LayoutSize(
        width: min(width, max(minimum.width, fitting.width.rounded(.up))),
        height: max(minimum.height, fitting.height.rounded(.up))),
      gap: gap)
  }
}

extension CGRect {
  fileprivate func pixelAligned(_ scale: CGFloat) -> CGRect {
    CGRect(
      x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width,
      height: height)
  }
}

// MARK: - VoiceOver

/// Informs VoiceOver about placeholders that appear and disappear.
@MainActor
enum PlaceholderAccessibility {
  /// Moves the VoiceOver focus to the placeholder if it was on a covered view; otherwise announces
  /// the placeholder.
  static func didAppear(_ host: PlaceholderHostView) {
    guard let scene = host.window?.windowScene else { return }
    if let covered = host.superview, isFocus(in: covered) {
      let first = FocusCoordinator.firstAccessibilityElement(in: host)
      scene.postAccessibility(.layoutChanged, argument: first ?? host)
    } else if let announcement = host.contentView?.placeholderAnnouncement {
      scene.postAccessibility(.announcement, argument: announcement)
    }
  }

  /// Moves the VoiceOver focus from the placeholder to the content.
  static func willDisappear(_ host: PlaceholderHostView) {
    guard let scene = host.window?.windowScene else { return }
    let target = isFocus(in: host) ? host.superview : nil
    scene.postAccessibility(.layoutChanged, argument: target)
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
