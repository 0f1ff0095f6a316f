// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The full-screen sign-in page.
final class SignInPage: ScrollingPage, UITextFieldDelegate {
  private let store: Store
  private let then: @MainActor () -> Void
  let email = FormField(.signInEmail, hint: .signInEmailHint)
  let password = FormField(.signInPassword, hint: .signInPasswordHint)
  private lazy var badge = makeBadge()
  private(set) lazy var button = UIButton.prominent(.signInButton) { [weak self] in self?.submit() }
  private lazy var keyboardRoom = KeyboardInsetAdjuster(for: scroll)

  init(_ store: Store, then: @escaping @MainActor () -> Void) {
    self.store = store
    self.then = then
    super.init(width: .readable)
    title = Copy.signInTitle.text
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: Copy.signInCancel.text, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    let heading = UILabel(.signInHeading, style: .title1, weight: .bold, color: Palette.ink)
    let body = UILabel(.signInBody, style: .subheadline, color: Palette.fadedInk)
    heading.accessibilityTraits = .header
    for label in [heading, body] { label.textAlignment = .center }
    column.add(badge)
    column.add(heading, after: 16)
    column.add(body, after: 8)
    column.add(FormCard([email, password]), after: 24)
    column.add(button, after: 24)
    setUpFields()
    scroll.keyboardDismissMode = .interactive
    keyboardRoom.next = button
    fieldsDidChange()
    traitsDidChange()
  }

  override func accessibilityPerformEscape() -> Bool {
    cancel()
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    keyboardRoom.scrollToFirstResponder()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === email.input {
      password.input.becomeFirstResponder()
    } else {
      submit()
    }
    return false
  }

  private func setUpFields() {
    email.input.keyboardType = .emailAddress
    email.input.textContentType = .username
    email.input.autocapitalizationType = .none
    email.input.autocorrectionType = .no
    email.input.returnKeyType = .next
    password.input.textContentType = .password
    password.input.returnKeyType = .go
    password.input.enablesReturnKeyAutomatically = true
    password.hideText()
    for field in [email, password] {
      field.input.delegate = self
      field.input.addAction(
        UIAction { [weak self] _ in self?.fieldsDidChange() }, for: .editingChanged)
    }
  }

  /// Hides the picture for accessibility text sizes, which need its space.
  override func traitsDidChange() {
    badge.isHidden = traitCollection.hasHugeText
  }

  private func makeBadge() -> UIView {
    let artwork = ArtworkView(.cup, wall: Palette.dawnWall, cornerRadius: 48)
    let row = UIView()
    row.addSubview(artwork, pinned: nil)
    // A hidden row has no height, so this constraint must be able to break.
    let foot = artwork.bottomAnchor.constraint(equalTo: row.bottomAnchor)
    foot.priority = .defaultHigh
    NSLayoutConstraint.activate([
      foot,
      artwork.widthAnchor.constraint(equalToConstant: 96),
      artwork.heightAnchor.constraint(equalToConstant: 96),
      artwork.centerXAnchor.constraint(equalTo: row.centerXAnchor),
      artwork.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
    ])
    return row
  }

  private var isValid: Bool {
    let parts = email.text.split(separator: "@", omittingEmptySubsequences: false)
    let isAddress =
      parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
      && !parts[1].hasPrefix(".") && !parts[1].hasSuffix(".")
    return isAddress && password.text.count >= 8
  }

  private func fieldsDidChange() {
    button.isEnabled = isValid
  }

  private func submit() {
    guard isValid else { return }
    view.endEditing(true)
    button.showBusy(true)
    store.signIn(email: email.text) { [weak self] in
      guard let self else { return }
      self.dismiss(animated: true, completion: self.then)
    }
  }

  private func cancel() {
    view.endEditing(true)
    dismiss(animated: true)
  }
}
