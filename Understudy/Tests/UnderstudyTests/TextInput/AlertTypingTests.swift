// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct AlertTypingTests {
  @Test(arguments: [(HeadlessSystem.iOS18, CGFloat(25)), (.iOS26, 48), (.iOS27, 48)])
  func `a handler finds what was typed, and the keyboard has gone with the alert`(
    system: HeadlessSystem, fieldHeight: CGFloat
  ) {
    HeadlessDevice.run(system: system) { device in
      let window = UIWindow(windowScene: device.connectScene())
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let alert = UIAlertController(title: "Code", message: nil, preferredStyle: .alert)
      alert.addTextField()
      var typed: String?
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in typed = alert.textFields?.first?.text })
      root.present(alert, animated: true)
      device.clock.advance(by: 1)
      device.type("1234")
      let keyboard = device.application.windows.first { $0 is KeyboardWindow }
      #expect(keyboard?.isHidden == false)

      let field = alert.textFields?.first
      #expect(field.map { $0.frame.height } == fieldHeight)
      let card = alert.view.convert(alert.view.bounds, to: nil)
      #expect(card.maxY < 852 - 291)
      device.tap(at: CGPoint(x: card.midX, y: card.maxY - 20))
      device.clock.advance(by: 1)

      #expect(typed == "1234")
      #expect(keyboard?.isHidden == true)
    }
  }
}
