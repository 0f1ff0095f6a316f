// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CPixels
import Foundation
import UIKitShim

/// Records the screen of a device into a file.
///
/// It looks at the screen whenever the clock says that it may have changed, and never advances the
/// clock, so that a story has the same course with and without a film. A frame is drawn only if
/// something may have changed since the last one. One that looks the same makes the last one longer.
@MainActor
final class Film {
  /// Pixels per point.
  private let scale: CGFloat
  /// Frames per second while something moves.
  private let rate: Int
  /// The longest time that one frame is shown, in milliseconds; a longer rest is cut short. Without
  /// a limit, the film has the times of the phone's clock.
  private let longestRest: Int
  private var file: any FilmFile
  private weak var device: HeadlessDevice?

  /// The frame in the file that is shown last, to find what the next one changes.
  private var shown: Surface?
  /// The latest frame, which is drawn again if the screen changes before its time.
  private var latest: Surface?
  /// When the latest frame appears, in frames since the start.
  private var latestFrame = 0
  /// A bitmap to draw the next frame into.
  private var spare: Surface?
  private var needsFrame = true
  private var failure: (any Error)?

  /// Creates a film with a number of pixels per point.
  init(
    _ file: any FilmFile, scale: CGFloat = 1, rate: Int = 30, longestRest: Int = .max
  ) {
    self.file = file
    self.scale = scale
    self.rate = rate
    self.longestRest = longestRest
  }

  /// Starts recording a device.
  func start(_ device: HeadlessDevice) {
    self.device = device
    device.clock.screenMayHaveChanged = { [weak self] in self?.screenMayHaveChanged() }
  }

  /// Called when the screen was drawn for something else, after which the device no longer
  /// knows whether it has changed since the last frame.
  func screenWasDrawn() {
    needsFrame = true
  }

  /// Ends recording. Returns the file; `nil` if nothing was recorded.
  func finish() throws -> Data? {
    guard let device else { return nil }
    device.clock.screenMayHaveChanged = nil
    try keepLatest(until: max(frame(at: device.clock.now), latestFrame + 1))
    if let failure { throw failure }
    return try file.data()
  }

  /// The first frame at or after a moment.
  private func frame(at moment: TimeInterval) -> Int {
    Int((moment * Double(rate) - 0.001).rounded(.up))
  }

  private func screenMayHaveChanged() {
    guard let device else { return }
    needsFrame = needsFrame || device.needsRender
    guard needsFrame else { return }
    let frame = frame(at: device.clock.now)
    // The screen may change again before the time of the frame.
    if let next = device.clock.nextScreenChange, self.frame(at: next) <= frame { return }
    needsFrame = false
    let drawn = draw(device)
    if let latest, latest.hasSamePixels(as: drawn) {
      spare = drawn
      return
    }
    if frame > latestFrame {
      do { try keepLatest(until: frame) } catch { failure = error }
    }
    latest = drawn
    latestFrame = frame
  }

  /// Adds the latest frame to the file, now that it is known how long it is shown.
  private func keepLatest(until end: Int) throws {
    guard let latest else { return }
    let duration = milliseconds(end) - milliseconds(latestFrame)
    try file.add(latest, after: shown, milliseconds: min(duration, longestRest))
    spare = shown
    shown = latest
    self.latest = nil
  }

  /// The time of a frame; rounded here, so that the roundings of durations do not add up.
  private func milliseconds(_ frame: Int) -> Int { (frame * 1000 + rate / 2) / rate }

  private func draw(_ device: HeadlessDevice) -> Surface {
    let size = device.screen.bounds.size
    guard let shown = shown ?? latest else { return drawing(device, size, scale) }
    let fit = min(CGFloat(shown.width) / size.width, CGFloat(shown.height) / size.height)
    let drawing = drawing(device, size, min(fit, scale))
    guard drawing.width != shown.width || drawing.height != shown.height else { return drawing }
    // A rotated screen is shown smaller, because all frames have the same size.
    return drawing.centered(width: shown.width, height: shown.height)
  }

  private func drawing(_ device: HeadlessDevice, _ size: CGSize, _ scale: CGFloat) -> Surface {
    var surface = Surface(size: size, scale: scale)
    if let spare, spare.width == surface.width, spare.height == surface.height { surface = spare }
    spare = nil
    device.render(into: surface)
    return surface
  }
}

extension Surface {
  /// The box, in pixels, outside of which a bitmap of the same size is equal; nil if it is all.
  func changedBox(from other: Surface) -> Box? {
    var (x, y, width, height) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let differs = withBytes { mine in
      other.withBytes { theirs in
        cpixels_changed_box(
          mine, theirs, Int32(self.width), Int32(self.height), Int32(bytesPerRow),
          Int32(other.bytesPerRow), &x, &y, &width, &height)
      }
    }
    guard differs != 0 else { return nil }
    return Box(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }

  fileprivate func hasSamePixels(as other: Surface) -> Bool { changedBox(from: other) == nil }

  /// The bitmap in the middle of a larger, black one.
  fileprivate func centered(width: Int, height: Int) -> Surface {
    let target = Surface(width: width, height: height, scale: 1)
    let context = CGContext(surface: target)
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    let (left, top) = ((width - self.width) / 2, (height - self.height) / 2)
    withBytes { source in
      target.withBytes { bytes in
        for row in 0..<self.height {
          (bytes + (top + row) * target.bytesPerRow + left * 4)
            .update(from: source + row * bytesPerRow, count: self.width * 4)
        }
      }
    }
    return target
  }
}
