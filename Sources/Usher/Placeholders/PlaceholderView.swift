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
