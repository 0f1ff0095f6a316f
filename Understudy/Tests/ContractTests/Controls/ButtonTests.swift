// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct ButtonTests {
  @Test
  func `E50: the insets of a configured button follow its size`() async {
    await withScene { _ in
      var configuration = UIButton.Configuration.filled()
      let medium = configuration.contentInsets
      configuration.buttonSize = .small
      let small = configuration.contentInsets
      configuration.buttonSize = .large
      let large = configuration.contentInsets

      #expect(medium == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      #expect(small == NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10))
      #expect(large == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
    }
  }

  @Test
  func `E51: a filled button is its title and its insets large`() async {
    await withScene { scene in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Continue"
      let button = UIButton(configuration: configuration)
      makeWindow(in: scene).addSubview(button)
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "Continue"
      button.superview?.addSubview(label)

      let title = label.intrinsicContentSize
      let size = button.intrinsicContentSize

      #expect(abs(size.height - title.height - 14) < 0.4)
      #expect(abs(size.width - title.width - 24) < 1)
    }
  }

  @Test
  func `E52: a button takes title and image of its primary action`() async {
    await withScene { _ in
      var runs = 0
      let action = UIAction(title: "Buy") { _ in runs += 1 }

      let plain = UIButton(type: .system, primaryAction: action)
      let filled = UIButton(configuration: .filled(), primaryAction: action)
      filled.sendActions(for: .primaryActionTriggered)

      #expect(plain.title(for: .normal) == "Buy")
      #expect(filled.configuration?.title == "Buy")
      #expect(runs == 1)
    }
  }

  @Test
  func `E53: a state without a title shows that of the normal state`() async {
    await withScene { _ in
      let button = UIButton(type: .system)
      button.setTitle("Buy", for: .normal)
      button.setTitle("Sold out", for: .disabled)

      #expect(button.title(for: .highlighted) == "Buy")
      button.isEnabled = false

      #expect(button.currentTitle == "Sold out")
    }
  }

  @Test
  func `E56: the title label shows what was set for the state at once`() async {
    await withScene { _ in
      let button = UIButton(type: .system)
      button.setTitle("Buy", for: .normal)
      button.setTitle("Sold out", for: .disabled)
      #expect(button.titleLabel?.text == "Buy")

      button.isEnabled = false
      #expect(button.titleLabel?.text == "Sold out")

      button.isEnabled = true
      button.setTitle(nil, for: .normal)
      #expect(button.titleLabel?.text == nil)
    }
  }

  @Test
  func `E54: the update handler runs before the next layout when the state changes`() async {
    await withScene { scene in
      let button = UIButton(configuration: .filled())
      var states: [UIControl.State] = []
      button.configurationUpdateHandler = { states.append($0.state) }
      makeWindow(in: scene).addSubview(button)
      button.layoutIfNeeded()
      states = []

      button.isEnabled = false
      #expect(states.isEmpty)
      button.isHighlighted = true
      button.layoutIfNeeded()

      #expect(states == [[.disabled, .highlighted]])
    }
  }

  @Test
  func `E55: titles of configured buttons wrap`() async {
    await withScene { scene in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Subscribe to our weekly newsletter and get ten percent off"
      let button = UIButton(configuration: configuration)
      makeWindow(in: scene).addSubview(button)

      let size = button.sizeThatFits(CGSize(width: 200, height: 1000))

      #expect(size.width <= 200)
      #expect(size.height > 60)
    }
  }
}
