// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// Tasks and blocks on the main actor while a device settles and while time passes.
@MainActor
struct TaskTests {
  @Test
  func `a device settles when its tasks and what they enqueue have run`() async {
    await HeadlessDevice.run { device in
      let label = label(on: device)
      Task {
        label.text = await answer(after: 1)
        Task { label.text = await answer(after: 1) + (label.text ?? "") }
      }

      await device.settle()

      #expect(label.text == "done done ")
      #expect(device.clock.now == 0)
    }
  }

  @Test(arguments: [1, 10, 100])
  func `a chain of any length is run if its parts use the device`(length: Int) async {
    await HeadlessDevice.run { device in
      let label = label(on: device)
      countDown(from: length, on: label)

      await device.settle()

      #expect(label.text == "0")
    }
  }

  @Test func `a job that a task sends to another thread is waited for`() async {
    await HeadlessDevice.run { device in
      var sum: Int?
      Task {
        sum = await Task.detached { (0..<1_000_000).reduce(0) { $0 ^ $1 } }.value
      }

      await device.settle()

      #expect(sum == 0)
    }
  }

  @Test
  func `work for this moment runs, later work does not`() async {
    await HeadlessDevice.run { device in
      var log: [String] = []
      device.clock.nextTurn {
        log.append("turn")
        Task {
          log.append("task")
          device.clock.nextTurn { log.append("turn of the task") }
        }
      }
      device.clock.schedule(after: 0.001) { log.append("later") }

      await device.settle()

      #expect(log == ["turn", "task", "turn of the task"])
    }
  }

  @Test
  func `views that a task has changed are laid out`() async {
    await HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.makeKeyAndVisible()
      let view = UIView(frame: window.bounds)
      let part = UIView()
      part.autoresizingMask = [.flexibleWidth]
      Task {
        window.addSubview(view)
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        part.widthAnchor.constraint(equalToConstant: 80).isActive = true
      }

      await device.settle()

      #expect(part.bounds.width == 80)
    }
  }

  @Test
  func `tasks run at the times at which they are started`() async {
    await HeadlessDevice.run { device in
      var log: [TimeInterval] = []
      device.clock.schedule(after: 0.25) {
        Task {
          log.append(device.clock.now)
          device.clock.schedule(after: 0.5) { Task { log.append(device.clock.now) } }
        }
      }

      await device.advance(by: 0.7)
      #expect(log == [0.25])
      await device.advance(by: 0.3)

      #expect(log == [0.25, 0.75])
      #expect(device.clock.now == 1)
    }
  }

  @Test
  func `a chain that does not use the device is run while time passes`() async {
    await HeadlessDevice.run { device in
      let label = label(on: device)
      Task { label.text = await answer(after: 30) }

      await device.advance(by: 1)

      #expect(label.text == "done ")
    }
  }

  @Test
  func `advancing by nothing settles`() async {
    await HeadlessDevice.run { device in
      let label = label(on: device)
      Task { label.text = "done" }

      await device.advance(by: 0)

      #expect(label.text == "done")
    }
  }

  /// A label on the screen.
  private func label(on device: HeadlessDevice) -> UILabel {
    device.switches.scenesKeepVisibleWindows = true
    let window = UIWindow(windowScene: device.connectScene())
    window.makeKeyAndVisible()
    let label = UILabel()
    window.addSubview(label)
    return label
  }

  /// An answer that arrives in so many blocks of the main queue, one after the other.
  private func answer(after blocks: Int) async -> String {
    for _ in 0..<blocks {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    return "done "
  }

  private func countDown(from count: Int, on label: UILabel) {
    label.text = "\(count)"
    guard count > 0 else { return }
    Task { countDown(from: count - 1, on: label) }
  }
}
