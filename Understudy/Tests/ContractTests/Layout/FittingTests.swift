// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct FittingTests {
  @Test
  func `L28: a view's fitting size follows its constraints and changes nothing`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
    let inner = ContentView()
    inner.content = CGSize(width: 100, height: 40)
    fill(view, with: inner, margin: 10)

    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let wide = view.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    #expect(size == CGSize(width: 120, height: 60))
    #expect(wide == CGSize(width: 300, height: 60))
    #expect(view.bounds.size == CGSize(width: 7, height: 7))
  }

  @Test
  func `L7: a label of several lines is as high as its width makes it`() {
    let view = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "many words ", count: 20)
    fill(view, with: label, margin: 10)

    let size = view.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    let expected = label.sizeThatFits(CGSize(width: 180, height: CGFloat.greatestFiniteMagnitude))
    #expect(size.width == 200)
    #expect(size.height == expected.height + 20)
    #expect(size.height > 100)
  }

  @Test
  func `L29: content tied to all edges of a scroll view gives it its content size`() async {
    await withScene { scene in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 300))
      makeWindow(in: scene).addSubview(scrollView)
      let content = ContentView()
      content.content = CGSize(width: 50, height: 900)
      fill(scrollView, with: content, margin: 10)
      content.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -20
      ).isActive = true

      scrollView.layoutIfNeeded()

      #expect(scrollView.contentSize == CGSize(width: 200, height: 920))
      #expect(content.frame == CGRect(x: 10, y: 10, width: 180, height: 900))
    }
  }

  private func fill(_ view: UIView, with inner: UIView, margin: CGFloat) {
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
      view.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: margin),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: margin),
      view.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: margin),
    ])
  }
}
