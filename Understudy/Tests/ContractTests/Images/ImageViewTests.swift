// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct ImageViewTests {
  @Test
  func `L50: an image view is as large as its image and takes no touches`() async {
    await withScene { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
      }

      let view = UIImageView(image: image)

      #expect(view.bounds.size == CGSize(width: 30, height: 20))
      #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
      #expect(!view.isUserInteractionEnabled)
      #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }
  }

  @Test
  func `L51: what is added to an effect view goes into its content view, which fills it`() async {
    await withScene { scene in
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      view.frame = CGRect(x: 10, y: 10, width: 200, height: 100)
      makeWindow(in: scene).addSubview(view)
      view.layoutIfNeeded()

      #expect(view.contentView.frame == view.bounds)
      #expect(view.contentView.isDescendant(of: view))
    }
  }
}
