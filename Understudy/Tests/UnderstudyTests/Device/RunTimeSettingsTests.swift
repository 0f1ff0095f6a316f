// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// What a user changes in Settings while an app runs takes effect on what is on screen.
@MainActor
struct RunTimeSettingsTests {
  @Test
  func `Appearance: colors are drawn again`() {
    run { device, page in
      let light = device.render(scale: 1)
      device.appearance = .dark
      device.clock.advance(by: 0.1)
      let dark = device.render(scale: 1)

      #expect(page.traitCollection.userInterfaceStyle == .dark)
      #expect(light[5, 300].red > 230)
      #expect(dark[5, 300].red < 30)
    }
  }

  @Test
  func `Text size: labels that follow it grow, and what is below them moves`() {
    run { device, page in
      let before = (page.title1.frame.height, page.box.frame.minY)
      device.contentSizeCategory = .accessibilityLarge
      device.clock.advance(by: 0.1)

      #expect(page.title1.frame.height > before.0 * 1.5)
      #expect(page.box.frame.minY > before.1)
      #expect(page.fixed.font.pointSize == 12)
    }
  }

  @Test
  func `Direction: leading goes to the other side`() {
    run { device, page in
      let before = page.box.frame.minX
      device.layoutDirection = .rightToLeft
      device.clock.advance(by: 0.1)

      #expect(before == 20)
      #expect(page.box.frame.maxX == page.view.bounds.width - 20)
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    }
  }

  @Test
  func `Language: the words of the system's own bars change`() {
    // Since iOS 26 a back button shows no word.
    HeadlessDevice.run(system: .iOS18) { device in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UIViewController(), animated: false)
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      #expect(labels(in: window).contains("Back"))

      device.languages = ["zh-Hans"]
      device.clock.advance(by: 0.1)

      #expect(labels(in: window).contains("返回"))
      #expect(!labels(in: window).contains("Back"))
    }
  }

  @Test
  func `Orientation and model: the page is laid out for the new screen`() {
    run { device, page in
      device.orientation = .landscapeRight
      device.clock.advance(by: 1)
      #expect(abs(page.box.frame.maxX - 773) < 0.01)

      device.change(to: .iPad11)
      device.clock.advance(by: 1)

      #expect(abs(page.box.frame.maxX - 1174) < 0.01)
    }
  }

  @Test
  func `Reduce Motion: it is in force in the next turn`() {
    run { device, _ in
      device.reduceMotion = true
      device.clock.runTurn()

      #expect(UIAccessibility.isReduceMotionEnabled)
    }
  }

  private func run(_ body: @MainActor (HeadlessDevice, SettingsPage) -> Void) {
    HeadlessDevice.run { device in
      let page = SettingsPage()
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = page
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      body(device, page)
    }
  }

  private func labels(in view: UIView) -> [String] {
    [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(labels)
  }
}

/// Two labels and a box below them, 20 points from the safe area's sides.
private final class SettingsPage: UIViewController {
  let title1 = UILabel()
  let fixed = UILabel()
  let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title1.text = "Settings"
    title1.font = .preferredFont(forTextStyle: .title1)
    title1.adjustsFontForContentSizeCategory = true
    fixed.text = "Fixed"
    fixed.font = .systemFont(ofSize: 12)
    let safe = view.safeAreaLayoutGuide
    var above = safe.topAnchor
    for part in [title1, fixed, box] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.topAnchor.constraint(equalTo: above, constant: 10).isActive = true
      part.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20).isActive = true
      above = part.bottomAnchor
    }
    NSLayoutConstraint.activate([
      box.heightAnchor.constraint(equalToConstant: 40),
      box.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -20),
      box.widthAnchor.constraint(equalTo: safe.widthAnchor, constant: -40),
    ])
  }
}
