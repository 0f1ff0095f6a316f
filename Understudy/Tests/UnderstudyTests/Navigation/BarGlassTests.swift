// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// Bar buttons on glass, from iOS 26 on.
@MainActor
struct BarGlassTests {
  @Test
  func `pictures share a capsule, titles and prominent buttons have their own`() {
    withBar { device, content, page in
      let images = ["plus", "trash"].map { UIBarButtonItem(image: UIImage(systemName: $0)) }
      let done = UIBarButtonItem(title: "Done")
      done.style = .prominent
      page.navigationItem.rightBarButtonItems = [done, UIBarButtonItem(title: "Edit")] + images
      device.clock.advance(by: 0.1)
      #expect(content().platters.trailing.map(\.views.count) == [1, 1, 2])

      images[1].sharesBackground = false
      device.clock.advance(by: 0.1)
      #expect(content().platters.trailing.map(\.views.count) == [1, 1, 1, 1])
    }
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `capsules are 44 high, 16 from the edge, 12 apart, with buttons of 36`(
    direction: UIUserInterfaceLayoutDirection
  ) {
    withBar { device, content, page in
      device.layoutDirection = direction
      page.navigationItem.leftBarButtonItems = [
        UIBarButtonItem(image: UIImage(systemName: "plus")), UIBarButtonItem(title: "Edit"),
      ]
      device.clock.advance(by: 0.1)
      let frames = content().platters.leading.map { platter in
        direction == .leftToRight
          ? platter.frame
          : CGRect(origin: CGPoint(x: 393 - platter.frame.maxX, y: 0), size: platter.frame.size)
      }
      let title = content().leading[1] as? BarButton

      #expect(frames.first == CGRect(x: 16, y: 0, width: 44, height: 44))
      #expect(frames.last?.minX == 72)
      #expect(frames.last.map(\.width) == title.map { $0.contentWidth + 32 })
      #expect(content().leading.first?.frame.width == 36)
    }
  }

  @Test
  func `titles have the color of labels, or that of their item`() {
    withBar { device, content, page in
      let item = UIBarButtonItem(title: "Edit")
      page.navigationItem.rightBarButtonItem = item
      @MainActor func color() -> UIColor? {
        ((content().trailing.first as? BarButton)?.titleView as? UILabel)?.textColor
      }
      device.clock.advance(by: 0.1)
      #expect(color() == .label)
      item.tintColor = .red
      device.clock.advance(by: 0.1)
      #expect(color() == .red)
      item.isEnabled = false
      device.clock.advance(by: 0.1)
      #expect(color() == .tertiaryLabel)
      item.isEnabled = true
      item.style = .prominent
      device.clock.advance(by: 0.1)

      #expect(color() == .white)
    }
  }

  @Test
  func `an item without shared background has no glass`() {
    withBar { device, content, page in
      let item = UIBarButtonItem(image: UIImage(systemName: "plus"))
      page.navigationItem.rightBarButtonItem = item
      device.clock.advance(by: 0.1)
      #expect(effects(in: content().platters.trailing[0]).count == 1)

      item.hidesSharedBackground = true
      device.clock.advance(by: 0.1)
      #expect(effects(in: content().platters.trailing[0]).isEmpty)
    }
  }

  @Test
  func `the back button is a circle that says where it leads`() {
    withBar { device, content, page in
      page.navigationController?.pushViewController(UIViewController(), animated: true)
      device.clock.advance(by: 1)
      let button = content().backButton

      #expect(content().platters.leading.map(\.frame.size) == [CGSize(width: 44, height: 44)])
      #expect(button?.title == nil)
      #expect(button?.accessibilityLabel == "Home")
    }
  }

  @Test
  func `in a push a capsule turns into the one at its position, without fading`() {
    withBar { device, content, page in
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
      device.clock.advance(by: 0.1)
      let start = content().platters.leading[0].frame.width
      page.navigationController?.pushViewController(UIViewController(), animated: true)
      device.clock.advance(by: 0.1)
      let platter = content().platters.leading[0]
      let shown = platter.layer.presentation()?.bounds.width ?? 0

      #expect((44.1..<start).contains(shown))
      #expect(content().alpha == 1)
      #expect(effects(in: platter).count == 1)
      device.clock.advance(by: 1)
      #expect(content().platters.leading[0].frame.width == 44)
    }
  }

  @Test
  func `a bar in a sheet is 10 points below its edge`() {
    withBar { device, _, page in
      let inner = UINavigationController(rootViewController: UIViewController())
      page.present(inner, animated: false)
      device.clock.advance(by: 1)

      #expect(inner.view.safeAreaInsets.top == 0)
      #expect(inner.navigationBar.frame.minY == 10)
      #expect(inner.topViewController?.view.safeAreaInsets.top == 64)
    }
  }

  @Test
  func `until iOS 18 nothing is on glass`() {
    withBar(on: .iOS18) { device, content, page in
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
      device.clock.advance(by: 0.1)

      #expect(content().platters.trailing.isEmpty)
      #expect(effects(in: content()).isEmpty)
    }
  }

  private func effects(in view: UIView) -> [UIVisualEffect] {
    [(view as? UIVisualEffectView)?.effect].compactMap { $0 } + view.subviews.flatMap(effects)
  }

  private func withBar(
    on system: HeadlessSystem = .iOS26,
    _ body: (HeadlessDevice, () -> NavigationBarContent, UIViewController) -> Void
  ) {
    withNavigation(on: system) { device, navigation, page in
      let content = {
        guard let content = navigation.navigationBar.content else {
          preconditionFailure("The bar has no content.")
        }
        return content
      }
      body(device, content, page)
    }
  }
}
