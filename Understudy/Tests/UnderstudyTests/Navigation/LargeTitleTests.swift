// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct LargeTitleTests {
  @Test
  func `the bar shrinks with the finger and grows again without resistance`() {
    withScrollingPage(hasLargeTitle: true) { device, navigation, list in
      device.touchDown(at: CGPoint(x: 200, y: 600))
      device.touchMove(to: CGPoint(x: 200, y: 590))
      for y in stride(from: CGFloat(580), through: 500, by: -10) {
        device.touchMove(to: CGPoint(x: 200, y: y))
        device.clock.advance(by: 1.0 / 60)
      }
      #expect(navigation.navigationBar.frame.height == row)
      for y in stride(from: CGFloat(500), through: 570, by: 10) {
        device.touchMove(to: CGPoint(x: 200, y: y))
        device.clock.advance(by: 1.0 / 60)
      }

      #expect(abs(navigation.navigationBar.frame.height - (row + 32)) < 0.01)
      #expect(abs(list.contentOffset.y + (row + 91)) < 0.01)
      device.touchCancel()
    }
  }

  @Test
  func `a release in between goes on to the nearer end`() {
    withScrollingPage(hasLargeTitle: true) { device, navigation, list in
      device.dragSlowly(by: -20)
      #expect(list.contentOffset.y == -(row + 111))
      device.dragSlowly(by: -40)
      #expect(list.contentOffset.y == -(row + 59))
      device.dragSlowly(by: 20)

      #expect(list.contentOffset.y == -(row + 59))
    }
  }

  @Test
  func `a list that is pulled down takes the large title along`() {
    withScrollingPage(hasLargeTitle: true) { device, navigation, list in
      device.touchDown(at: CGPoint(x: 200, y: 300))
      device.touchMove(to: CGPoint(x: 200, y: 310))
      device.touchMove(to: CGPoint(x: 200, y: 400))
      device.clock.advance(by: 0.1)
      let pull = -(row + 111) - list.contentOffset.y
      #expect(pull > 20)
      #expect(abs(navigation.navigationBar.frame.height - (row + 52) - pull) < 0.5)
      device.touchUp()
      device.clock.advance(by: 2)

      #expect(navigation.navigationBar.frame.height == row + 52)
      #expect(list.contentOffset.y == -(row + 111))
    }
  }

  @Test
  func `the background fades in over the first points under the bar`() {
    withScrollingPage(hasLargeTitle: true) { device, navigation, list in
      list.contentOffset.y += 52
      device.clock.advance(by: 0.1)
      #expect(navigation.navigationBar.backgrounds.standardFraction == 0)
      list.contentOffset.y += 4
      #expect(navigation.navigationBar.backgrounds.standardFraction == 0.5)
      list.contentOffset.y += 40

      #expect(navigation.navigationBar.backgrounds.standardFraction == 1)
    }
  }

  @Test
  func `the small title comes when the large one has gone`() {
    withScrollingPage(hasLargeTitle: true) { device, navigation, list in
      let content = navigation.navigationBar.content
      #expect(content?.titleHolder.alpha == 0)
      list.contentOffset.y += 45
      device.clock.advance(by: 0.5)
      #expect(content?.titleHolder.alpha == 1)
      list.contentOffset.y -= 45
      device.clock.advance(by: 0.5)

      #expect(content?.titleHolder.alpha == 0)
    }
  }

  @Test(arguments: [true, false])
  func `since iOS 26 it is a switch whether a large title is in the scroll view`(
    isInContent: Bool
  ) {
    withScrollingPage(on: .iOS26, hasLargeTitle: true, titleInContent: isInContent) {
      device, navigation, list in
      let content = navigation.navigationBar.content
      #expect(content?.largeTitle.superview === (isInContent ? list : content))
      #expect(titleFrame(navigation) == CGRect(x: 0, y: row + 59, width: 393, height: 52))

      list.contentOffset.y += 30
      device.clock.advance(by: 0.1)
      #expect(titleFrame(navigation) == CGRect(x: 0, y: row + 59, width: 393, height: 22))
      list.contentOffset.y += 30
      device.clock.advance(by: 0.1)
      #expect(content?.largeTitle.isHidden == true)
      #expect(list.adjustedContentInset.top == row + 59)
    }
  }

  @Test
  func `before iOS 26 a large title is in the bar`() {
    withScrollingPage(on: .iOS18, hasLargeTitle: true) { _, navigation, _ in
      let content = navigation.navigationBar.content
      #expect(content?.largeTitle.superview === content)
    }
  }

  @Test
  func `what is put on the content lies over its large title`() {
    withScrollingPage(on: .iOS26, hasLargeTitle: true) { device, navigation, list in
      let cover = UIView(frame: list.bounds)
      list.addSubview(cover)
      navigation.navigationBar.topItem?.title = "Other"
      device.clock.advance(by: 0.1)
      let title = navigation.navigationBar.content?.largeTitle
      let order = list.subviews.filter { $0 === cover || $0 === title }

      #expect(order == [title, cover])
      #expect(list.subviews.filter { $0 is LargeTitleView }.count == 1)
      #expect(navigation.navigationBar.backgrounds.frame.maxY == row)
    }
  }

  @Test
  func `a large title in the content appears and disappears with its page`() {
    withScrollingPage(on: .iOS26, hasLargeTitle: true) { device, navigation, list in
      let next = UIViewController()
      let nextList = UIScrollView()
      nextList.contentSize = CGSize(width: 393, height: 3000)
      next.view = nextList
      navigation.pushViewController(next, animated: true)
      device.clock.advance(by: 0.1)
      #expect(nextList.contentOffset.y == -(row + 111))
      for content in [list, nextList] {
        let title = content.subviews.first { $0 is LargeTitleView }
        #expect(title?.frame == CGRect(x: 0, y: -52, width: 393, height: 52))
      }
      device.clock.advance(by: 1)

      #expect(!list.subviews.contains { $0 is LargeTitleView })
      #expect(titleFrame(navigation) == CGRect(x: 0, y: row + 59, width: 393, height: 52))
      navigation.setNavigationBarHidden(true, animated: false)
      device.clock.advance(by: 0.1)
      #expect(!nextList.subviews.contains { $0 is LargeTitleView })
    }
  }

  /// The height of the bar without a large title.
  private var row: CGFloat { HeadlessDevice.current.hasNewDesign ? 54 : 44 }

  private func titleFrame(_ navigation: UINavigationController) -> CGRect? {
    let title = navigation.navigationBar.content?.largeTitle
    return title.map { $0.convert($0.bounds, to: navigation.view) }
  }
}
