// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Synchronization

extension HeadlessDevice {
  /// Runs what is enqueued on the main actor, without advancing the time.
  ///
  /// That is: turns, and everything that is enqueued, in its order; again as long as any of it used
  /// the device, ran on another thread or scheduled something for this moment. Tasks on other threads
  /// are waited for until they end or wait for something. What enqueues itself on the main actor more
  /// than three times without any use of the device can be left.
  public func settle() async {
    var rounds = 0
    repeat {
      rounds += 1
      precondition(
        rounds < 10_000, "10 000 rounds without time passing; something enqueues itself for ever.")
      clock.advance(by: 0)
    } while await runMainActor() || clock.isDue
  }

  /// Advances the time frame by frame, and runs what is enqueued on the main actor in each of them.
  public func advance(by interval: TimeInterval) async {
    let end = clock.now + max(0, interval)
    await settle()
    while clock.now < end {
      let frame = HeadlessClock.frame(after: clock.now)
      clock.advance(to: min(end, frame, clock.nextDueTime ?? frame))
      if await runMainActor() || clock.isDue { await settle() }
    }
  }

  /// Lets everything run that is enqueued on the main actor. Returns whether it used this device or
  /// another thread.
  ///
  /// Nothing public says whether the queue of the main actor is empty. But it is first in, first
  /// out, for blocks and tasks alike: when a block or a task runs, what was enqueued before has run.
  /// Continuations reach it by way of another thread, so the jobs there are waited for.
  private func runMainActor() async -> Bool {
    let before = (uses.load(ordering: .relaxed), BackgroundJobs.count)
    await BackgroundJobs.finish()
    return (uses.load(ordering: .relaxed), BackgroundJobs.count) != before
  }
}
