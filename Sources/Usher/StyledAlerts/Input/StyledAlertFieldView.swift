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
