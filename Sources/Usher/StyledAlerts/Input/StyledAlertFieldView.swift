// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// A field on a card: its control, and its error below.
@MainActor
final class StyledAlertFieldView: StyledAlertPartView {
  let field: StyledAlertField
  let control: any StyledAlertControl
  private let errorView: StyledAlertErrorView
  private let theme: StyledAlertTheme
  /// The accessibility hint of the app, while an error replaces it.
  private var accessibilityHintOfApp: String?
  /// Whether the app has configured the control.
  var isPrepared = false
  /// Whether the user edits the text, so that the field has a ring around it.
  var isEditing = false {
    didSet { if isEditing != oldValue { updateBorder() } }
  }

  init(_ field: StyledAlertField, _ theme: StyledAlertTheme) {
    self.field = field
    control = field.makeControl(theme)
    errorView = StyledAlertErrorView(theme)
    self.theme = theme
    super.init(frame: .zero)
    addSubview(control)
    addSubview(errorView)
  }

  /// Shows an error, or none. Returns whether the error changed.
  func show(_ error: String?) -> Bool {
    guard errorView.text != error else { return false }
    let target = control.accessibilityTarget
    if errorView.text == nil { accessibilityHintOfApp = target.accessibilityHint }
    errorView.show(error)
    updateAppearance()
    target.accessibilityHint = error ?? accessibilityHintOfApp
    return true
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = control.sizeThatFits(size).height + errorHeight(at: size.width)
    return CGSize(width: size.width, height: height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.union(control.frame.touchTarget).contains(point)
  }

  override func updateAppearance() {
    updateBorder()
    // The traits of the control may change after those of this view.
    setNeedsLayout()
  }

  /// Gives a text field its background and its border, which has the error color if the value is
  /// invalid, and is a ring of two points, otherwise in the tint color, while the user edits it.
  private func updateBorder() {
    guard control.inputKind != .none else { return }
    let (metrics, colors, layer) = (theme.metrics, theme.colors, control.layer)
    control.backgroundColor = colors.field
    layer.cornerRadius = min(metrics.fieldCornerRadius.nonNegativeLength, control.bounds.height / 2)
    layer.cornerCurve = theme.usesContinuousCorners ? .continuous : .circular
    let width = metrics.fieldBorderWidth.nonNegativeLength
    layer.borderWidth = isEditing ? max(2, width) : width
    let tint = control.tintColor ?? .systemBlue
    let validColor = isEditing ? tint : colors.fieldBorder ?? tint
    let color = errorView.text == nil ? validColor : colors.error
    layer.borderColor = color.resolvedColor(with: control.traitCollection).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(errorHeight(at: bounds.width), bounds.height)
    control.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - height)
    errorView.frame = CGRect(
      x: errorInset, y: min(control.frame.maxY + spacing, bounds.height),
      width: max(0, bounds.width - 2 * errorInset), height: max(0, height - spacing))
    updateBorder()
  }

  /// The distance of the error from the control.
  private var spacing: CGFloat { theme.metrics.errorSpacing.nonNegativeLength }

  /// The distance of the error from the edges: below the text of the field.
  private var errorInset: CGFloat {
    control.inputKind == .none ? 0 : theme.metrics.fieldSideInset.nonNegativeLength
  }

  /// The height of the error, including its distance from the control.
  private func errorHeight(at width: CGFloat) -> CGFloat {
    let height = errorView.height(at: max(0, width - 2 * errorInset))
    return height > 0 ? height + spacing : 0
  }
}

/// Shows an error; without one it has no height.
@MainActor
final class StyledAlertErrorView: StyledAlertLabel {
  init(_ theme: StyledAlertTheme) {
    super.init(nil, theme.fonts.error, theme.colors.error)
    clipsToBounds = true
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a text. A new error fades in; removal is not animated.
  func show(_ newText: String?) {
    let isNew = text == nil && newText != nil
    text = newText
    isAccessibilityElement = newText != nil
    guard isNew, window != nil else { return alpha = 1 }
    UIView.performWithoutAnimation { alpha = 0 }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.alpha = 1 }, completion: nil)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    text == nil ? CGSize(width: size.width, height: 0) : super.sizeThatFits(size)
  }
}

/// A multiline label beside a control; without text it has no height.
@MainActor
class StyledAlertLabel: UILabel {
  private let themeFont: StyledAlertFont
  private let color: UIColor

  init(_ text: String?, _ font: StyledAlertFont, _ color: UIColor) {
    (self.themeFont, self.color) = (font, color)
    super.init(frame: .zero)
    self.text = text
    numberOfLines = 0
    updateAppearance()
    onTraitChange { [weak self] in self?.updateAppearance() }
  }

  required init?(coder: NSCoder) { nil }

  func height(at width: CGFloat) -> CGFloat {
    guard text != nil else { return 0 }
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  private func updateAppearance() {
    font = themeFont.font(for: traitCollection)
    textColor = color
  }
}

// MARK: - Layout of text fields

extension StyledAlertTheme {
  /// The minimum insets of the text.
  var fieldInsets: UIEdgeInsets {
    let horizontal = metrics.fieldSideInset.nonNegativeLength
    let vertical = metrics.fieldTopInset.nonNegativeLength
    return UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// The height of a field whose text has this height.
  func fieldHeight(of textHeight: CGFloat) -> CGFloat {
    max(
      metrics.fieldMinHeight.nonNegativeLength, (textHeight + 2 * fieldInsets.top).rounded(.up))
  }
}

extension CGRect {
  /// The rectangle enlarged to a height of at least 44 points around the same center.
  var touchTarget: CGRect { insetBy(dx: 0, dy: min(0, (height - 44) / 2)) }
}

// MARK: - Controls

/// The control of a field.
@MainActor
protocol StyledAlertControl: UIView {
  /// The value, without text that an input method is still composing.
  var value: StyledAlertValue { get }
  /// How text is entered.
  var inputKind: StyledAlertForm.Field.InputKind { get }
  /// Whether the user can edit the text; `true` for controls without text.
  var canBeEdited: Bool { get }
  /// Called when the user changes it.
  var onEvent: @MainActor (StyledAlertControlEvent) -> Void { get set }
  /// The accessibility element.
  var accessibilityTarget: UIView { get }
  /// The part that should be visible while the user edits it.
  var caretRect: CGRect { get }

  /// Sets the return key and calls the configuration closure of the app.
  func configure(returnKey key: StyledAlertForm.ReturnKey)

  /// Commits text that an input method is still composing.
  func commitMarkedText()
}

/// What happened to a field.
enum StyledAlertControlEvent {
  case changed
  /// It became first responder.
  case didBeginEditing
  /// It resigned first responder.
  case didEndEditing
  case returnKey
  /// It needs another height.
  case sizeChanged
}

extension StyledAlertControl {
  var inputKind: StyledAlertForm.Field.InputKind { .none }
  var canBeEdited: Bool { true }
  var accessibilityTarget: UIView { self }
  var caretRect: CGRect { bounds }

  func configure(returnKey key: StyledAlertForm.ReturnKey) {}
  func commitMarkedText() {}
}

extension StyledAlertControl where Self: UITextInput {
  func commitMarkedText() {
    if markedTextRange != nil { unmarkText() }
  }
}
