// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A row of a form: a label and a text field.
final class FormField: UIView {
  let input = UITextField()

  private let label: UILabel
  private let hint: NSAttributedString
  private let line = UIStackView()

  var text: String { input.text ?? "" }

  init(_ copy: Copy, hint: Copy) {
    label = UILabel(copy, style: .body, color: Palette.ink)
    self.hint = NSAttributedString(
      string: hint.text, attributes: [.foregroundColor: Palette.fadedInk])
    super.init(frame: .zero)
    label.isAccessibilityElement = false
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    input.font = .preferredFont(forTextStyle: .body)
    input.adjustsFontForContentSizeCategory = true
    input.textColor = Palette.ink
    input.accessibilityLabel = copy.text
    input.accessibilityHint = hint.text
    line.addArrangedSubview(label)
    line.addArrangedSubview(input)
    addSubview(line, pinned: .init(top: 0, leading: 16, bottom: 0, trailing: 8))
    NSLayoutConstraint.activate([
      input.heightAnchor.constraint(greaterThanOrEqualToConstant: 48)
    ])
    arrange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    arrange()
  }

  /// Gives both labels the same width, so that the fields of a form are aligned.
  func alignLabel(with other: FormField) {
    label.widthAnchor.constraint(equalTo: other.label.widthAnchor).isActive = true
  }

  /// Makes the entry secure, with a button that shows the text.
  func hideText() {
    input.isSecureTextEntry = true
    var configuration = UIButton.Configuration.plain()
    configuration.baseForegroundColor = Palette.fadedInk
    configuration.contentInsets = .zero
    let eye = UIButton(configuration: configuration)
    eye.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    eye.addAction(UIAction { [weak self] _ in self?.toggleSecureEntry() }, for: .touchUpInside)
    NSLayoutConstraint.activate([
      eye.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      eye.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    let row = UIStackView(.horizontal, alignment: .center, [input, eye])
    line.addArrangedSubview(row)
    self.eye = eye
    updateEye()
  }

  private var eye: UIButton?

  private func toggleSecureEntry() {
    input.isSecureTextEntry.toggle()
    updateEye()
  }

  private func updateEye() {
    let isHidden = input.isSecureTextEntry
    eye?.configuration?.image = UIImage(systemName: isHidden ? "eye" : "eye.slash")
    eye?.accessibilityLabel = (isHidden ? Copy.signInShow : .signInHide).text
  }

  private func arrange() {
    let isHuge = traitCollection.hasHugeText
    // At accessibility text sizes the hint would be truncated; the label is above the field.
    input.attributedPlaceholder = isHuge ? nil : hint
    line.axis = isHuge ? .vertical : .horizontal
    line.alignment = isHuge ? .fill : .center
    line.spacing = isHuge ? 0 : 16
    line.isLayoutMarginsRelativeArrangement = true
    line.directionalLayoutMargins = .init(
      top: isHuge ? 12 : 0, leading: 0, bottom: 0, trailing: 0)
  }
}

/// A card with the fields of a form, with separators between them.
final class FormCard: UIStackView {
  init(_ fields: [FormField]) {
    super.init(frame: .zero)
    axis = .vertical
    backgroundColor = Palette.surface
    roundCorners(12)
    for (index, field) in fields.enumerated() {
      if index > 0 { addArrangedSubview(hairline()) }
      addArrangedSubview(field)
    }
    for field in fields.dropFirst() { field.alignLabel(with: fields[0]) }
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func hairline() -> UIView {
    let line = UIView()
    line.backgroundColor = Palette.line
    let row = UIView()
    row.addSubview(line, pinned: .init(top: 0, leading: 16, bottom: 0, trailing: 0))
    row.heightAnchor.constraint(equalToConstant: 1 / max(1, traitCollection.displayScale))
      .isActive = true
    return row
  }
}
