// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Bars draw a new appearance when it is set on them, or changed through them.
@MainActor
open class UIBarAppearance: NSObject {
  /// Notifies the bar that shows this appearance.
  var didChange: (() -> Void)?

  open var backgroundEffect: UIBlurEffect? {
    didSet { backgroundDidChange() }
  }
  open var backgroundColor: UIColor? {
    didSet { backgroundDidChange() }
  }
  open var backgroundImage: UIImage? {
    didSet { backgroundDidChange() }
  }
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
    didSet { backgroundDidChange() }
  }
  open var shadowColor: UIColor? {
    didSet { backgroundDidChange() }
  }
  open var shadowImage: UIImage? {
    didSet { backgroundDidChange() }
  }

  /// The background is the default one, which looks as the design of the system does.
  private(set) var hasDefaultBackground = false

  var hasNoBackground: Bool {
    backgroundEffect == nil && backgroundColor == nil && backgroundImage == nil
  }

  public let idiom: UIUserInterfaceIdiom

  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    setDefaultBackground()
  }

  public convenience override init() {
    self.init(idiom: HeadlessDevice.currentIfAny?.model.idiom ?? .phone)
  }

  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    copyBackground(of: barAppearance)
  }

  open func configureWithDefaultBackground() {
    setDefaultBackground()
    notifyBar()
  }

  open func configureWithOpaqueBackground() {
    setBackground(effect: nil, color: .systemBackground, shadow: BarBackground.shadowColor)
    notifyBar()
  }

  open func configureWithTransparentBackground() {
    setBackground(effect: nil, color: nil, shadow: nil)
    notifyBar()
  }

  /// The same appearance without background, which is what bars have at a scroll edge.
  func withoutBackground() -> Self {
    let copy = copied()
    copy.configureWithTransparentBackground()
    return copy
  }

  /// Bars keep copies of what they are given.
  func copied() -> Self {
    guard let copy = makeCopy() as? Self else {
      preconditionFailure("A subclass of UIBarAppearance copies itself as another class.")
    }
    return copy
  }

  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  func notifyBar() { didChange?() }

  private func backgroundDidChange() {
    hasDefaultBackground = false
    notifyBar()
  }

  private func setDefaultBackground() {
    setBackground(
      effect: UIBlurEffect(style: .systemChromeMaterial), color: nil,
      shadow: BarBackground.shadowColor)
    hasDefaultBackground = true
  }

  private func setBackground(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  private func copyBackground(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    hasDefaultBackground = other.hasDefaultBackground
  }
}

// MARK: - UINavigationBarAppearance

/// Without the appearance of buttons and back indicators.
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { notifyBar() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { notifyBar() }
  }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }

  override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}

// MARK: - UITabBarAppearance

/// Without the looks of items.
@MainActor
open class UITabBarAppearance: UIBarAppearance {
  override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }
}
