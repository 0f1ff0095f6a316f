// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A WebM file with one VP9 track, assembled in memory.
///
/// The elements are those of https://www.webmproject.org/docs/container/ and of RFC 9559. The index
/// is in front of the frames, so that a browser can go to any time.
struct WebMFile {
  private struct Frame {
    let bytes: Data
    let time: Int
    let isKeyFrame: Bool
  }

  /// Frames that refer to one time. A browser can start to play at the beginning of those with a key
  /// frame.
  private struct Cluster {
    var frames: [Frame]

    var time: Int { frames[0].time }
  }

  let width: Int
  let height: Int
  private var clusters: [Cluster] = []

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Adds a frame at a time in milliseconds. The first one must be a key frame.
  mutating func add(_ bytes: Data, at time: Int, isKeyFrame: Bool) {
    let frame = Frame(bytes: bytes, time: time, isKeyFrame: isKeyFrame)
    // A frame is at most 32,767 milliseconds after the beginning of its cluster.
    if isKeyFrame || time - (clusters.last?.time ?? 0) > Int(Int16.max) {
      clusters.append(Cluster(frames: [frame]))
    } else {
      clusters[clusters.count - 1].frames.append(frame)
    }
  }

  /// The whole file, which ends at a time in milliseconds.
  func data(until end: Int) -> Data {
    let head = information(until: end) + track
    let bodies = clusters.map { data(of: $0, until: end) }
    // Positions count from the first byte in the segment. Their length does not depend on their value.
    let indexLength = index(positions: clusters.map { _ in 0 }).count
    var position = head.count + indexLength
    var positions: [Int] = []
    for body in bodies {
      positions.append(position)
      position += body.count
    }
    let segment = bodies.reduce(into: head + index(positions: positions)) { $0 += $1 }
    return header + Element.segment(segment)
  }

  private var header: Data {
    Element.header(
      Element.version(1) + Element.readVersion(1) + Element.maximumIDLength(4)
        + Element.maximumSizeLength(8) + Element.documentType("webm") + Element.documentVersion(4)
        + Element.documentReadVersion(2))
  }

  private func information(until end: Int) -> Data {
    Element.information(
      Element.nanosecondsPerUnit(1_000_000) + Element.duration(Double(end))
        + Element.muxer("Usher") + Element.writer("Usher"))
  }

  private var track: Data {
    // BT.601 in studio range, as libyuv converts.
    let color = Element.color(
      Element.matrix(6) + Element.range(1) + Element.transfer(6) + Element.primaries(6))
    let video = Element.video(Element.pixelWidth(width) + Element.pixelHeight(height) + color)
    return Element.tracks(
      Element.track(
        Element.trackNumber(1) + Element.trackID(1) + Element.trackType(1) + Element.lacing(0)
          + Element.codec("V_VP9") + video))
  }

  private func index(positions: [Int]) -> Data {
    let points = zip(clusters, positions).filter { $0.0.frames[0].isKeyFrame }
      .map { cluster, position in
        Element.cuePoint(
          Element.cueTime(cluster.time)
            + Element.cuePositions(Element.cueTrack(1) + Element.cueCluster(position)))
      }
    return Element.cues(points.reduce(into: Data()) { $0 += $1 })
  }

  private func data(of cluster: Cluster, until end: Int) -> Data {
    let last = clusters.last?.frames.last?.time
    let blocks = cluster.frames.map { frame in
      let offset = frame.time - cluster.time
      // The number of the track, the time in the cluster, and flags.
      let head = Data([0x81, UInt8(offset >> 8), UInt8(offset & 0xFF)])
      // Only the last frame needs a duration; each of the others ends with the next one.
      guard frame.time == last else {
        return Element.simpleBlock(head + [frame.isKeyFrame ? 0x80 : 0] + frame.bytes)
      }
      let reference = frame.isKeyFrame ? Data() : Element.reference(-1)
      return Element.blockGroup(
        Element.block(head + [0] + frame.bytes) + Element.blockDuration(end - frame.time)
          + reference)
    }
    return Element.cluster(blocks.reduce(into: Element.clusterTime(cluster.time)) { $0 += $1 })
  }
}

extension WebMFile {
  /// An element of the container: its ID, its length, and its content.
  private enum Element: UInt32 {
    case header = 0x1A45_DFA3
    case version = 0x4286
    case readVersion = 0x42F7
    case maximumIDLength = 0x42F2
    case maximumSizeLength = 0x42F3
    case documentType = 0x4282
    case documentVersion = 0x4287
    case documentReadVersion = 0x4285
    case segment = 0x1853_8067
    case information = 0x1549_A966
    case nanosecondsPerUnit = 0x2A_D7B1
    case duration = 0x4489
    case muxer = 0x4D80
    case writer = 0x5741
    case tracks = 0x1654_AE6B
    case track = 0xAE
    case trackNumber = 0xD7
    case trackID = 0x73C5
    case trackType = 0x83
    case lacing = 0x9C
    case codec = 0x86
    case video = 0xE0
    case pixelWidth = 0xB0
    case pixelHeight = 0xBA
    case color = 0x55B0
    case matrix = 0x55B1
    case range = 0x55B9
    case transfer = 0x55BA
    case primaries = 0x55BB
    case cues = 0x1C53_BB6B
    case cuePoint = 0xBB
    case cueTime = 0xB3
    case cuePositions = 0xB7
    case cueTrack = 0xF7
    case cueCluster = 0xF1
    case cluster = 0x1F43_B675
    case clusterTime = 0xE7
    case simpleBlock = 0xA3
    case blockGroup = 0xA0
    case block = 0xA1
    case blockDuration = 0x9B
    case reference = 0xFB

    func callAsFunction(_ content: Data) -> Data {
      let id = bigEndian(rawValue).drop { $0 == 0 }
      // A length of four bytes is marked by its first bits.
      return id + bigEndian(UInt32(content.count) | 0x1000_0000) + content
    }

    func callAsFunction(_ text: String) -> Data { self(Data(text.utf8)) }

    /// Numbers have eight bytes, so that their length does not depend on their value.
    func callAsFunction(_ number: Int) -> Data { self(bigEndian(Int64(number))) }

    func callAsFunction(_ number: Double) -> Data { self(bigEndian(number.bitPattern)) }

    private func bigEndian(_ number: some FixedWidthInteger) -> Data {
      withUnsafeBytes(of: number.bigEndian) { Data($0) }
    }
  }
}
