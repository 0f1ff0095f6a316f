// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UIKitShim
import UsherTesting

/// The recorded frames of a story. Equal successive frames are stored once, with a longer duration.
@MainActor
final class Film {
  private struct Frame {
    let png: Data
    var milliseconds: Int
  }

  /// The encoding options: the quality from 0 to 100, and the effort for a small file from 0 to 6.
  struct Coding {
    var quality = 72
    var effort = 0
  }

  private static let maximumFrameDuration = 900

  private let scale: CGFloat
  private let frameTime: TimeInterval
  private let coding: Coding
  private var frames: [Frame] = []
  private var writing: (@MainActor () -> Void)?

  /// Whether the file was written successfully.
  private(set) var isWritten = false

  /// Creates a film with a number of pixels per point and the time between two frames.
  init(scale: CGFloat = 1, frameTime: TimeInterval = 0.08, coding: Coding = Coding()) {
    self.scale = scale
    self.frameTime = frameTime
    self.coding = coding
  }

  /// Advances the phone's clock and records the frames.
  func record(_ phone: VirtualDevice, for seconds: TimeInterval) {
    var left = seconds
    while left > 0 {
      let step = min(left, frameTime)
      phone.clock.advance(by: .seconds(step))
      keep(phone.probe.image(scale: scale).png, milliseconds: Int((step * 1000).rounded()))
      left -= step
    }
  }

  private func keep(_ png: Data, milliseconds: Int) {
    if let last = frames.last, last.png == png {
      let longer = last.milliseconds + milliseconds
      frames[frames.count - 1].milliseconds = min(longer, Self.maximumFrameDuration)
    } else {
      frames.append(Frame(png: png, milliseconds: milliseconds))
    }
  }

  /// Starts writing the film as an animated WebP in a separate process.
  ///
  /// Does nothing if `img2webp` is not installed or no frame was recorded.
  func beginWriting(to name: String, in folder: OutputFolder) throws {
    guard !frames.isEmpty, let tool = Self.tool else { return }
    let scratch = name + ".frames"
    var arguments = ["-loop", "0"]
    for (index, frame) in frames.enumerated() {
      let file = "\(scratch)/\(index).png"
      try folder.write(frame.png, to: file)
      arguments += [
        "-lossy", "-q", "\(coding.quality)", "-m", "\(coding.effort)",
        "-d", "\(frame.milliseconds)", folder.path(of: file),
      ]
    }
    frames = []
    arguments += ["-o", folder.path(of: name)]
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    writing = { [weak self] in
      process.waitUntilExit()
      self?.isWritten = process.terminationStatus == 0
      Terminal.attempt { try folder.remove(scratch) }
    }
  }

  /// Waits until a started write has finished.
  func finishWriting() {
    writing?()
    writing = nil
  }

  /// Whether the encoder is installed; Debian has it in the package `webp`.
  nonisolated static var canBeWritten: Bool { tool != nil }

  private nonisolated static var tool: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return path.split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent("img2webp") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
