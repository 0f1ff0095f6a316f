// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The hints of a story and the buttons to control it, in front of all other windows.
@MainActor
final class HintBar {
  /// Called when the user has performed a request or skips a wait.
  var onNext: @MainActor () -> Void = {}
  /// Called to restart the story.
  var onRestart: @MainActor () -> Void = {}
  /// Called to return to the list.
  var onStories: @MainActor () -> Void = {}

  private static let height: CGFloat = 124

  private let window: HintWindow
  private let bar = UIView()
  private let words = UILabel()
  private let next = UIButton(configuration: .plain())
  private var isAtTop = false

  init(in scene: UIWindowScene) {
    window = HintWindow(windowScene: scene)
    window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1000)
    let root = UIViewController()
    root.view.backgroundColor = nil
    root.view.addSubview(bar)
    window.rootViewController = root
    window.bar = bar
    fill()
    place()
    window.isHidden = false
  }

  /// Shows a hint.
  func show(_ hint: ManualSetup.Hint) {
    let isAsking: Bool
    let text: String
    switch hint {
    case .message(let message): (text, isAsking) = (message, false)
    case .request(let request): (text, isAsking) = (request, true)
    case .finished(let untrue):
      isAsking = false
      text = untrue == 0 ? "The end." : "The end. Failed expectations: \(untrue)."
    }
    words.text = text
    next.configuration?.title = isAsking ? "Done" : "Next"
  }

  /// Removes the bar.
  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }

  private func fill() {
    bar.backgroundColor = .secondarySystemBackground
    words.font = .preferredFont(forTextStyle: .footnote)
    words.textColor = .label
    words.textAlignment = .center
    words.numberOfLines = 0
    next.addAction(UIAction { [weak self] _ in self?.onNext() }, for: .touchUpInside)
    let buttons = UIStackView(arrangedSubviews: [
      button("Stories") { [weak self] in self?.onStories() },
      button("Restart") { [weak self] in self?.onRestart() },
      button("Move") { [weak self] in self?.changeSides() }, next,
    ])
    buttons.distribution = .fillEqually
    let column = UIStackView(arrangedSubviews: [words, buttons])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      column.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -4),
      column.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
      buttons.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in action() })
  }

  private func changeSides() {
    isAtTop.toggle()
    place()
  }

  private func place() {
    let bounds = window.bounds
    let y = isAtTop ? 60 : bounds.height - Self.height - 24
    bar.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.height)
    bar.autoresizingMask = [.flexibleWidth, isAtTop ? .flexibleBottomMargin : .flexibleTopMargin]
  }
}
