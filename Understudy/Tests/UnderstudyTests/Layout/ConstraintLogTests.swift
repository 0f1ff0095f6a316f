// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct ConstraintLogTests {
  @Test
  func `A conflict is logged once, with its constraints and the one that is broken`() {
    run { device, page, a in
      let (narrow, wide) = (
        a.widthAnchor.constraint(equalToConstant: 100),
        a.widthAnchor.constraint(equalToConstant: 200)
      )
      narrow.identifier = "narrow"
      let other = a.heightAnchor.constraint(equalToConstant: 30)
      NSLayoutConstraint.activate([narrow, other, wide])

      page.layoutIfNeeded()
      page.frame.size.width += 1
      page.layoutIfNeeded()

      #expect(device.log.count == 1)
      let lines = device.log[0].split(separator: "\n").map(String.init)
      #expect(lines.first == "Unable to simultaneously satisfy constraints.")
      #expect(lines.contains("    <NSLayoutConstraint 'narrow' UIView.width == 100.0>"))
      #expect(!device.log[0].contains("height"))
      #expect(lines.last == "<NSLayoutConstraint UIView.width == 200.0>")
    }
  }

  @Test
  func `A broken constraint holds again when the conflict has gone, and is logged again`() {
    run { device, page, a in
      let limit = a.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
      let wide = a.widthAnchor.constraint(equalToConstant: 200)
      NSLayoutConstraint.activate([limit, wide])
      page.layoutIfNeeded()
      #expect(a.frame.width <= 100)

      limit.isActive = false
      page.layoutIfNeeded()
      #expect(a.frame.width == 200)
      limit.isActive = true
      page.layoutIfNeeded()

      #expect(device.log.count == 2)
    }
  }

  @Test
  func `Weaker constraints give way without a word`() {
    run { device, page, a in
      let optional = a.widthAnchor.constraint(equalToConstant: 200)
      optional.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([optional, a.widthAnchor.constraint(equalToConstant: 100)])

      page.layoutIfNeeded()

      #expect(a.frame.width == 100)
      #expect(device.log.isEmpty)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `A constant that is no number is an exception, and changes nothing`(value: CGFloat) {
    run { device, page, a in
      let width = a.widthAnchor.constraint(equalToConstant: 50)
      width.isActive = true

      let raised = device.exceptions {
        width.constant = value
        _ = a.heightAnchor.constraint(equalTo: page.heightAnchor, multiplier: value)
      }
      page.layoutIfNeeded()

      #expect(raised.map(\.name) == Array(repeating: "NSInternalInconsistencyException", count: 2))
      #expect(a.frame.width == 50)
    }
  }

  @Test
  func `Views without a common ancestor and attributes of two axes are exceptions`() {
    run { device, page, a in
      let stranger = UIView()

      let raised = device.exceptions {
        a.leadingAnchor.constraint(equalTo: stranger.leadingAnchor).isActive = true
        _ = NSLayoutConstraint(
          item: a, attribute: .top, relatedBy: .equal, toItem: page, attribute: .left,
          multiplier: 1, constant: 0)
      }

      #expect(raised.map(\.name) == ["NSGenericException", "NSInvalidArgumentException"])
    }
  }

  @Test
  func `A solver that is stopped says so`() {
    run { device, page, a in
      page.makeRegion()
      page.layoutRoot.constraintState.region?.solver.maximumSteps = 0
      let optional = a.widthAnchor.constraint(equalToConstant: 200)
      optional.priority = .defaultHigh
      optional.isActive = true

      page.layoutIfNeeded()

      #expect(device.log.count == 1)
      #expect(device.log.first?.contains("took too many steps") ?? false)
    }
  }

  @Test
  func `A view on its own is as large as its constraints say, not as it happens to be`() {
    HeadlessDevice.run { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let label = UILabel()
      label.text = "A line of text"
      root.translatesAutoresizingMaskIntoConstraints = false
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])

      root.layoutIfNeeded()

      #expect(label.frame.width == label.intrinsicContentSize.width)
    }
  }

  private func run(_ body: @MainActor (HeadlessDevice, UIView, UIView) -> Void) {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.isHidden = false
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let a = UIView()
      a.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(page)
      page.addSubview(a)
      body(device, page, a)
    }
  }
}
