// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UIDevice: NSObject {
  private unowned let device: HeadlessDevice

  init(device: HeadlessDevice) {
    self.device = device
  }

  public class var current: UIDevice { HeadlessDevice.current.application.device.uiDevice }

  open var name: String { device.model.name }
  open var model: String { device.model.idiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { device.model.idiom == .pad ? "iPadOS" : "iOS" }
  open var systemVersion: String { "\(device.system.rawValue).0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { device.model.idiom }
  open var orientation: UIDeviceOrientation { device.orientation }

  /// Differs: posted whether or not notifications were requested; there is no sensor to switch on.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

// MARK: - Screen

@MainActor
open class UIScreen: NSObject {
  var link: DeviceLink?
  var device: HeadlessDevice? { link?.device }
  private let firstModel: HeadlessModel

  init(model: HeadlessModel) {
    firstModel = model
  }

  private var model: HeadlessModel { device?.model ?? firstModel }

  open var bounds: CGRect { device?.bounds ?? CGRect(origin: .zero, size: model.size) }
  open var scale: CGFloat { model.scale }
  open var nativeScale: CGFloat { model.scale }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: model.size.width * scale, height: model.size.height * scale)
  }
  open var maximumFramesPerSecond: Int { 60 }
  open var traitCollection: UITraitCollection { device?.traits ?? UITraitCollection() }
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self) }
}

// MARK: - Coordinate spaces

@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

/// The coordinates of the screen, in which those of a scene are the same.
@MainActor
final class ScreenSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen
  private let ownBounds: CGRect?

  /// `bounds` is what the screen was, for a space that it no longer has, or the part that a scene has.
  init(screen: UIScreen, bounds: CGRect? = nil) {
    self.screen = screen
    ownBounds = bounds
  }

  var bounds: CGRect { ownBounds ?? screen.bounds }

  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView else { return point }
    return view.convertFromScreen(point)
  }

  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView else { return point }
    return view.convertToScreen(point)
  }

  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    CGRect(corners: rect.corners.map { convert($0, to: space) })
  }

  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    CGRect(corners: rect.corners.map { convert($0, from: space) })
  }
}
