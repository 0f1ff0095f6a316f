// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Synchronization
import Testing

@testable import gallery

/// The processes that play stories, here shell scripts that reply to lines.
struct PlayerProcessesTests {
  private func processes(_ script: String, count: Int = 2) -> PlayerProcesses {
    PlayerProcesses(
      executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], count: count)
  }

  /// Replies to each line with the line as alert styles.
  private static let echo = #"""
    while read -r line; do
      case $line in crash) kill -9 $$ ;; quit) exit 3 ;; esac
      printf '{"styles":{"_0":"%s"}}\n' "$line"
    done
    """#

  @Test func `replies are in the order of the lines`() {
    let lines = (0..<20).map { "story-\($0)" }

    #expect(processes(Self.echo).replies(to: lines) { _ in } == lines.map(PlayerReply.styles))
  }

  @Test func `a process that crashes loses one story`() {
    let replies = processes(Self.echo).replies(to: ["a", "crash", "b", "quit", "c"]) { _ in }

    #expect(
      replies == [
        .styles("a"), .failure("the process that played it ended by signal 9 (Killed)"),
        .styles("b"), .failure("the process that played it ended with exit code 3"), .styles("c"),
      ])
  }

  @Test func `a story without a process is a failure`() {
    let missing = PlayerProcesses(
      executable: URL(fileURLWithPath: "/no/such/program"), arguments: [], count: 1)

    guard case .failure(let reason) = missing.replies(to: ["a"], willPlay: { _ in }).first else {
      Issue.record("there is a reply")
      return
    }
    #expect(reason.hasPrefix("no process can be started to play it"))
  }

  @Test func `every story is announced before it is played`() {
    let lines = (0..<5).map { "story-\($0)" }
    let announced = Mutex<[String]>([])

    _ = processes(Self.echo).replies(to: lines) { line in announced.withLock { $0.append(line) } }

    #expect(announced.withLock { $0 } == lines)
  }
}
