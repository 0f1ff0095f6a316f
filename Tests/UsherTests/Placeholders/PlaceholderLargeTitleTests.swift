// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// From iOS 26 on a large title is in the scroll view of its page.
@MainActor
@Suite(.uikitVariants)
struct PlaceholderLargeTitleTests {
  @Test(arguments: [HeadlessSystem.iOS18, .iOS26], [true, false])
  func `a placeholder in front of a list does not cover the large title`(
    system: HeadlessSystem, isInScrollView: Bool
  ) throws {
    for var switches in HeadlessSwitches.variants {
      switches.largeTitleIsInScrollView = isInScrollView
      try runWithPlaceholder(on: system, switches) { app, page in
        let host = try #require(page.host)
        let title = try #require(app.largeTitle("Orders"))
        let frame = title.convert(title.bounds, to: nil)
        let isInFront = title.isDescendant(of: page.view)
        #expect(isInFront == (system == .iOS26 && isInScrollView))
        let covered = host.convert(host.bounds, to: nil).intersects(frame)
        #expect(!(isInFront && covered))
        // Until iOS 18 the background of the placeholder extends behind the bar.
        #expect((host.frame.minY == 0) == (system == .iOS18))
      }
    }
  }

  @Test func `without a large title the placeholder extends behind the bar`() throws {
    try runWithPlaceholder(on: .iOS26, titleMode: .never) { _, page in
      let host = try #require(page.host)
      #expect(host.frame.minY == 0)
    }
  }

  /// Runs a test with a page whose bar has large titles, and with a placeholder on it.
  private func runWithPlaceholder(
    on system: HeadlessSystem, _ switches: HeadlessSwitches? = nil,
    titleMode: UINavigationItem.LargeTitleDisplayMode = .automatic,
    _ body: @MainActor (TestApp, PageWithList) throws -> Void
  ) rethrows {
    try TestApp.runOnDevice(system: system, switches: switches) { device in
      let page = PageWithList()
      page.title = "Orders"
      page.navigationItem.largeTitleDisplayMode = titleMode
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      let app = TestApp(on: device, page: navigation)
      page.usher.placeholder.show(.empty(title: "No orders yet"))
      app.runUntilIdle()
      try body(app, page)
    }
  }
}

/// A page whose list is one view among others.
private final class PageWithList: UIViewController {
  var host: PlaceholderHostView? {
    view.subviews.lazy.compactMap { $0 as? PlaceholderHostView }.first
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UIScrollView(frame: view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 300, height: 2000)
    list.alwaysBounceVertical = true
    view.addSubview(list)
  }
}

extension TestApp {
  fileprivate func largeTitle(_ text: String) -> UILabel? {
    func labels(in view: UIView) -> [UILabel] {
      [view as? UILabel].compactMap { $0 } + view.subviews.flatMap(labels)
    }
    return labels(in: window).first { $0.text == text && $0.font.pointSize > 30 }
  }
}
