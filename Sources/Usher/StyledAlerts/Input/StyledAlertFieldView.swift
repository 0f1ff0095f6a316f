// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A field on a card: its control, and below it what is wrong.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class StyledAlertFieldView: UIView {
  let field: StyledAlertField
  let control: any StyledAlertControl
  private let errorView: StyledAlertErrorView
  private let spacing: CGFloat
  /// What the app lets assistive technology say of the control.
  private var accessibilityHintOfApp: String?
  /// Whether the app has said what it has to say about the control.
  var isPrepared = false

  init(_ field: StyledAlertField, _ theme: StyledAlertTheme) {
    self.field = field
    control = field.makeControl(in: theme)
    errorView = StyledAlertErrorView(theme)
    spacing = theme.metrics.errorSpacing.nonNegativeLength
    super.init(frame: .zero)
    addSubview(control)
    addSubview(errorView)
  }

  required init?(coder: NSCoder) { nil }

  /// What is wrong, if anything is; answers whether that is new.
  func show(_ error: String?) -> Bool {
    guard errorView.text != error else { return false }
    if errorView.text == nil { accessibilityHintOfApp = control.accessibilityTarget.accessibilityHint }
    errorView.show(error)
    control.setInvalid(isInvalid: error != nil)
    control.accessibilityTarget.accessibilityHint = error ?? accessibilityHintOfApp
    setNeedsLayout()
    return true
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = control.sizeThatFits(size).height + errorHeight(at: size.width)
    return CGSize(width: size.width, height: height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.union(control.frame.touchTarget).contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(errorHeight(at: bounds.width), bounds.height)
    control.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - height)
    errorView.frame = CGRect(
      x: 0, y: min(control.frame.maxY + spacing, bounds.height), width: bounds.width,
      height: max(0, height - spacing))
  }

  /// With the distance from the control.
  private func errorHeight(at width: CGFloat) -> CGFloat {
    let height = errorView.height(at: width)
    return height > 0 ? height + spacing : 0
  }
}

/// Says what is wrong with what was filled in; without anything to say it takes no room.
@MainActor
final class StyledAlertErrorView: UIView {
  private let label: StyledAlertLabel

  init(_ theme: StyledAlertTheme) {
    label = StyledAlertLabel(nil, theme.fonts.error, theme.colors.error)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.isAccessibilityElement = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var text: String? { label.text }

  /// What is new fades in; what is not true any more is gone at once.
  func show(_ text: String?) {
    let isNew = label.text == nil && text != nil
    label.text = text
    label.isAccessibilityElement = text != nil
    setNeedsLayout()
    guard isNew, window != nil else { return label.alpha = 1 }
    UIView.performWithoutAnimation { label.alpha = 0 }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.label.alpha = 1 }, completion: nil)
  }

  func height(at width: CGFloat) -> CGFloat { label.height(at: width) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(at: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// Words beside a control on the card of a styled alert, in as many lines as they need; without words it
/// takes no room.
@MainActor
final class StyledAlertLabel: UILabel {
  private let themeFont: StyledAlertFont
  private let color: UIColor

  init(_ text: String?, _ font: StyledAlertFont, _ color: UIColor) {
    (self.themeFont, self.color) = (font, color)
    super.init(frame: .zero)
    self.text = text
    numberOfLines = 0
    updateAppearance()
  }

  required init?(coder: NSCoder) { nil }

  func height(at width: CGFloat) -> CGFloat {
    guard text != nil else { return 0 }
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAppearance()
  }

  private func updateAppearance() {
    font = themeFont.font(for: traitCollection)
    textColor = color
  }
}

// Above a control.
extension StyledAlertLabel {
  private static let spacing: CGFloat = 6

  /// Its height with the distance of the control from it.
  func heightWithSpacing(at width: CGFloat) -> CGFloat {
    text == nil ? 0 : height(at: width).rounded(.up) + Self.spacing
  }

  /// Takes the top of these bounds, and gives what is below to the control.
  func layOut(above control: UIView, in bounds: CGRect) {
    let height = min(heightWithSpacing(at: bounds.width), bounds.height)
    frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, height - Self.spacing))
    control.frame = CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
  }
}

/// What a field that is typed into wears.
@MainActor
struct StyledAlertFieldAppearance {
  let theme: StyledAlertTheme

  /// The least distances of the text from the edges.
  var insets: UIEdgeInsets {
    let measures = theme.metrics
    return UIEdgeInsets(
      top: measures.fieldTopInset.nonNegativeLength, left: measures.fieldSideInset.nonNegativeLength,
      bottom: measures.fieldTopInset.nonNegativeLength, right: measures.fieldSideInset.nonNegativeLength)
  }

  func font(in traits: UITraitCollection) -> UIFont { theme.fonts.field.font(for: traits) }

  /// How high a field is with so much text in it.
  func height(of textHeight: CGFloat) -> CGFloat {
    max(theme.metrics.fieldMinHeight.nonNegativeLength, (textHeight + insets.top + insets.bottom).rounded(.up))
  }

  func placeholder(_ text: String, in traits: UITraitCollection) -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [.font: font(in: traits), .foregroundColor: theme.colors.placeholder])
  }

  /// Paints the box around the text; where something is wrong, that is seen by its line, too.
  func apply(_ view: UIView, isInvalid: Bool) {
    view.backgroundColor = theme.colors.field
    let layer = view.layer
    layer.cornerRadius = min(theme.metrics.fieldCornerRadius.nonNegativeLength, view.bounds.height / 2)
    layer.cornerCurve = theme.usesContinuousCorners ? .continuous : .circular
    layer.borderWidth = theme.metrics.fieldBorderWidth.nonNegativeLength
    let validColor = theme.colors.fieldBorder ?? view.tintColor ?? .systemBlue
    let color = isInvalid ? theme.colors.error : validColor
    layer.borderColor = color.resolvedColor(with: view.traitCollection).cgColor
  }
}

/// What of the looks of text the app has chosen by itself, which stays so.
struct CustomizedProperties {
  var font = false
  var color = false
  var placeholder = false
}

extension CGRect {
  /// At least as high as a finger needs: 44 points around the same middle.
  var touchTarget: CGRect { insetBy(dx: 0, dy: min(0, (height - 44) / 2)) }
}

/// A switch that is as high for a finger as any control.
@MainActor
final class LargeTargetSwitch: UISwitch {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.touchTarget.contains(point)
  }
}

/// Segments that are as high for a finger as any control.
@MainActor
final class LargeTargetSegmentedControl: UISegmentedControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.touchTarget.contains(point)
  }
}

/// The view in which the user fills in a field.
@MainActor
protocol StyledAlertControl: UIView {
  /// What it holds, without what an input method is still composing.
  var value: StyledAlertValue { get }
  /// How it is typed into.
  var inputKind: StyledAlertForm.Field.InputKind { get }
  /// Whether the user can type into it, if it is something to type into.
  var canBeEdited: Bool { get }
  /// Told what the user does to it.
  var onEvent: @MainActor (StyledAlertControlEvent) -> Void { get set }
  /// What assistive technology stops at.
  var accessibilityTarget: UIView { get }
  /// The part of it that is to be seen while the user types.
  var caretRect: CGRect { get }

  /// Says what the return key does, and then asks the app for whatever else there is to say.
  func configure(_ key: StyledAlertForm.ReturnKey)

  /// Shows on itself whether what it holds is wrong, if that is to be seen there; below it is said anyway.
  func setInvalid(isInvalid: Bool)

  /// Takes what an input method is composing as it is.
  func commitMarkedText()
}

/// What the user does to a field.
enum StyledAlertControlEvent {
  case changed
  /// The focus has come.
  case didBeginEditing
  /// The focus has gone.
  case didEndEditing
  case returnKey
  /// It wants another height.
  case sizeChanged
}

extension StyledAlertControl {
  var inputKind: StyledAlertForm.Field.InputKind { .none }
  var canBeEdited: Bool { true }
  var accessibilityTarget: UIView { self }
  var caretRect: CGRect { bounds }

  func configure(_ key: StyledAlertForm.ReturnKey) {}
  func setInvalid(isInvalid: Bool) {}
  func commitMarkedText() {}
}

extension StyledAlertControl where Self: UITextInput {
  func commitMarkedText() {
    if markedTextRange != nil { unmarkText() }
  }
}
