// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Reads what tests need of a WebM file: its frames with their times, and its index.
struct WebMReader {
  struct Frame {
    let bytes: Data
    /// Milliseconds since the start.
    let time: Int
    var isKeyFrame: Bool
  }

  /// The error that the file is not as it should be.
  struct Malformed: Error {
    let reason: String
  }

  private(set) var frames: [Frame] = []
  /// The length in the header, in milliseconds.
  private(set) var duration = 0
  /// The times of the index.
  private(set) var indexTimes: [Int] = []
  /// For each time of the index, the time of the cluster at its position.
  private(set) var indexedClusterTimes: [Int] = []

  private var clusterTime = 0
  private var clusterTimes: [Int: Int] = [:]
  private var indexPositions: [Int] = []
  private var segmentStart = 0

  init(_ file: Data) throws {
    try read(file[...])
    indexedClusterTimes = try indexPositions.map {
      guard let time = clusterTimes[$0] else { throw Malformed(reason: "no cluster at \($0)") }
      return time
    }
  }

  private static let containers: Set<UInt32> = [
    0x1A45_DFA3, 0x1853_8067, 0x1549_A966, 0x1C53_BB6B, 0xBB, 0xB7, 0x1F43_B675, 0xA0,
  ]

  private mutating func read(_ data: Data) throws {
    var data = data
    while let first = data.first {
      let start = data.startIndex
      let id = UInt32(number(data.prefix(first.leadingZeroBitCount + 1)))
      data = data.dropFirst(first.leadingZeroBitCount + 1)
      guard let size = data.first else { throw Malformed(reason: "no length") }
      let length = size.leadingZeroBitCount + 1
      let count = number(data.prefix(length)) & (1 << (7 * length) - 1)
      data = data.dropFirst(length)
      guard data.count >= count else { throw Malformed(reason: "a length is too large") }
      let content = data.prefix(count)
      if id == 0x1853_8067 { segmentStart = content.startIndex }
      if id == 0x1F43_B675 { clusterTimes[start - segmentStart] = -1 }
      try take(id, content)
      if id == 0x1F43_B675 { clusterTimes[start - segmentStart] = clusterTime }
      data = data.dropFirst(count)
    }
  }

  private mutating func take(_ id: UInt32, _ content: Data) throws {
    switch id {
    case _ where Self.containers.contains(id): try read(content)
    case 0x4489: duration = Int(Double(bitPattern: UInt64(number(content))))
    case 0xB3: indexTimes.append(number(content))
    case 0xF1: indexPositions.append(number(content))
    case 0xE7: clusterTime = number(content)
    case 0xA3: frames.append(frame(content, isKeyFrame: content.dropFirst(3).first ?? 0 >= 0x80))
    // In a group, a frame that refers to no other one is a key frame.
    case 0xA1: frames.append(frame(content, isKeyFrame: true))
    case 0xFB: frames[frames.count - 1].isKeyFrame = false
    default: break
    }
  }

  private func frame(_ block: Data, isKeyFrame: Bool) -> Frame {
    Frame(
      bytes: Data(block.dropFirst(4)), time: clusterTime + number(block.dropFirst(1).prefix(2)),
      isKeyFrame: isKeyFrame)
  }

  private func number(_ bytes: Data) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
