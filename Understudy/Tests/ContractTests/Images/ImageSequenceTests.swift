// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct ImageSequenceTests {
  @Test
  func `L60: a sequence runs for its repeat count and ends by itself`() async {
    await withScene { scene in
      let view = makeImageView(in: scene, images: 4)
      view.animationDuration = 0.4
      view.animationRepeatCount = 2
      #expect(!view.isAnimating)

      view.startAnimating()
      #expect(view.isAnimating)
      await pass(0.7)
      #expect(view.isAnimating)

      #expect(await until({ !view.isAnimating }, within: 0.3))
    }
  }

  @Test
  func `L61: without a repeat count a sequence goes on until it is stopped`() async {
    await withScene { scene in
      let view = makeImageView(in: scene, images: 2)
      #expect(view.animationRepeatCount == 0)

      view.startAnimating()
      await pass(3)
      #expect(view.isAnimating)
      view.stopAnimating()

      #expect(!view.isAnimating)
    }
  }

  @Test
  func `L62: without a duration each image is shown for a thirtieth of a second`() async {
    await withScene { scene in
      let view = makeImageView(in: scene, images: 15)
      view.animationRepeatCount = 1
      #expect(view.animationDuration == 0)

      view.startAnimating()
      await pass(0.45)
      #expect(view.isAnimating)

      #expect(await until({ !view.isAnimating }, within: 0.1))
    }
  }

  @Test
  func `L63: an animated image knows its images and their time`() async {
    await withScene { _ in
      let images = (0..<3).map { _ in UIImage() }

      let animated = UIImage.animatedImage(with: images, duration: 1.5)

      #expect(animated?.images == images)
      #expect(animated?.duration == 1.5)
      #expect(UIImage().images == nil)
      #expect(UIImage().duration == 0)
    }
  }

  @Test
  func `L64: an image view without images to run through does not start`() async {
    await withScene { scene in
      let view = UIImageView()
      makeWindow(in: scene).addSubview(view)

      view.startAnimating()

      #expect(!view.isAnimating)
    }
  }

  private func makeImageView(in scene: UIWindowScene, images count: Int) -> UIImageView {
    let view = UIImageView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
    view.animationImages = (0..<count).map { _ in UIImage() }
    makeWindow(in: scene).addSubview(view)
    return view
  }
}
