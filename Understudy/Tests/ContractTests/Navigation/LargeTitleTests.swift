// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@MainActor
struct LargeTitleTests {
  @Test
  func `B28, since iOS 26: what covers the scroll view of a page covers its large title`() async {
    await withScene(on: 26...) { scene in
      let (page, list) = (UIViewController(), UIScrollView())
      page.title = "Journeys"
      page.view = list
      list.contentSize = CGSize(width: 100, height: 3000)
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      _ = await showWindow(of: scene, root: navigation)

      let cover = UIView(frame: list.bounds)
      list.addSubview(cover)
      await pass(0.1)
      let title = labels(in: list).first { $0.text == "Journeys" }

      #expect(title != nil)
      #expect(list.subviews.first { title?.isDescendant(of: $0) ?? false } !== cover)
      let place = title.map { $0.convert($0.bounds, to: list) }
      #expect(place.map { cover.frame.contains($0) } == true)
      #expect(place.map { $0.maxY <= 0 && $0.minY > list.bounds.minY } == true)
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
  }
}
