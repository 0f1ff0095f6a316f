// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct LayoutReleaseTests {
  @Test
  func `a view that was laid out by constraints goes with its last reference`() {
    HeadlessDevice.run { device in
      weak var weakRoot: UIView?
      weak var weakSubview: UIView?
      do {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let subview = UIView()
        (weakRoot, weakSubview) = (root, subview)
        fill(root, with: subview)
        root.layoutIfNeeded()
        #expect(subview.frame == root.bounds)
      }
      device.clock.advance(by: 0.1)

      #expect(weakRoot == nil)
      #expect(weakSubview == nil)
    }
  }

  @Test
  func `a window whose page uses constraints is deallocated when it is hidden and released`() {
    HeadlessDevice.run { device in
      let scene = device.connectScene()
      weak var weakWindow: UIWindow?
      do {
        let window = UIWindow(windowScene: scene)
        let page = UIViewController()
        window.rootViewController = page
        window.makeKeyAndVisible()
        weakWindow = window
        fill(page.view, with: UIView())
        device.clock.advance(by: 0.1)
        window.isHidden = true
      }
      device.clock.advance(by: 0.1)

      #expect(weakWindow == nil)
    }
  }

  private func fill(_ view: UIView, with subview: UIView) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: view.topAnchor),
      subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      subview.widthAnchor.constraint(equalTo: view.widthAnchor),
      subview.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
  }
}
