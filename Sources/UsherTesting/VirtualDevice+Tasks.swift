// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if !canImport(UIKit)
  import UIKitShim

  // Tasks and callbacks of the app. The virtual clock does not run them by itself.
  extension VirtualDevice {
    /// Runs the tasks and blocks that are enqueued on the main actor, without advancing the time.
    ///
    /// What they enqueue or schedule for this moment runs, too, as long as any of it uses Usher or
    /// changes a view on the screen. A task on another thread is waited for until it ends or waits for
    /// something, other work there is not: a test awaits it first.
    public func settle() async {
      await device.settle()
    }

    /// Advances the time, and runs the tasks and blocks that are enqueued on the main actor
    /// meanwhile.
    ///
    /// They run in each frame, sixty times a second, as if they took no time. `Task.sleep` waits in
    /// real time and is not affected.
    public func advance(by time: Duration) async {
      await device.advance(by: time / .seconds(1))
    }
  }
#endif
