// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct LabelTests {
  @Test
  func `L7: a label of several lines is as high as its width makes it`() async {
    await withScene { _ in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "Three items in your cart are about to sell out before tonight"

      let natural = label.intrinsicContentSize
      label.preferredMaxLayoutWidth = 150

      #expect(label.intrinsicContentSize.width <= 150)
      #expect(label.intrinsicContentSize.height > natural.height * 2)
    }
  }

  @Test
  func `L43: sizeToFit gives a label of one line its natural width`() async {
    await withScene { _ in
      let label = UILabel(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
      label.text = "Continue"

      let size = label.sizeThatFits(CGSize(width: 300, height: 300))
      #expect(label.bounds.size == CGSize(width: 5, height: 5))
      label.sizeToFit()

      #expect(label.frame == CGRect(origin: CGPoint(x: 10, y: 20), size: size))
    }
  }

  @Test
  func `L13: a line of 17 points is 20.287 high, rounded up to a pixel`() async {
    await withScene { scene in
      let label = UILabel()
      label.text = "Continue"
      makeWindow(in: scene).addSubview(label)

      let scale = label.traitCollection.displayScale
      let expected = (17 * 1.193359375 * scale).rounded(.up) / scale

      #expect(abs(label.intrinsicContentSize.height - expected) < 0.001)
    }
  }

  @Test
  func `L40: a label starts with one line of 17 points that ends in an ellipsis`() async {
    await withScene { _ in
      let label = UILabel()

      #expect(label.numberOfLines == 1)
      #expect(label.lineBreakMode == .byTruncatingTail)
      #expect(label.textAlignment == .natural)
      #expect(label.font.pointSize == 17)
      #expect(!label.isUserInteractionEnabled)
    }
  }

  @Test
  func `L41: text and attributed text are one`() async {
    await withScene { _ in
      let label = UILabel()
      let price = NSAttributedString(
        string: "199", attributes: [.font: UIFont.boldSystemFont(ofSize: 28)])

      label.attributedText = price
      #expect(label.text == "199")
      #expect(label.font.pointSize == 28)
      label.text = "299"

      #expect(label.attributedText?.string == "299")
    }
  }

  @Test
  func `L42: setting the font or color replaces those of all the attributed text`() async {
    await withScene { _ in
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: "199", attributes: [.font: UIFont.boldSystemFont(ofSize: 28)])

      label.font = .systemFont(ofSize: 12)
      label.textColor = .systemRed

      let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
      #expect((attributes?[.font] as? UIFont)?.pointSize == 12)
      #expect(attributes?[.foregroundColor] as? UIColor == .systemRed)
    }
  }

  @Test
  func `X6: labels and buttons are elements for assistive technology, image views are not`() async {
    await withScene { _ in
      let label = UILabel()
      label.text = "Sold out"
      let button = UIButton(type: .system)
      button.setTitle("Buy", for: .normal)
      button.isEnabled = false

      #expect(label.isAccessibilityElement)
      #expect(label.accessibilityLabel == "Sold out")
      #expect(label.accessibilityTraits == .staticText)
      #expect(button.isAccessibilityElement)
      #expect(button.accessibilityLabel == "Buy")
      #expect(button.accessibilityTraits == [.button, .notEnabled])
      #expect(!UIImageView().isAccessibilityElement)
    }
  }
}
