// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import GalleryStories
import UIKitShim
import Usher

/// The app's windows on the live phone, each in its own scene; one of them is in front.
///
/// All of them are active, as in Split View; the screen shows the front window.
@MainActor
final class LiveWindows {
  /// The maximum number of open windows.
  static let maximumOpen = 2

  /// A window with its queue, numbered in the order of opening. The queue is kept after the window
  /// is closed, because its trace is still needed.
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

  /// The open windows in the order in which they were opened.
  var open: [UIWindow] { entries.map(\.window).filter { $0.windowScene != nil } }

  /// The queues of all windows, including closed ones, in the order in which they were opened.
  var queues: [PopupCenter] { entries.map(\.queue) }

  /// The visible window; after it was closed, the one that was opened last.
  var front: UIWindow? {
    let open = open
    return open.first { $0 === latest } ?? open.last
  }

  /// The number of the visible window among all that were opened.
  var frontNumber: Int { entries.firstIndex { $0.window === front } ?? 0 }

  /// Returns the number of an open window among all that were opened.
  func number(of window: UIWindow) -> Int? { entries.firstIndex { $0.window === window } }

  /// Returns the index among the open windows of the window with a number; `nil` if it is closed.
  func index(of number: Int) -> Int? { open.firstIndex { $0 === entries[number].window } }

  /// Opens a window in front of the others and records its queue.
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

  /// Brings the window with a number to the front. Returns whether it is open.
  @discardableResult
  func bringToFront(_ number: Int) -> Bool {
    guard entries.indices.contains(number), let scene = entries[number].window.windowScene else {
      return false
    }
    latest = entries[number].window
    device.activate(scene)
    return true
  }

  /// Closes the front window, as in the app switcher. Returns whether there is another window; the
  /// last one stays open.
  @discardableResult
  func closeFrontWindow() -> Bool {
    guard open.count > 1, let front, let scene = front.windowScene else { return false }
    device.discard(scene.session)
    self.front?.windowScene.map(device.activate)
    return true
  }

  /// Changes the activation state of all windows.
  func change(to state: LiveAppState) {
    let front = front
    let scenes = open.filter { $0 !== front } + [front].compactMap { $0 }
    for scene in scenes.compactMap(\.windowScene) {
      switch state {
      case .active: device.activate(scene)
      case .inactive:
        // An app from the background becomes active first, before it becomes inactive.
        device.activate(scene)
        device.deactivate(scene)
      case .background: device.background(scene)
      }
    }
  }
}

/// The activation state of the app.
enum LiveAppState: String, CaseIterable, Sendable, Encodable {
  /// In the foreground, receiving touches.
  case active
  /// Visible, but not receiving touches, for example while Control Center is open.
  case inactive
  /// Not visible.
  case background
}

/// An action on the app's windows.
enum LiveWindowAction: String, CaseIterable, Sendable {
  /// Opens another window with the shop.
  case open
  /// Closes the front window.
  case close
  /// Selects a window.
  case first, second
}
