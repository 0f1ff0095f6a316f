// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Synchronization

private enum TaskValues {
  @TaskLocal static var device: HeadlessDevice?
}

extension HeadlessDevice {
  /// The device that runs this code; traps if there is none.
  ///
  /// It is the device of the task. Code on the main actor whose task has none, such as a block of
  /// a dispatch queue, a detached task or an isolated deinitializer, runs on the only device that
  /// is running.
  public nonisolated static var current: HeadlessDevice {
    guard let device = currentIfAny else { fatalError(RunningDevices.reasonForNone) }
    return device
  }

  /// The device that runs this code, if there is one.
  package nonisolated static var currentIfAny: HeadlessDevice? {
    let device = TaskValues.device ?? RunningDevices.only
    device?.uses.add(1, ordering: .relaxed)
    return device
  }

  /// The device to which this code belongs for certain: that of its task or of a call in progress.
  package nonisolated static var ownIfAny: HeadlessDevice? {
    TaskValues.device ?? RunningDevices.ofCall
  }

  /// Whether this code runs on the main queue, in a task of a device or in a block without a task.
  nonisolated static var isRunningOnMainQueue: Bool {
    guard RunningDevices.isOnMainQueue else { return false }
    return TaskValues.device != nil
      || withUnsafeCurrentTask { $0 == nil } && RunningDevices.only != nil
  }

  /// Whether this code runs on the queue of the main actor.
  package nonisolated static var isOnMainQueue: Bool { RunningDevices.isOnMainQueue }

  /// Makes a fresh device current while `body` runs.
  public static func run<Result>(
    _ model: HeadlessModel = .iPhone16, system: HeadlessSystem = .standard,
    switches: HeadlessSwitches = HeadlessSwitches(),
    _ body: @MainActor (HeadlessDevice) throws -> Result
  ) rethrows -> Result {
    let device = HeadlessDevice(model: model, system: system, switches: switches)
    return try device.makeCurrent { try body(device) }
  }

  /// Makes a fresh device current while `body` runs, in the tasks it starts too.
  ///
  /// Only one such device runs at a time, and those inside it: a call waits until the calls before
  /// it have returned. Otherwise nothing would say to which test a callback belongs.
  public static func run<Result>(
    _ model: HeadlessModel = .iPhone16, system: HeadlessSystem = .standard,
    switches: HeadlessSwitches = HeadlessSwitches(),
    _ body: @MainActor (HeadlessDevice) async throws -> Result
  ) async rethrows -> Result {
    let isNested = TaskValues.device != nil
    if !isNested { await RunningDevices.lock() }
    BackgroundJobs.startCounting()
    let device = HeadlessDevice(model: model, system: system, switches: switches)
    RunningDevices.add(device)
    defer {
      RunningDevices.remove(device)
      if !isNested { RunningDevices.unlock() }
    }
    return try await TaskValues.$device.withValue(device) { try await body(device) }
  }

  /// Makes this device current while `body` runs.
  public func makeCurrent<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    RunningDevices.beginCall(on: self)
    defer { RunningDevices.endCall() }
    return try TaskValues.$device.withValue(self) { try body() }
  }
}

// MARK: - How parts find their device

/// How the parts of a device find it, without keeping it alive.
///
/// Not a weak reference, which would make every use of the device expensive: the device takes itself out
/// when it goes.
final class DeviceLink {
  unowned(unsafe) var device: HeadlessDevice?
}

// MARK: - Only reading

extension HeadlessDevice {
  /// Runs `body`; while it runs, a getter that would load or create something raises an exception.
  public func withReadOnlyAccess<Result>(_ body: () -> Result) -> Result {
    let outer = isReadOnly
    isReadOnly = true
    defer { isReadOnly = outer }
    return body()
  }

  /// Called by getters before they change anything.
  func willCreate(_ what: @autoclosure () -> String) {
    guard isReadOnly else { return }
    raise(
      "HeadlessReadingChangesState", "\(what()) would be created or loaded by read-only access.")
  }
}
