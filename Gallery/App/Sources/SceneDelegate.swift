// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim

/// Shows the list of stories, and the selected story.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var setup: ManualSetup?
  private var bar: HintBar?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    Shop.configure(window)
    let probes = Probe.requested(by: ProcessInfo.processInfo.arguments)
    if Self.hostsTests || !probes.isEmpty {
      // Tests and probes have their own pages and need an empty one below them.
      window.rootViewController = UIViewController()
    } else {
      showList(in: window)
    }
    window.makeKeyAndVisible()
    if !probes.isEmpty {
      Task { await Probe.run(probes, in: window) { print($0) } }
    }
  }

  private static var hostsTests: Bool {
    ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil
  }

  private func showList(in window: UIWindow) {
    setup?.stop()
    bar?.close()
    (setup, bar) = (nil, nil)
    let list = StoryListPage { [weak self, weak window] story, act in
      if let window { self?.play(story, act, in: window) }
    }
    window.rootViewController = UINavigationController(rootViewController: list)
  }

  private func play(_ story: Story, _ act: Story.Act, in window: UIWindow) {
    guard let scene = window.windowScene else { return }
    let setup = ManualSetup(story, act, in: window)
    let bar = HintBar(in: scene)
    setup.onHint = { [weak bar] in bar?.show($0) }
    bar.onNext = { [weak setup] in setup?.proceed() }
    bar.onRestart = { [weak setup] in setup?.restart() }
    bar.onStories = { [weak self, weak window] in
      if let window { self?.showList(in: window) }
    }
    (self.setup, self.bar) = (setup, bar)
    setup.restart()
  }
}
