// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Dispatch
import Foundation
import Synchronization

/// The jobs of tasks that code of a device sends to other threads, and what these send there.
///
/// On Linux a continuation that is resumed on the main actor does not go straight back to it, but by
/// way of another thread, where a busy machine may hold it up (seen with Swift 6.3.1). So these jobs are
/// counted, and `HeadlessDevice.settle` waits for them. The runtime has a hook for jobs without an
/// actor, `swift_task_enqueueGlobal_hook` in
/// <https://github.com/swiftlang/swift/blob/main/include/swift/Runtime/Concurrency.h>.
nonisolated enum BackgroundJobs {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  private static let unfinished = DispatchGroup()
  private static let started = Atomic<Int>(0)

  /// How many jobs were sent away until now.
  static var count: Int { started.load(ordering: .relaxed) }

  /// Counts jobs from now on, if the runtime has the hook.
  static func startCounting() { _ = setsHook }

  private static let setsHook: Void = {
    let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook")
    symbol?.assumingMemoryBound(to: Hook?.self).pointee = { job, enqueue in
      if HeadlessDevice.isRunningOnMainQueue || DispatchQueue.getSpecific(key: isOnQueue) != nil {
        run(job)
      } else {
        enqueue(job)
      }
    }
  }()

  /// Waits until the main queue has been served, no job is left, and what jobs have enqueued on the
  /// main queue meanwhile has run.
  @MainActor static func finish() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { @Sendable in
        unfinished.notify(queue: .main) { @Sendable in
          // The way back from the main queue would be counted.
          DispatchQueue.global().async { continuation.resume() }
        }
      }
    }
  }

  private static func run(_ job: UnownedJob) {
    started.add(1, ordering: .relaxed)
    queue.async(group: unfinished) {
      job.runSynchronously(on: executor.asUnownedTaskExecutor())
    }
  }

  private static let isOnQueue = DispatchSpecificKey<Void>()
  private static let queue: DispatchQueue = {
    let queue = DispatchQueue(label: "BackgroundJobs", attributes: .concurrent)
    queue.setSpecific(key: isOnQueue, value: ())
    return queue
  }()

  private static let executor = Executor()

  private final class Executor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) { BackgroundJobs.run(UnownedJob(job)) }
  }
}
