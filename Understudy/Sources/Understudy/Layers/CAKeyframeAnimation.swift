// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Paths, cubic and paced calculation are left out.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear

  override func copy(to other: CAAnimation) {
    super.copy(to: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    other.values = values
    other.keyTimes = keyTimes
    other.timingFunctions = timingFunctions
    other.calculationMode = calculationMode
  }

  override func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue? {
    let frames = (values ?? []).compactMap { current.reading($0) }
    guard let last = frames.last else { return nil }
    guard frames.count > 1 else { return last }
    let isDiscrete = calculationMode == .discrete
    let steps = isDiscrete ? frames.count : frames.count - 1
    let times =
      keyTimes.map { $0.map(\.doubleValue) } ?? (0...steps).map { Double($0) / Double(steps) }
    guard let index = times.lastIndex(where: { $0 <= fraction }) else { return frames.first }
    if isDiscrete { return frames[min(index, frames.count - 1)] }
    guard index + 1 < min(times.count, frames.count) else { return last }
    let span = times[index + 1] - times[index]
    var local = span > 0 ? (fraction - times[index]) / span : 1
    if let functions = timingFunctions, functions.indices.contains(index) {
      local = functions[index].value(at: local)
    }
    return frames[index].interpolated(with: frames[index + 1], CGFloat(local))
  }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = Self(rawValue: "linear")
  public static let discrete = Self(rawValue: "discrete")
}
