// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct ConstraintTests {
  @Test
  func `L20: anchors place a view in its superview and beside its neighbor`() async {
    await withScene { scene in
      let (page, a, b) = makePage(in: scene)
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
        a.topAnchor.constraint(equalTo: page.topAnchor, constant: 30),
        a.widthAnchor.constraint(equalToConstant: 80),
        a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5, constant: 10),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
        b.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
        b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
        b.heightAnchor.constraint(equalToConstant: 20),
      ])

      page.layoutIfNeeded()

      #expect(a.frame == CGRect(x: 20, y: 30, width: 80, height: 50))
      #expect(b.frame == CGRect(x: 108, y: 45, width: 172, height: 20))
    }
  }

  @Test
  func `L21: constraints of lower priority give way, those of higher priority hold`() async {
    await withScene { scene in
      let (page, a, _) = makePage(in: scene)
      let optional = a.widthAnchor.constraint(equalToConstant: 500)
      optional.priority = .defaultHigh
      let limit = a.widthAnchor.constraint(lessThanOrEqualTo: page.widthAnchor, multiplier: 0.5)
      let pin = a.leadingAnchor.constraint(equalTo: page.leadingAnchor)
      NSLayoutConstraint.activate([optional, limit, pin])

      page.layoutIfNeeded()
      #expect(a.frame.width == 150)
      limit.isActive = false
      page.layoutIfNeeded()

      #expect(a.frame.width == 500)
    }
  }

  @Test
  func `L22: hugging keeps a view from growing, compression resistance from shrinking`() async {
    await withScene { scene in
      let (page, a, b) = makePage(in: scene, content: CGSize(width: 100, height: 20))
      let row = [
        a.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      ]
      NSLayoutConstraint.activate(row)
      a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      page.layoutIfNeeded()
      #expect(a.frame.width == 100)
      #expect(b.frame.width == 200)

      row[2].constant = -150
      a.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      page.layoutIfNeeded()

      #expect(a.frame.width == 50)
      #expect(b.frame.width == 100)
    }
  }

  @Test
  func `L23: leading is right where the layout goes from right to left`() async {
    await withScene { scene in
      let (page, a, _) = makePage(in: scene)
      page.semanticContentAttribute = .forceRightToLeft
      a.semanticContentAttribute = .forceRightToLeft
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
        a.widthAnchor.constraint(equalToConstant: 80),
      ])

      page.layoutIfNeeded()

      #expect(a.frame.minX == 200)
    }
  }

  @Test
  func `L24: the safe-area and margin guides follow the insets`() async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      let page = UIView(frame: window.bounds)
      window.addSubview(page)
      let (a, b) = (UIView(), UIView())
      for (view, guide) in [(a, page.safeAreaLayoutGuide), (b, page.layoutMarginsGuide)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: guide.topAnchor),
          view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
      }
      page.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 5, leading: 10, bottom: 15, trailing: 20)

      await pass(0.1)

      #expect(a.frame == page.bounds.inset(by: page.safeAreaInsets))
      #expect(b.frame == page.bounds.inset(by: page.layoutMargins))
      #expect(page.safeAreaLayoutGuide.layoutFrame == a.frame)
    }
  }

  @Test
  func `L25: others can be tied to a view that keeps its own frame`() async {
    await withScene { scene in
      let (page, a, _) = makePage(in: scene)
      let own = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
      page.addSubview(own)
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: own.trailingAnchor, constant: 5),
        a.topAnchor.constraint(equalTo: own.topAnchor),
      ])
      page.layoutIfNeeded()
      #expect(a.frame.origin == CGPoint(x: 65, y: 10))

      own.frame.origin = CGPoint(x: 30, y: 20)
      page.layoutIfNeeded()

      #expect(a.frame.origin == CGPoint(x: 85, y: 20))
    }
  }

  @Test
  func `L26: a view that leaves takes its constraints to others with it`() async {
    await withScene { scene in
      let (page, a, b) = makePage(in: scene)
      let tie = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
      let own = a.widthAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([tie, own])
      #expect(page.constraints.contains(tie))

      a.removeFromSuperview()

      #expect(!tie.isActive)
      #expect(own.isActive)
      #expect(page.constraints.isEmpty)
    }
  }

  @Test
  func `L27: a new constant takes effect in the next layout, and animates inside a block`() async {
    await withScene { scene in
      let (page, a, _) = makePage(in: scene)
      let left = a.leadingAnchor.constraint(equalTo: page.leadingAnchor)
      NSLayoutConstraint.activate([left, a.widthAnchor.constraint(equalToConstant: 50)])
      page.layoutIfNeeded()
      await pass(0.1)

      left.constant = 100
      #expect(a.frame.minX == 0)
      var isFinished = false
      UIView.animate(withDuration: 0.5) {
        page.layoutIfNeeded()
      } completion: {
        isFinished = $0
      }

      #expect(a.frame.minX == 100)
      #expect(a.layer.animationKeys()?.isEmpty == false)
      #expect(await until { isFinished })
    }
  }
}

final class ContentView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  override var intrinsicContentSize: CGSize { content }
}

/// A page of 300 by 400 points with two views that are laid out by constraints.
@MainActor
func makePage(
  in scene: UIWindowScene, content: CGSize = CGSize(width: -1, height: -1)
) -> (UIView, UIView, UIView) {
  let page = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
  makeWindow(in: scene).addSubview(page)
  let views = (0..<2).map { _ in
    let view = ContentView()
    view.content = content
    view.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(view)
    return view
  }
  return (page, views[0], views[1])
}
