// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! Forms: fields, validation, validation by a server, a result on the card, and custom controls.

// snippet.hide
import UIKitShim
import Usher

// snippet.show
@MainActor
func askForOrder(send: @MainActor (String, Bool, Int?) -> Void) async {
  // snippet.form
  let outcome = await StyledAlert(.edit, "Your order")
    .textField("Name on the bowl", id: "name", contentType: .name)
    .textView("A note for the potter", id: "note")
    .segments(["Small", "Large"], title: "Size", id: "size")
    .toggle("Gift wrap", id: "wrap")
    .button("Order")
    .button("Cancel", role: .cancel)
    .show().outcome
  guard let answer = outcome.value, answer.button.title == "Order" else { return }
  send(answer.values.text("name"), answer.values.isOn("wrap"), answer.values.selection("size"))
  // snippet.end
}

@MainActor
func changePassword() {
  // snippet.validation
  StyledAlert(.edit, "New password")
    .textField("Password", id: "new", isSecure: true, contentType: .newPassword)
    .textField("Once more", id: "again", isSecure: true, contentType: .newPassword)
    .validate("new") { $0.count < 8 ? "At least eight characters." : nil }
    .validateForm(errorBelow: "again") { $0.text("again") == $0.text("new") ? nil : "They differ." }
    .button("Change")
    .button("Cancel", role: .cancel)
    .show()
  // snippet.end
}

@MainActor
func join(_ server: any NameServer) {
  // snippet.asking
  StyledAlert(.edit, "Join")
    .textField("Name", id: "name", contentType: .username)
    .validate("name") { $0.isEmpty ? "Enter a name." : nil }
    .validate("name", asynchronously: { try await server.isFree($0) ? nil : "This name is taken." })
    .button("Join")
    .show()
  // snippet.end
}

@MainActor
func redeem(_ server: any CodeServer) {
  // snippet.completion
  StyledAlert(.edit, "Redeem a voucher")
    .textField("Code", id: "code", capitalization: .allCharacters)
    .validate("code", when: .onSubmit) { $0.count == 8 ? nil : "A code has eight characters." }
    .validate(
      "code",
      asynchronously: { code, completion in
        server.redeem(code) { completion($0 ? nil : "This code is not valid.") }
      }
    )
    .button("Redeem")
    .show()
  // snippet.end
}

@MainActor
func joinOnCard(_ server: any NameServer) {
  // snippet.success
  var handle: PopupHandle<StyledAlertResult>?
  let form = StyledAlert(.edit, "Join")
    .textField("Name", id: "name", contentType: .username)
    .validate(
      "name",
      asynchronously: { name in
        guard try await server.join(as: name) else { return "This name is taken." }
        handle?.update { $0.changing(to: .success, "Joined").button("OK") }
        return nil
      }
    )
    .button("Join")
    .button("Cancel", role: .cancel)
  handle = form.show()
  // snippet.end
}

@MainActor
protocol NameServer {
  func isFree(_ name: String) async throws -> Bool
  func join(as name: String) async throws -> Bool
}

@MainActor
protocol CodeServer {
  func redeem(_ code: String, done: @escaping @MainActor (Bool) -> Void)
}

@MainActor
func rate(send: @escaping @MainActor (Int) -> Void) {
  // snippet.control
  StyledAlert(.question, "How was your order?")
    .control("Stars", id: "stars") {
      StarControl()
    } value: {
      $0.stars
    }
    .validateForm(errorBelow: "stars") {
      $0.value("stars", as: Int.self) == 0 ? "Tap a star." : nil
    }
    .button("Send") { send($0.value("stars", as: Int.self) ?? 0) }
    .button("Not now", role: .cancel)
    .show()
  // snippet.end
}

/// A row of stars.
@MainActor
final class StarControl: UIControl {
  private(set) var stars = 0

  init() {
    super.init(frame: .zero)
    for number in 1...5 {
      let star = UIButton(configuration: .plain())
      star.setTitle("★", for: .normal)
      star.accessibilityLabel = "\(number)"
      star.addAction(UIAction { [weak self] _ in self?.choose(number) }, for: .touchUpInside)
      addSubview(star)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(subviews.count)
    for (index, star) in subviews.enumerated() {
      star.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }

  private func choose(_ number: Int) {
    stars = number
    sendActions(for: .valueChanged)
  }
}
