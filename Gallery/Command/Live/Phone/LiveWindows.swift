// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import GalleryStories
import UIKitShim
import Usher

/// The app's windows on the live phone, each in a scene of its own; one of them is in front.
///
/// All of them are active, as two beside each other on a tablet are; the screen shows the one in front.
@MainActor
final class LiveWindows {
  /// So many are open at once.
  static let maximumOpen = 2

  /// One of them, numbered as they were opened; its queue is kept, so that what was recorded stays
  /// readable when the window is closed.
  private struct Entry {
    let window: UIWindow
    let queue: PopupCenter
  }

  private let device: HeadlessDevice
  private var entries: [Entry] = []
  private var latest: UIWindow?

  init(_ device: HeadlessDevice) {
    self.device = device
  }

  /// The open ones in the order in which they were opened.
  var open: [UIWindow] { entries.map(\.window).filter { $0.windowScene != nil } }

  /// The queues of all of them, closed ones included, in the order in which they were opened.
  var queues: [PopupCenter] { entries.map(\.queue) }

  /// The one that is shown; after it was closed that which was opened last.
  var front: UIWindow? {
    let open = open
    return open.first { $0 === latest } ?? open.last
  }

  /// The place of the one that is shown among all that were opened.
  var frontNumber: Int { entries.firstIndex { $0.window === front } ?? 0 }

  /// The place of an open one among all that were opened.
  func number(of window: UIWindow) -> Int? { entries.firstIndex { $0.window === window } }

  /// The place among the open ones of that which was opened so; nil, if it is closed.
  func index(of number: Int) -> Int? { open.firstIndex { $0 === entries[number].window } }

  /// Opens one in front of the others; its queue is recorded from the beginning.
  @discardableResult
  func open(_ makeRoot: () -> UIViewController) -> UIWindow {
    device.makeCurrent {
      let scene = device.connectScene()
      let window = UIWindow(windowScene: scene)
      let queue = scene.usher.popups
      queue.isRecording = true
      entries.append(Entry(window: window, queue: queue))
      latest = window
      Shop.configure(window)
      window.rootViewController = makeRoot()
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Brings one to the front, by the order in which they were opened; says whether there is one.
  @discardableResult
  func bringToFront(to number: Int) -> Bool {
    guard entries.indices.contains(number), let scene = entries[number].window.windowScene else {
      return false
    }
    latest = entries[number].window
    device.activate(scene)
    return true
  }

  /// Closes the one in front, as a user does in the app switcher, and turns to another; says whether
  /// there is another, without which it stays.
  @discardableResult
  func closeFrontWindow() -> Bool {
    guard open.count > 1, let front, let scene = front.windowScene else { return false }
    device.discard(scene.session)
    self.front?.windowScene.map(device.activate)
    return true
  }

  /// Takes the app to the foreground, the background, or in between, in all windows.
  func change(to state: LiveAppState) {
    let front = front
    let scenes = open.filter { $0 !== front } + [front].compactMap { $0 }
    for scene in scenes.compactMap(\.windowScene) {
      switch state {
      case .active: device.activate(scene)
      case .inactive:
        // From the background an app is active for a moment before anything takes that from it.
        device.activate(scene)
        device.deactivate(scene)
      case .background: device.background(scene)
      }
    }
  }
}

/// Where the app is, for its user.
enum LiveAppState: String, CaseIterable, Sendable, Encodable {
  /// In front, and touched.
  case active
  /// Seen, but not touched: a call comes in, or the control centre is open.
  case inactive
  /// Not seen.
  case background
}

/// What somebody does with the app's windows.
enum LiveWindowAction: String, CaseIterable, Sendable {
  /// Another one, with the shop.
  case open
  /// The one in front goes.
  case close
  case first, second
}
