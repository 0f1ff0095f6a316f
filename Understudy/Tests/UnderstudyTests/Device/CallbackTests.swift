// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// Code whose task has no device.
@MainActor
struct CallbackTests {
  @Test
  func `a block of the main queue runs on the device`() async {
    await HeadlessDevice.run { device in
      let found = await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume(returning: identity()) }
      }

      #expect(found == ObjectIdentifier(device))
    }
  }

  @Test
  func `a detached task runs on the device when it is on the main actor`() async {
    await HeadlessDevice.run { device in
      let (elsewhere, here) = await Task.detached {
        (identity(), await MainActor.run { identity() })
      }.value

      #expect(elsewhere == nil)
      #expect(here == ObjectIdentifier(device))
    }
  }

  @Test
  func `an isolated deinitializer runs on the device`() async {
    await HeadlessDevice.run { device in
      var found: ObjectIdentifier?
      await Task.yield()
      do { _ = Leaver { found = $0 } }

      #expect(found == ObjectIdentifier(device))
    }
  }

  @Test
  func `an isolated deinitializer in a call to a device runs on that device`() {
    HeadlessDevice.run { _ in
      HeadlessDevice.run { inner in
        var found: ObjectIdentifier?
        do { _ = Leaver { found = $0 } }

        #expect(found == ObjectIdentifier(inner))
      }
    }
  }

  @Test
  func `with a device inside another one, callbacks belong to none until it has gone`() async {
    await HeadlessDevice.run { outer in
      await HeadlessDevice.run { inner in
        #expect(await callback() == nil)
        #expect(HeadlessDevice.current === inner)
      }
      #expect(await callback() == ObjectIdentifier(outer))
    }
  }

  @Test
  func `asynchronous runs follow each other in the order of their calls`() async {
    var log: [String] = []
    let runs = ["first", "second", "third"].map { name in
      Task {
        await HeadlessDevice.run { _ in
          log.append("\(name) begins")
          await Task.yield()
          log.append("\(name) ends")
        }
      }
    }
    for run in runs { await run.value }

    #expect(
      log == [
        "first begins", "first ends", "second begins", "second ends", "third begins", "third ends",
      ])
  }

  @Test
  func `without a device, the process ends with what to do`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = UIApplication.shared }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("There is no device here."))
    #expect(text.contains("VirtualDevice.run { device in … }"))
  }

  @Test
  func `with several devices, the process ends with what to do`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await HeadlessDevice.run { @MainActor _ in
        await HeadlessDevice.run { @MainActor _ in
          await Task.detached { @MainActor in _ = UIApplication.shared }.value
        }
      }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("There are several devices here"))
    #expect(text.contains("Do not nest asynchronous calls of VirtualDevice.run"))
  }

  private func callback() async -> ObjectIdentifier? {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume(returning: identity()) }
    }
  }
}

/// Which device runs this code.
private func identity() -> ObjectIdentifier? {
  HeadlessDevice.currentIfAny.map(ObjectIdentifier.init)
}

@MainActor
private final class Leaver {
  private let report: (ObjectIdentifier?) -> Void

  init(_ report: @escaping (ObjectIdentifier?) -> Void) { self.report = report }

  isolated deinit { report(identity()) }
}
