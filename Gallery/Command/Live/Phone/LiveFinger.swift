// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

/// The user's finger on the live phone: its moves since the last frame.
///
/// Each move keeps the time at which the user made it. Recognizers measure velocities with these times,
/// so that a flick goes as far on a machine that is late as on one that is not.
@MainActor
struct LiveFinger {
  /// The maximum number of moves between two frames, about a second; of more, the oldest are dropped.
  private static let maximumMoves = 120

  private let device: HeadlessDevice
  /// The virtual time minus the user's time.
  private var lead = 0.0
  private var latest = -Double.infinity
  private var moves: [(point: CGPoint, time: Double)] = []

  init(_ device: HeadlessDevice) {
    self.device = device
  }

  /// Whether moves have not been applied yet.
  var isMoving: Bool { !moves.isEmpty }

  mutating func down(at point: CGPoint, time: Double) {
    applyMoves()
    lead = device.clock.now - time
    latest = time
    device.touchDown(at: point)
  }

  mutating func move(to point: CGPoint, time: Double) {
    latest = max(latest, time)
    moves.append((point, latest))
    if moves.count > Self.maximumMoves { moves.removeFirst() }
  }

  mutating func up(at point: CGPoint, time: Double) {
    move(to: point, time: time)
    applyMoves()
    device.touchTime = latest + lead
    device.touchUp()
    device.touchTime = nil
  }

  mutating func cancel() {
    moves = []
    device.touchCancel()
  }

  /// Moves the touch as the finger has moved since the last call.
  mutating func applyMoves() {
    for move in moves {
      device.touchTime = move.time + lead
      device.touchMove(to: move.point)
    }
    device.touchTime = nil
    moves = []
  }
}
