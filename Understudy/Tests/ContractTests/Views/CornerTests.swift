// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct CornerTests {
  @Test
  func `D60, since iOS 26: a fixed radius is at most half of a side, a capsule has that`() async {
    await withBox { box, _ in
      guard #available(iOS 26, *) else { return }
      box.cornerConfiguration = .corners(radius: 12)
      #expect(box.effectiveRadius(corner: .topLeft) == 12)
      #expect(box.layer.cornerRadius == 0)

      box.cornerConfiguration = .corners(radius: .fixed(40))
      #expect(box.effectiveRadius(corner: .topLeft) == 20)
      box.cornerConfiguration = .capsule()
      #expect(box.effectiveRadius(corner: .bottomRight) == 20)
      box.cornerConfiguration = .capsule(maximumRadius: 10)
      #expect(box.effectiveRadius(corner: .bottomRight) == 10)
    }
  }

  @Test
  func `D61, since iOS 26: a concentric corner has the container's radius less its distance`()
    async
  {
    await withBox { box, container in
      guard #available(iOS 26, *) else { return }
      container.cornerConfiguration = .corners(radius: 30)
      box.frame = container.bounds.insetBy(dx: 12, dy: 12)
      box.cornerConfiguration = .corners(radius: .containerConcentric())
      #expect(box.effectiveRadius(corner: .allCorners) == 18)

      box.frame.size.height = 60
      #expect(box.effectiveRadius(corner: .topRight) == 18)
      #expect(box.effectiveRadius(corner: .bottomRight) == 0)
      box.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
      #expect(box.effectiveRadius(corner: .bottomRight) == 5)
    }
  }

  @Test
  func `D62, since iOS 26: the effective radius is the largest, and follows the size`() async {
    await withBox { box, _ in
      guard #available(iOS 26, *) else { return }
      box.cornerConfiguration = .corners(
        topLeftRadius: 4, topRightRadius: 8, bottomLeftRadius: nil, bottomRightRadius: nil)
      #expect(box.effectiveRadius(corner: [.topLeft, .topRight]) == 8)
      #expect(box.effectiveRadius(corner: [.topLeft, .bottomLeft]) == 4)
      #expect(box.effectiveRadius(corner: .bottomLeft) == 0)

      box.cornerConfiguration = .capsule()
      box.bounds.size = CGSize(width: 200, height: 60)
      #expect(box.effectiveRadius(corner: .topLeft) == 30)
    }
  }

  @Test
  func `D63, since iOS 26: glass is a capsule, unless its corners are configured`() async {
    await withBox { _, container in
      guard #available(iOS 26, *) else { return }
      let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
      glass.frame = CGRect(x: 0, y: 0, width: 90, height: 44)
      container.addSubview(glass)
      #expect(glass.effectiveRadius(corner: .allCorners) == 22)

      glass.cornerConfiguration = .corners(radius: 8)
      #expect(glass.effectiveRadius(corner: .allCorners) == 8)
    }
  }

  @Test
  func `D64, since iOS 26: uniform corners are as round as the roundest of them`() async {
    await withBox { box, container in
      guard #available(iOS 26, *) else { return }
      container.cornerConfiguration = .corners(radius: 30)
      box.frame = CGRect(x: 10, y: 10, width: 180, height: 60)
      box.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
      #expect(box.effectiveRadius(corner: .bottomLeft) == 20)

      box.cornerConfiguration = .uniformEdges(topRadius: .containerConcentric(), bottomRadius: 3)
      #expect(box.effectiveRadius(corner: .topRight) == 20)
      #expect(box.effectiveRadius(corner: .bottomRight) == 3)
    }
  }

  private func withBox(_ body: @MainActor (UIView, UIView) -> Void) async {
    await withScene(on: 26...) { scene in
      let window = await showWindow(of: scene, root: UIViewController())
      let container = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
      window.addSubview(container)
      let box = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
      container.addSubview(box)
      body(box, container)
    }
  }
}
