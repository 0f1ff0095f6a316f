// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

private enum TaskValues {
  @TaskLocal static var device: HeadlessDevice?
}

extension HeadlessDevice {
  /// The device that runs this code. Traps outside of `run`: there is no device by default.
  public nonisolated static var current: HeadlessDevice {
    guard let device = TaskValues.device else {
      fatalError(
        "There is no device here. Understudy has no process-wide screen: "
          + "wrap the code in HeadlessDevice.run { device in … }.")
    }
    return device
  }

  /// The device that runs this code, if there is one.
  package nonisolated static var currentIfAny: HeadlessDevice? { TaskValues.device }

  /// Makes a fresh device current while `body` runs.
  public static func run<Result>(
    _ model: HeadlessModel = .iPhone16, switches: HeadlessSwitches = HeadlessSwitches(),
    _ body: @MainActor (HeadlessDevice) throws -> Result
  ) rethrows -> Result {
    let device = HeadlessDevice(model: model, switches: switches)
    return try device.makeCurrent { try body(device) }
  }

  /// Makes a fresh device current while `body` runs, in the tasks it starts too.
  public static func run<Result>(
    _ model: HeadlessModel = .iPhone16, switches: HeadlessSwitches = HeadlessSwitches(),
    _ body: @MainActor (HeadlessDevice) async throws -> Result
  ) async rethrows -> Result {
    let device = HeadlessDevice(model: model, switches: switches)
    return try await TaskValues.$device.withValue(device) { try await body(device) }
  }

  /// Makes this device current while `body` runs.
  public func makeCurrent<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try TaskValues.$device.withValue(self) { try body() }
  }
}
