// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim
import UsherTesting

@MainActor
struct ScreenDescriptionTests {
  @Test(arguments: [CGFloat.greatestFiniteMagnitude, .infinity, .nan, 1e19])
  func `lengths that cannot be drawn are described`(length: CGFloat) {
    VirtualDevice.run { phone in
      let page = UIViewController()
      page.view.layer.cornerRadius = length
      page.view.layer.borderWidth = length
      phone.setRoot(page)

      #expect(phone.probe.description.contains("UIView"))
    }
  }

  @Test func `a page is described with one line per view`() {
    VirtualDevice.run { phone in
      let title = Fixtures.label("Moon jar", CGRect(x: 16, y: 80, width: 200, height: 24.5))
      title.font = .systemFont(ofSize: 17, weight: .semibold)
      title.accessibilityTraits = .header
      let card = UIView(frame: CGRect(x: 16, y: 120, width: 361, height: 200))
      card.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
      card.layer.cornerRadius = 12
      card.clipsToBounds = true
      card.alpha = 0.75
      card.accessibilityViewIsModal = true
      card.addSubview(Fixtures.label("Two\nlines", CGRect(x: 8, y: 8, width: 100, height: 41)))
      let hidden = Fixtures.label("Hidden", .zero)
      hidden.isHidden = true
      let page = Fixtures.page(title, card, hidden)
      phone.setRoot(page)

      #expect(
        ScreenDescription(of: page.view).text == """
          UIView [0 0 393 852] fill #FFFFFF
            UILabel “Moon jar” [16 80 200 24.5] color #000000, font 17 semibold, element header
            UIView [16 120 361 200] fill #FF800080, radius 12, alpha 0.75, clips, modal
              UILabel “Two⏎lines” [8 8 100 41] color #000000, font 17 regular, element staticText

          """)
    }
  }

  @Test func `a text field is described with its text, a secure one with its length only`() {
    VirtualDevice.run { phone in
      let field = UITextField(frame: CGRect(x: 0, y: 80, width: 100, height: 44))
      phone.setRoot(Fixtures.page(field))

      @MainActor func value() -> String {
        ScreenDescription(of: field).text.components(separatedBy: "contains ").dropFirst().joined()
      }
      #expect(value() == "")
      field.text = "茶 tea"
      #expect(value().hasPrefix("“茶 tea”"))
      field.isSecureTextEntry = true
      #expect(value().hasPrefix("“•••••”"))
    }
  }

  @Test func `a scroll view is described with its offset`() {
    VirtualDevice.run { phone in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 80, width: 100, height: 44))
      scroll.contentSize = CGSize(width: 100, height: 400)
      phone.setRoot(Fixtures.page(scroll))

      #expect(!ScreenDescription(of: scroll).text.contains("offset"))
      scroll.contentOffset.y = 30.5
      #expect(ScreenDescription(of: scroll).text.contains("clips, offset 0 30.5"))
    }
  }

  @Test func `windows are described front to back, with their level and key status`() {
    VirtualDevice.run { phone in
      phone.setRoot(Fixtures.page())
      let window = Fixtures.overlay(on: phone, Fixtures.page())

      let lines = phone.probe.description.split(separator: "\n").filter { $0.hasPrefix("UIWindow") }
      #expect(lines == ["UIWindow [0 0 393 852] level 1, key", "UIWindow [0 0 393 852] level 0"])
      #expect(window.isKeyWindow)
    }
  }

  @Test func `private containers are omitted and their children keep their frames`() {
    VirtualDevice.run { phone in
      let container = UIPrivateLookingContainer(
        frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      container.addSubview(Fixtures.label("Inside", CGRect(x: 5, y: 5, width: 60, height: 21)))
      let page = Fixtures.page(container)
      phone.setRoot(page)

      #expect(
        ScreenDescription(of: page.view).text == """
          UIView [0 0 393 852] fill #FFFFFF
            UILabel “Inside” [15 25 60 21] color #000000, font 17 regular, element staticText

          """)
    }
  }

  @Test func `the description of an alert contains no private classes`() {
    VirtualDevice.run { phone in
      let page = Fixtures.page()
      phone.setRoot(page)
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      page.present(alert, animated: false)
      phone.clock.runUntilIdle()

      let classes = phone.probe.description.split(separator: "\n").compactMap {
        $0.split(separator: " ").first
      }
      #expect(Set(classes).isSubset(of: ["UIWindow", "UIView", "UILabel", "UIControl"]))
      #expect(phone.probe.description.contains("UILabel “Title”"))
      #expect(phone.probe.description.contains("element “OK” button"))
    }
  }

  @Test func `a private view that draws something is described by its public class`() {
    VirtualDevice.run { phone in
      let container = UIPrivateLookingContainer(
        frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      container.backgroundColor = .black
      let page = Fixtures.page(container)
      phone.setRoot(page)

      #expect(
        ScreenDescription(of: page.view).text == """
          UIView [0 0 393 852] fill #FFFFFF
            UIView [10 20 100 100] fill #000000

          """)
    }
  }
}

private final class UIPrivateLookingContainer: UIView {}
