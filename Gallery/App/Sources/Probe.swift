// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

/// A question about UIKit for which there is no public source. A probe arranges the situation and returns
/// one line with what it has seen, and expects nothing.
///
/// Launch the app with `--probe` and letters, such as `--probe abcde`; see README.
@MainActor
struct Probe {
  /// The letter on the command line.
  let letter: Character
  let question: String
  private let measure: @MainActor (UIWindow) async -> String

  init(
    _ letter: Character, _ question: String,
    measure: @escaping @MainActor (UIWindow) async -> String
  ) {
    self.letter = letter
    self.question = question
    self.measure = measure
  }

  /// Performs the probe in a window of the app, whose content it replaces.
  func run(in window: UIWindow) async -> String {
    "probe \(letter): \(question) \(await measure(window))"
  }

  /// The probes that the arguments of the process name, in their order.
  static func requested(by arguments: [String]) -> [Probe] {
    guard let option = arguments.firstIndex(of: "--probe") else { return [] }
    let letters = arguments.dropFirst(option + 1).first ?? ""
    return letters.compactMap { letter in all.first { $0.letter == letter } }
  }

  /// Performs probes one after another, and prints their lines after one with the system.
  static func run(
    _ probes: [Probe], in window: UIWindow, printing output: @MainActor (String) -> Void
  ) async {
    let device = UIDevice.current
    output("probes: \(device.model), \(device.systemName) \(device.systemVersion)")
    for probe in probes {
      output(await probe.run(in: window))
      window.rootViewController?.dismiss(animated: false)
      window.rootViewController = UIViewController()
      await wait(1)
    }
  }

  /// Lets time pass.
  static func wait(_ seconds: Double) async {
    await withCheckedContinuation { continuation in
      _ = MainClock.schedule(after: .seconds(seconds)) { continuation.resume() }
    }
  }
}
