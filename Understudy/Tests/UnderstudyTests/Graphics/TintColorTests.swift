// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// `UIColor.tintColor`, which is another color in every view.
@MainActor
struct TintColorTests {
  @Test
  func `a background in the tint changes with it, also below`() {
    withViews { parent, child in
      child.backgroundColor = .tintColor
      parent.tintColor = .red
      #expect(child.layer.backgroundColor == UIColor.red.cgColor)

      child.tintColor = .green
      #expect(child.layer.backgroundColor == UIColor.green.cgColor)
      child.tintColor = nil
      #expect(child.layer.backgroundColor == UIColor.red.cgColor)
      child.removeFromSuperview()
      UIView().addSubview(child)

      #expect(child.layer.backgroundColor == UIColor.systemBlue.cgColor)
    }
  }

  @Test
  func `a background in the tint is dimmed with it, whatever is set between`() {
    withViews { parent, child in
      let between = UIView()
      between.tintColor = .gray
      parent.addSubview(between)
      between.addSubview(child)
      child.tintColor = .red
      child.backgroundColor = .tintColor

      parent.tintAdjustmentMode = .dimmed
      #expect(child.layer.backgroundColor == UIColor.red.desaturated.cgColor)
      parent.tintAdjustmentMode = .automatic

      #expect(child.layer.backgroundColor == UIColor.red.cgColor)
    }
  }

  @Test
  func `a view without a window has its tint, too`() {
    HeadlessDevice.run { _ in
      let view = UIView()
      view.backgroundColor = .tintColor
      view.tintColor = .red
      #expect(view.layer.backgroundColor == UIColor.red.cgColor)

      let child = UIView()
      child.backgroundColor = UIColor.tintColor.withAlphaComponent(0.5)
      view.addSubview(child)
      view.tintColor = .green

      #expect(child.layer.backgroundColor == UIColor.green.withAlphaComponent(0.5).cgColor)
    }
  }

  @Test
  func `a change of the tint is no change of traits`() {
    withViews { parent, _ in
      let view = TraitView()
      parent.addSubview(view)
      view.changes = 0

      parent.tintColor = .red

      #expect(view.changes == 0)
    }
  }

  @Test
  func `a view whose tint is the color of its tint raises an exception`() {
    withViews { parent, child in
      parent.tintColor = .red
      let exceptions = HeadlessDevice.current.exceptions { child.tintColor = .tintColor }

      #expect(exceptions.map(\.name) == ["HeadlessTintCycle"])
      #expect(exceptions.first?.reason.contains("Set nil to inherit") == true)
      #expect(child.tintColor == .red)
    }
  }

  @Test
  func `a tint that is made from the color of the tint ends the process where it is drawn`()
    async throws
  {
    let end = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        HeadlessDevice.run { _ in
          let view = UIView()
          view.tintColor = UIColor.tintColor.withAlphaComponent(0.5)
          view.backgroundColor = view.tintColor
        }
      }
    }
    let message = String(decoding: end.standardErrorContent, as: UTF8.self)
    #expect(message.contains("is made from UIColor.tintColor"))
  }

  @Test
  func `the parts of a button whose color is that of the tint inherit it`() {
    withViews { parent, _ in
      parent.tintColor = .red
      var configuration = UIButton.Configuration.plain()
      configuration.baseForegroundColor = .tintColor
      configuration.image = UIImage(systemName: "plus")
      let button = UIButton(configuration: configuration)
      parent.addSubview(button)
      HeadlessDevice.current.clock.advance(by: 0.1)

      #expect(button.imageView?.tintColor == .red)
    }
  }

  private func withViews(_ body: (UIView, UIView) -> Void) {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.isHidden = false
      let parent = UIView()
      let child = UIView()
      window.addSubview(parent)
      parent.addSubview(child)
      body(parent, child)
    }
  }
}

private final class TraitView: UIView {
  var changes = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changes += 1
  }
}
