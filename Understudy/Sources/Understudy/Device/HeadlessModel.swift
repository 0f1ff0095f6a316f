// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The hardware of a device: its screen and what eats into it.
public struct HeadlessModel: Equatable, Sendable {
  /// The marketing name.
  public var name: String
  /// The screen in points, upright.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// What status bar, sensor housing and home indicator take when upright.
  public var safeArea: UIEdgeInsets
  /// The same with the device on its side.
  public var landscapeSafeArea: UIEdgeInsets
  /// The radius of the display's corners in points.
  public var cornerRadius: CGFloat
  /// Phone or pad.
  public var idiom: UIUserInterfaceIdiom

  /// Those that tests for every size use, the smallest first.
  public static let all: [HeadlessModel] = [iPhoneSE3, iPhone16, iPhone16ProMax, iPad11]

  /// Describes hardware that is not listed here.
  public init(
    name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets,
    landscapeSafeArea: UIEdgeInsets, cornerRadius: CGFloat, idiom: UIUserInterfaceIdiom
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.cornerRadius = cornerRadius
    self.idiom = idiom
  }

  public static let iPhone16 = HeadlessModel(
    name: "iPhone 16", size: CGSize(width: 393, height: 852), scale: 3,
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
    cornerRadius: 55, idiom: .phone)

  public static let iPhoneSE3 = HeadlessModel(
    name: "iPhone SE (3rd generation)", size: CGSize(width: 375, height: 667), scale: 2,
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: .zero,
    cornerRadius: 0, idiom: .phone)

  public static let iPhone16ProMax = HeadlessModel(
    name: "iPhone 16 Pro Max", size: CGSize(width: 440, height: 956), scale: 3,
    safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62),
    cornerRadius: 62, idiom: .phone)

  public static let iPhone17 = HeadlessModel(
    name: "iPhone 17", size: CGSize(width: 402, height: 874), scale: 3,
    safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 62, bottom: 20, right: 62),
    cornerRadius: 62, idiom: .phone)

  public static let iPhone17e = HeadlessModel(
    name: "iPhone 17e", size: CGSize(width: 390, height: 844), scale: 3,
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 47, bottom: 20, right: 47),
    cornerRadius: 47.33, idiom: .phone)

  public static let iPhone17Pro = HeadlessModel(
    name: "iPhone 17 Pro", size: CGSize(width: 402, height: 874), scale: 3,
    safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 62, bottom: 20, right: 62),
    cornerRadius: 62, idiom: .phone)

  public static let iPhone17ProMax = HeadlessModel(
    name: "iPhone 17 Pro Max", size: CGSize(width: 440, height: 956), scale: 3,
    safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 62, bottom: 20, right: 62),
    cornerRadius: 62, idiom: .phone)

  public static let iPhoneAir = HeadlessModel(
    name: "iPhone Air", size: CGSize(width: 420, height: 912), scale: 3,
    safeArea: UIEdgeInsets(top: 68, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 68, bottom: 20, right: 68),
    cornerRadius: 62, idiom: .phone)

  /// The inner display of one that is open. On its side the status bar is on the right. The radius of
  /// its corners is by eye.
  public static let iPhoneDuo = HeadlessModel(
    name: "iPhone Duo", size: CGSize(width: 669, height: 951), scale: 3,
    safeArea: UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84),
    cornerRadius: 45, idiom: .phone)

  /// The outer display of the same phone while it is closed. Upright its status bar is on the
  /// right. The radius of its corners is by eye, and the same at the hinge.
  public static let iPhoneDuoCover = HeadlessModel(
    name: "iPhone Duo", size: CGSize(width: 466, height: 678), scale: 3,
    safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 84, bottom: 34, right: 0),
    cornerRadius: 45, idiom: .phone)

  public static let iPadA16 = HeadlessModel(
    name: "iPad (A16)", size: CGSize(width: 820, height: 1180), scale: 2,
    safeArea: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0),
    cornerRadius: 18, idiom: .pad)

  public static let iPad11 = HeadlessModel(
    name: "iPad Pro 11-inch", size: CGSize(width: 834, height: 1194), scale: 2,
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    cornerRadius: 18, idiom: .pad)
}
