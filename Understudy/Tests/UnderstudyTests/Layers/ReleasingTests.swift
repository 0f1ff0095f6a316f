// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// What is above a view or layer is not kept, and is not named any more once it is gone.
@MainActor
struct ReleasingTests {
  @Test func `a view whose superview is gone has none, and no window`() {
    HeadlessDevice.run { device in
      let inner = UIView()
      let leaf = UIView()
      inner.addSubview(leaf)
      do {
        let window = UIWindow(windowScene: device.connectScene())
        let outer = UIView()
        window.addSubview(outer)
        outer.addSubview(inner)
        #expect(leaf.window === window)
        #expect(inner.superview === outer)
      }

      #expect(inner.superview == nil)
      #expect(inner.window == nil)
      #expect(leaf.window == nil)
      #expect(leaf.superview === inner)
      #expect(inner.layer.superlayer == nil)
    }
  }

  @Test func `a layer whose view is gone has no delegate, one whose superlayer is gone is free`() {
    HeadlessDevice.run { _ in
      let layer: CALayer
      let sublayer = CALayer()
      do {
        let view = UIView()
        layer = view.layer
        view.layer.addSublayer(sublayer)
        #expect(layer.delegate === view)
      }
      #expect(layer.delegate == nil)
      #expect(sublayer.superlayer === layer)
      do {
        let outer = CALayer()
        outer.addSublayer(sublayer)
      }

      #expect(sublayer.superlayer == nil)
    }
  }

  @Test func `a constraint forgets a view that is gone`() {
    HeadlessDevice.run { _ in
      let constraint: NSLayoutConstraint
      do {
        let view = UIView()
        constraint = view.widthAnchor.constraint(equalToConstant: 10)
        #expect(constraint.firstItem === view)
      }

      #expect(constraint.firstItem == nil)
    }
  }

  @Test func `a delegate of a layer's own is not kept`() {
    HeadlessDevice.run { _ in
      let layer = CALayer()
      do {
        let delegate = LayerDelegate()
        layer.delegate = delegate
        #expect(layer.delegate === delegate)
      }

      #expect(layer.delegate == nil)
    }
  }
}

private final class LayerDelegate: NSObject, CALayerDelegate {}
