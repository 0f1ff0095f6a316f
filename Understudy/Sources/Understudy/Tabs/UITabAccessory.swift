// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: shown with the design of iOS 26 only.
@MainActor
open class UITabAccessory: NSObject {
  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }

  public enum Environment: Int, Sendable {
    case unspecified = 0
    case none = 1
    case regular = 2
    case inline = 3
  }
}

// MARK: - The trait

public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  public static let defaultValue = UITabAccessory.Environment.unspecified
}

extension UITraitCollection {
  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
    self.init { (traits: inout any UIMutableTraits) in
      guard tabAccessoryEnvironment != .unspecified else { return }
      traits.tabAccessoryEnvironment = tabAccessoryEnvironment
    }
  }

  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    self[UITraitTabAccessoryEnvironment.self]
  }
}

extension UIMutableTraits {
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}

// MARK: - The view

/// The capsule of glass around an accessory's content.
final class TabAccessoryView: UIView {
  let content: UIView
  private let glass = UIVisualEffectView(effect: nil)
  /// Whether there was a bar when it was laid out last.
  var isAboveBar = true

  init(_ accessory: UITabAccessory) {
    content = accessory.contentView
    super.init(frame: .zero)
    glass.cornerConfiguration = .capsule()
    glass.contentView.clipsToBounds = true
    glass.contentView.cornerConfiguration = .capsule()
    glass.contentView.addSubview(content)
    addSubview(glass)
    content.translatesAutoresizingMaskIntoConstraints = true
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// Glass appears and disappears by its effect, never by its alpha.
  var isShown = true {
    didSet { show() }
  }

  private func show() {
    glass.effect = isShown ? UIGlassEffect(style: .regular) : nil
    glass.contentView.alpha = isShown ? 1 : 0
    transform = isShown ? .identity : CGAffineTransform(scaleX: 0.9, y: 0.9)
  }

  var environment: UITabAccessory.Environment {
    get { traitOverrides.tabAccessoryEnvironment }
    set { traitOverrides.tabAccessoryEnvironment = newValue }
  }

  /// The content may be another accessory's by now.
  func releaseContent() {
    if content.superview === glass.contentView { content.removeFromSuperview() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    glass.layoutIfNeeded()
    if content.superview === glass.contentView { content.frame = glass.contentView.bounds }
  }
}
