// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Synchronization

/// Processes that play stories side by side, because everything in a process is on its main actor.
///
/// Each gets its next story when it has played one, so that all end at about the same time. In place
/// of one that crashes another one is started, for the stories that are left.
struct PlayerProcesses: Sendable {
  let executable: URL
  let arguments: [String]
  let count: Int

  /// Plays what the lines name. Returns the replies in the same order. `willPlay` is called before
  /// each, one call at a time.
  func replies(
    to lines: [String], willPlay: @escaping @Sendable (String) -> Void
  ) -> [PlayerReply] {
    let next = Mutex(0)
    let replies = Mutex<[PlayerReply?]>(Array(repeating: nil, count: lines.count))
    // A process that has crashed closes its input; the failed write is enough to know it.
    signal(SIGPIPE, SIG_IGN)
    DispatchQueue.concurrentPerform(iterations: min(count, lines.count)) { _ in
      var player: PlayerProcess?
      func takeNext() -> Int? {
        next.withLock { next in
          guard next < lines.count else { return nil }
          willPlay(lines[next])
          defer { next += 1 }
          return next
        }
      }
      while let index = takeNext() {
        let reply = reply(to: lines[index], of: &player)
        replies.withLock { $0[index] = reply }
      }
      player?.end()
    }
    return replies.withLock { $0.compactMap { $0 } }
  }

  private func reply(to line: String, of player: inout PlayerProcess?) -> PlayerReply {
    do {
      let current = try player ?? PlayerProcess(executable, arguments)
      player = current
      if let reply = current.reply(to: line) { return reply }
      player = nil
      return .failure("the process that played it ended \(current.end())")
    } catch {
      return .failure("no process can be started to play it: \(error)")
    }
  }
}
