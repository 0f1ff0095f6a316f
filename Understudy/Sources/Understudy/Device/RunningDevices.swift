// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The devices that are running, for code whose task has no device.
@MainActor
enum RunningDevices {
  /// The devices of asynchronous runs. Read on the main queue only.
  nonisolated(unsafe) private static var devices: [HeadlessDevice] = []
  /// The devices of the calls that are in progress, the innermost last. Nothing but these calls
  /// runs on the main actor meanwhile. Read on the main queue only.
  nonisolated(unsafe) private static var calls: [HeadlessDevice] = []

  /// The device of code on the main actor whose task has none; nil if there are none or several.
  nonisolated static var only: HeadlessDevice? {
    guard isOnMainQueue else { return nil }
    return calls.last ?? (devices.count == 1 ? devices.first : nil)
  }

  /// The device of the call in progress, if there is one.
  nonisolated static var ofCall: HeadlessDevice? { isOnMainQueue ? calls.last : nil }

  /// Why there is no device.
  nonisolated static var reasonForNone: String {
    if isOnMainQueue, devices.count > 1 {
      return "There are several devices here, and this code was called by none of them. Do not "
        + "nest asynchronous calls of VirtualDevice.run, or call this code in a task of its device."
    }
    return "There is no device here. UIKit and Usher work on the device of a test: call this code "
      + "within VirtualDevice.run { device in … }, on the main actor."
  }

  static func add(_ device: HeadlessDevice) { devices.append(device) }

  static func remove(_ device: HeadlessDevice) { devices.removeAll { $0 === device } }

  static func beginCall(on device: HeadlessDevice) { calls.append(device) }

  static func endCall() { calls.removeLast() }

  // MARK: - Turns

  private static var isLocked = false
  private static var waiters: [CheckedContinuation<Void, Never>] = []

  /// Waits for the runs that were asked for before this one.
  static func lock() async {
    guard isLocked else {
      isLocked = true
      return
    }
    await withCheckedContinuation { waiters.append($0) }
  }

  /// Lets the next run begin.
  static func unlock() {
    guard !waiters.isEmpty else {
      isLocked = false
      return
    }
    waiters.removeFirst().resume()
  }

  // MARK: - The main queue

  /// On Linux the main thread does not serve the main queue of an asynchronous program.
  nonisolated static var isOnMainQueue: Bool {
    DispatchQueue.getSpecific(key: mainQueue) != nil || Thread.isMainThread
  }

  private nonisolated static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
