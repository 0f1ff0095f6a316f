// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// Requests that belong one after the other.
extension PopupQueue {
  /// Adds a step to its sequence; answers whether it is the first that has not ended.
  mutating func addStep(_ id: PopupID, to sequence: SequenceID) -> Bool {
    sequences[sequence, default: []].append(id)
    return sequences[sequence]?.first == id
  }

  /// A step has ended: the next one may come, or the sequence is over and its lanes are free.
  mutating func finishStep(_ entry: RequestTable.Entry) {
    guard let sequence = entry.sequence, var steps = sequences[sequence] else { return }
    let wasFirst = steps.first == entry.id
    steps.removeAll { $0 == entry.id }
    sequences[sequence] = steps.isEmpty ? nil : steps
    if let next = steps.first {
      guard wasFirst, let entry = requests[next] else { return }
      queue(next, notBefore: entry.submittedAt + entry.delay)
    } else {
      for lane in lanes.indices { lanes[lane].sequences.removeAll { $0 == sequence } }
    }
  }

  /// The first step of a sequence starts in a lane, which is taken from now on.
  mutating func beginSequence(_ sequence: SequenceID, inLane lane: Int32) {
    guard !lanes[lane].sequences.contains(sequence) else { return }
    lanes[lane].sequences.append(sequence)
  }

  /// The step of the lane's sequence whose turn it is, if it is in line there.
  func queuedStep(inLane lane: Int) -> RequestTable.Entry? {
    guard let sequence = lanes[lane].sequence, let id = sequences[sequence]?.first,
      let entry = requests[id], entry.laneIndex == lane, entry.phase == .queued
    else { return nil }
    return entry
  }
}
