// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Work behind an alert.
@MainActor
struct StyledAlertRunningTests {
  /// Work that is finished, or seen to be cancelled, from outside.
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

  private func saving(_ job: Job, _ diary: Diary) -> PopupHandle<StyledAlertResult> {
    StyledAlert(.waiting, "Saving…").button("Cancel", role: .cancel).onEnd(diary.end(of: "alert"))
      .run {
        try await job.run($0)
      } success: { alert, number in
        diary.note("success")
        return alert.becoming(.success, "Saved \(number)").button("OK")
      } failure: { alert, _ in
        diary.note("failure")
        return alert.becoming(.error, "Not saved").button("OK")
      }
  }

  /// Lets the tasks that can go on do so.
  private func work() async { for _ in 0..<20 { await Task.yield() } }

  @Test(arguments: [true, false])
  func `it becomes what came of the work`(succeeds: Bool) async throws {
    try await Stand.run { stand in
      let (job, diary) = (Job(), Diary())
      let handle = saving(job, diary)
      await work()
      stand.settle()
      let view = try #require(stand.styledAlert)
      job.progress?.report(0.5, "Half of it")
      #expect(view.words == ["Saving…", "Half of it", "Cancel"])
      #expect(view.icon.progress == .known(0.5))

      job.finish(succeeds ? .success(3) : .failure(Failure()))
      await work()
      stand.settle()

      #expect(
        stand.styledAlert === view && view.words == [succeeds ? "Saved 3" : "Not saved", "OK"])
      try stand.tap("OK")
      stand.settle()
      #expect(diary.lines == [succeeds ? "success" : "failure", "alert ended: actionChosen"])
      #expect(handle.outcomeIfEnded?.value?.button.title == "OK" && !job.wasCancelled)
    }
  }

  @Test func `a button cancels the work at once, and nothing comes of it`() async throws {
    try await Stand.run { stand in
      let (job, diary) = (Job(), Diary())
      _ = saving(job, diary)
      await work()
      stand.settle()

      try stand.tap("Cancel")
      await work()
      #expect(job.wasCancelled, "before the card has left")
      stand.settle()
      await work()

      #expect(diary.lines == ["alert ended: actionChosen"] && stand.center.driver.isIdle)
    }
  }

  @Test(arguments: [true, false])
  func `whoever logs out ends the work, also while the alert waits`(waits: Bool) async {
    await Stand.run { stand in
      if waits { StyledAlert(.info, "First").enqueue() }
      let (job, diary) = (Job(), Diary())
      _ = saving(job, diary)
      await work()
      stand.settle()

      stand.center.endAll(.loggedOut, animated: false)
      await work()
      stand.settle()

      #expect(job.wasCancelled && diary.lines == ["alert ended: loggedOut"])
    }
  }

  @Test func `the work goes on while the alert is suspended, and it is back with what came of it`()
    async
  {
    await Stand.runInNavigation { stand, navigation in
      let job = Job()
      let handle = StyledAlert(.waiting, "Saving…").on(HomePage.self).keepAlive()
        .run {
          try await job.run($0)
        } success: { alert, _ in
          alert.becoming(.success, "Saved").button("OK")
        } failure: { alert, _ in
          alert
        }
      await work()
      stand.settle()
      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()
      job.finish(.success(1))
      await work()
      stand.settle()
      #expect(stand.styledAlert == nil && handle.outcomeIfEnded == nil && !job.wasCancelled)

      navigation.popViewController(animated: true)
      stand.settle()
      #expect(stand.styledAlert?.words == ["Saved", "OK"])
    }
  }

  @Test func `work that is done before it is its turn is never seen waiting`() async {
    await Stand.run { stand in
      let first = StyledAlert(.info, "First").enqueue()
      let (job, diary) = (Job(), Diary())
      _ = saving(job, diary)
      await work()
      job.finish(.success(1))
      await work()
      first.end(animated: false)
      stand.settle()

      #expect(stand.styledAlert?.words == ["Saved 1", "OK"])
    }
  }

  @Test func `without anything to become it ends, and work that gives up ends it, too`() async {
    await Stand.run { stand in
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
      await work()
      stand.settle()
      job.finish(.success(1))
      other.finish(.failure(CancellationError()))
      await work()
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
      #expect(second.outcomeIfEnded?.reason == .cancelled && stand.center.driver.isIdle)
    }
  }
}
