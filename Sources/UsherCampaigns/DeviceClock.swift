// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim
import UsherCore
import UsherLimits

/// The clocks of the device.
@MainActor
enum DeviceClock {
  /// Reads the clocks.
  static func read() -> LimitClock {
    #if canImport(UIKit)
      LimitClock(
        boot: boot, uptime: uptime, secondsSince1970: Date().timeIntervalSince1970,
        zone: TimeZone.autoupdatingCurrent.identifier)
    #else
      // A virtual device starts at nine o'clock in the morning of 1 June 2026.
      LimitClock(
        boot: "", uptime: MainClock.now,
        secondsSince1970: 1_780_304_400 + MainClock.now / .seconds(1), zone: "GMT")
    #endif
  }

  #if canImport(UIKit)
    /// The time since the boot, including sleep.
    private static var uptime: Duration {
      // On Apple systems CLOCK_MONOTONIC goes on while the device sleeps: clock_gettime(3).
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// What differs from boot to boot.
    private static let boot = controlText("kern.bootsessionuuid") ?? bootTime

    /// The value of a control of the kernel, if an app may read it.
    private static func controlText(_ name: String) -> String? {
      var size = 0
      guard sysctlbyname(name, nil, &size, nil, 0) == 0, size > 1 else { return nil }
      var bytes = [UInt8](repeating: 0, count: size)
      guard sysctlbyname(name, &bytes, &size, nil, 0) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }

    /// The wall clock at the boot, which moves when the clock is set: then ledger time advances as
    /// after a boot, by the difference of the wall clocks.
    private static var bootTime: String {
      var time = timeval()
      var size = MemoryLayout<timeval>.size
      sysctlbyname("kern.boottime", &time, &size, nil, 0)
      return "\(time.tv_sec)"
    }
  #endif

  /// Returns the seconds by which local time is ahead of UTC.
  nonisolated static func offset(of zone: String, at seconds: Int64) -> Int {
    MainActor.assumeIsolated {
      let timeZone = zones[zone] ?? TimeZone(identifier: zone) ?? .gmt
      zones[zone] = timeZone
      return timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds)))
    }
  }

  // To find a zone takes much longer than to ask it.
  private static var zones: [String: TimeZone] = [:]
}
