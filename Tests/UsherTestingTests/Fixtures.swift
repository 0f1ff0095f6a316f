// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherTesting

/// Small pages for tests: plain view controllers with views at fixed frames.
@MainActor
enum Fixtures {
  static func page(_ views: UIView...) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .white
    views.forEach(page.view.addSubview)
    return page
  }

  static func label(
    _ text: String, _ frame: CGRect, color: UIColor = .black, size: CGFloat = 17
  ) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.textColor = color
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = 0
    return label
  }

  static func button(
    _ title: String, _ frame: CGRect, action: @escaping @MainActor () -> Void = {}
  ) -> UIButton {
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: title) { _ in action() })
    button.configuration?.baseForegroundColor = .black
    button.frame = frame
    return button
  }

  /// A popup with one button, which dismisses it.
  static func card() -> Popup<String> {
    Popup { handle in
      let card = UIView()
      card.backgroundColor = .white
      card.addSubview(
        button("Keep", CGRect(x: 20, y: 20, width: 200, height: 50)) {
          handle.dismiss(returning: "kept")
        })
      return card
    }
    .size(CGSize(width: 240, height: 90))
  }

  /// A window in front of the app window, like that of a popup.
  static func overlay(on phone: VirtualDevice, _ root: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: phone.scene)
    window.windowLevel = .normal + 1
    window.rootViewController = root
    window.makeKeyAndVisible()
    phone.clock.runTurn()
    return window
  }
}
