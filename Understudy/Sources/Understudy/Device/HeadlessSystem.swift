// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The version of the system on a device. An app cannot tell it by `#available`, which is always true
/// outside of Apple's systems; `UIDevice.systemVersion` names it.
public enum HeadlessSystem: Int, CaseIterable, Comparable, Sendable {
  case iOS18 = 18
  case iOS26 = 26
  case iOS27 = 27

  /// That of a device for which none is named: the one in the environment variable
  /// `UNDERSTUDY_SYSTEM`, such as `18`, otherwise iOS 26.
  public static let standard =
    ProcessInfo.processInfo.environment["UNDERSTUDY_SYSTEM"].flatMap { Int($0) }
    .flatMap(HeadlessSystem.init) ?? .iOS26

  public static func < (left: HeadlessSystem, right: HeadlessSystem) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension HeadlessDevice {
  /// Whether the app has the design that came with iOS 26.
  nonisolated var hasNewDesign: Bool { system >= .iOS26 && !designRequiresCompatibility }

  /// The same of the device that runs this code; without a device the design is that of iOS 18.
  nonisolated static var currentHasNewDesign: Bool { currentIfAny?.hasNewDesign ?? false }
}
