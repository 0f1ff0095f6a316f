// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIWindowScene {
  @MainActor
  open class GeometryPreferences: NSObject {}

  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let device, let wanted = geometryPreferences as? GeometryPreferences.iOS else { return }
    device.inNextTurn { [weak self] in
      self?.applyOrientationPreference(wanted.interfaceOrientations, errorHandler)
    }
  }

  private func applyOrientationPreference(
    _ wanted: UIInterfaceOrientationMask, _ errorHandler: ((any Error) -> Void)?
  ) {
    guard let device else { return }
    let supported = device.supportedOrientations
    let candidates =
      [device.interfaceOrientation, UIInterfaceOrientation(of: device.orientation)]
      .compactMap { $0 } + UIInterfaceOrientation.inOrder
    let both = wanted.intersection(supported)
    guard let choice = candidates.first(where: { both.contains($0.mask) }) else {
      errorHandler?(GeometryRequestError.error(wanted, supported))
      return
    }
    device.requestedOrientation = choice
    device.updateInterfaceOrientation()
  }
}

extension UIWindowScene.GeometryPreferences {
  open class iOS: UIWindowScene.GeometryPreferences {
    open var interfaceOrientations: UIInterfaceOrientationMask

    public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
      self.interfaceOrientations = interfaceOrientations
      super.init()
    }
  }
}

/// UIKit's error for a geometry that is not available.
private enum GeometryRequestError {
  static func error(
    _ wanted: UIInterfaceOrientationMask, _ supported: UIInterfaceOrientationMask
  ) -> NSError {
    let reason =
      "None of the requested orientations are supported by the view controller. "
      + "Requested: \(names(of: wanted)); Supported: \(names(of: supported))"
    return NSError(
      domain: "UISceneErrorDomain", code: 101, userInfo: [NSLocalizedDescriptionKey: reason])
  }

  private static func names(of mask: UIInterfaceOrientationMask) -> String {
    let all: [(UIInterfaceOrientationMask, String)] = [
      (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"),
      (.landscapeLeft, "landscapeLeft"), (.landscapeRight, "landscapeRight"),
    ]
    return all.filter { mask.contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

// MARK: - Orientations

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
