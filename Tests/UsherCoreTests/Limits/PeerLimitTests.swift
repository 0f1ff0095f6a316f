// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore
import UsherLimits

/// Errors that users of similar libraries have reported.
struct PeerLimitTests {
  @Test func `a timestamp of 0 is a time like any other`() {
    // firebase-ios-sdk 8907
    for wall in [0, -1, 1] as [Int64] {
      let device = LimitHarness(wall: wall)
      let request = LimitRequest(
        key: "offer", limits: [.atMost(1), .rest(afterDismissal: .days(1))])

      #expect(device.show(request))
      device.dismiss()

      device.restart()
      #expect(!device.admits(request))
      #expect(device.wait(for: .limited(.rest(afterDismissal: .days(1)))) == .days(1))
    }
  }

  @Test func `an impression counts without a dismissal`() {
    // firebase-ios-sdk 9935
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest.limited(.atMost(1))

    device.reserve(request)
    device.confirm()

    #expect(!device.admits(request))
  }

  @Test func `a second impression at the same moment is not lost`() {
    // firebase-android-sdk 3774
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest.limited(.atMost(2))

    #expect(device.show(request))
    #expect(device.show(request))

    device.restart()
    #expect(!device.admits(request))
  }

  @Test func `the time since the last impression is remembered after a restart`() {
    // OneSignal-iOS-SDK 1070
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest.limited(.atMost(1, within: .hours(1)))
    device.show(request)

    device.pass(hours(1) / 2)
    device.restart()

    #expect(device.wait(for: request) == .seconds(1800))
  }

  @Test func `two that are asked for at once are not both shown`() {
    // OneSignal-iOS-SDK 1233
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest.limited(.atMost(1))
    #expect(device.admits(request))
    #expect(device.admits(request))

    #expect(device.reserve(request) != nil)
    #expect(device.reserve(request) == nil)
  }

  @Test func `thirty seconds are thirty seconds`() {
    // braze-react-native-sdk 249
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest.limited(.atMost(1, within: .seconds(30)))
    device.show(request)

    #expect(device.wait(for: request) == .seconds(30))
    device.pass(seconds(29))
    #expect(!device.admits(request))
    device.pass(seconds(1))
    #expect(device.admits(request))
  }

  @Test func `nothing is blocked because a record is in the future`() {
    // Airship and OneSignal compare with the wall clock.
    let device = LimitHarness(wall: days(20_000))
    let request = LimitRequest.limited(.atMost(1, within: .hours(1)))
    device.setClock(by: days(365))
    device.show(request)

    device.reboot(clockSetBy: -days(365))

    #expect(device.wait(for: request) == .hours(1))
  }

  @Test func `a date that has changed in the other direction is no new day`() {
    // CleverTap resets its counts if the date is another one.
    let device = LimitHarness(wall: days(20_000) + hours(12))
    let request = LimitRequest.limited(.atMost(1, per: .day))
    device.show(request)

    device.setClock(by: -days(1))
    #expect(!device.admits(request))
    device.setClock(by: days(3))
    #expect(!device.admits(request))
    device.reboot(clockSetBy: -days(9))
    #expect(!device.admits(request))
  }

  @Test func `a crash right after something was admitted cannot lead to one more`() {
    // Airship writes after it has admitted.
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest.limited(.atMost(1))

    device.reserve(request)
    device.reboot()

    #expect(!device.admits(request))
  }

  @Test func `a failed load does not use up the impression`() {
    // firebase-ios-sdk sets the time of the last display before the picture is loaded.
    let device = LimitHarness(wall: hours(12))
    let request = LimitRequest.limited(.atMost(1, within: .days(1)))

    device.reserve(request)
    device.release()

    #expect(device.admits(request))
  }
}
