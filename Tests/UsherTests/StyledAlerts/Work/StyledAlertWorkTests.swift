// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Styled alerts that run work.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertWorkTests {
  /// Work that a test finishes, and that records its cancellation.
  @MainActor
  private final class Job {
    private(set) var wasCancelled = false
    private var continuation: CheckedContinuation<Int, any Error>?
    var progress: StyledAlertProgress?

    func run(_ progress: StyledAlertProgress) async throws -> Int {
      self.progress = progress
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation = $0 }
      } onCancel: {
        Task { @MainActor in self.cancel() }
      }
    }

    private func cancel() {
      wasCancelled = true
      finish(.failure(CancellationError()))
    }

    func finish(_ result: Result<Int, any Error>) {
      continuation?.resume(with: result)
      continuation = nil
    }
  }

  private struct Failure: Error {}

  private func saving(_ job: Job, _ diary: CallLog) -> PopupHandle<StyledAlertResult> {
    StyledAlert(.waiting, "Saving…").button("Cancel", role: .cancel).onDismiss(
      diary.recordOutcome(of: "alert")
    )
    .run {
      try await job.run($0)
    } success: { alert, number in
      diary.record("success")
      return alert.changing(to: .success, "Saved \(number)").button("OK")
    } failure: { alert, _ in
      diary.record("failure")
      return alert.changing(to: .error, "Not saved").button("OK")
    }
  }

  @Test(arguments: [true, false])
  func `an alert changes to the result of its work`(succeeds: Bool) async throws {
    try await TestApp.run { app in
      let (job, diary) = (Job(), CallLog())
      let handle = saving(job, diary)
      await app.device.settle()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      job.progress?.report(0.5, message: "Half of it")
      #expect(view.texts == ["Saving…", "Half of it", "Cancel"])
      #expect(view.icon.progress == .determinate(0.5))

      job.finish(succeeds ? .success(3) : .failure(Failure()))
      await app.device.settle()
      app.runUntilIdle()

      #expect(app.styledAlert === view)
      #expect(view.texts == [succeeds ? "Saved 3" : "Not saved", "OK"])
      try app.tap("OK")
      app.runUntilIdle()
      #expect(diary.lines == [succeeds ? "success" : "failure", "alert: completed"])
      #expect(handle.outcomeIfDismissed?.value?.button.title == "OK")
      #expect(!job.wasCancelled)
    }
  }

  @Test func `a button cancels the work at once, and its result is ignored`() async throws {
    try await TestApp.run { app in
      let (job, diary) = (Job(), CallLog())
      _ = saving(job, diary)
      await app.device.settle()
      app.runUntilIdle()

      try app.tap("Cancel")
      await app.device.settle()
      #expect(job.wasCancelled, "before the card has disappeared")
      app.runUntilIdle()
      await app.device.settle()

      #expect(diary.lines == ["alert: completed"])
      #expect(app.center.driver.isIdle)
    }
  }

  @Test(arguments: [true, false])
  func `logging out cancels the work, also while the alert is queued`(isQueued: Bool) async {
    await TestApp.run { app in
      if isQueued { StyledAlert(.info, "First").show() }
      let (job, diary) = (Job(), CallLog())
      _ = saving(job, diary)
      await app.device.settle()
      app.runUntilIdle()

      app.center.dismissAll(reason: .loggedOut, animated: false)
      await app.device.settle()
      app.runUntilIdle()

      #expect(job.wasCancelled)
      #expect(diary.lines == ["alert: loggedOut"])
    }
  }

  @Test func `work continues while its alert is suspended, and the alert resumes with the result`()
    async
  {
    await TestApp.runInNavigation { app, navigation in
      let job = Job()
      let handle = StyledAlert(.waiting, "Saving…").on(HomePage.self).pageExit(.keepAlive)
        .run {
          try await job.run($0)
        } success: { alert, _ in
          alert.changing(to: .success, "Saved").button("OK")
        } failure: { alert, _ in
          alert
        }
      await app.device.settle()
      app.runUntilIdle()
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      job.finish(.success(1))
      await app.device.settle()
      app.runUntilIdle()
      #expect(app.styledAlert == nil)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(!job.wasCancelled)

      navigation.popViewController(animated: true)
      app.runUntilIdle()
      #expect(app.styledAlert?.texts == ["Saved", "OK"])
    }
  }

  @Test func `an alert whose work finishes while it is queued appears with the result`() async {
    await TestApp.run { app in
      let first = StyledAlert(.info, "First").show()
      let (job, diary) = (Job(), CallLog())
      _ = saving(job, diary)
      await app.device.settle()
      job.finish(.success(1))
      await app.device.settle()
      first.dismiss(animated: false)
      app.runUntilIdle()

      #expect(app.styledAlert?.texts == ["Saved 1", "OK"])
    }
  }

  @Test
  func `an alert without a result is dismissed, and so is one whose work throws a cancellation`()
    async
  {
    await TestApp.run { app in
      let (job, other) = (Job(), Job())
      let handle = StyledAlert(.waiting, "Saving…")
        .run {
          try await job.run($0)
        } failure: { alert, _ in
          alert
        }
      let second = StyledAlert(.waiting, "Sending…")
        .run {
          try await other.run($0)
        } failure: { alert, _ in
          alert
        }
      await app.device.settle()
      app.runUntilIdle()
      job.finish(.success(1))
      other.finish(.failure(CancellationError()))
      await app.device.settle()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(second.outcomeIfDismissed?.reason == .cancelled)
      #expect(app.center.driver.isIdle)
    }
  }
}
