// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Immutable, therefore safe to share. As in UIKit a provider must be callable on any thread.
open class UIColor: NSObject, @unchecked Sendable {
  private enum Storage {
    case fixed(CGColor)
    case system(SystemColor)
    /// The tint of what it is drawn in.
    case tint
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let storage: Storage

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(gray: white, alpha: alpha))
  }

  public init(cgColor: CGColor) {
    storage = .fixed(cgColor)
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  init(_ system: SystemColor) {
    storage = .system(system)
  }

  private init(storage: Storage) {
    self.storage = storage
  }

  static let tint = UIColor(storage: .tint)

  /// The color for `UITraitCollection.current`.
  open var cgColor: CGColor {
    // The current traits take longer to find than the color.
    if case .fixed(let color) = storage { return color }
    return cgColor(for: .current)
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: self
    case .system, .tint, .dynamic: UIColor(cgColor: cgColor(for: traitCollection))
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color):
      UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    case .system, .tint, .dynamic:
      UIColor { traits in
        self.resolvedColor(with: traits).withAlphaComponent(alpha)
      }
    }
  }

  /// The gray of the same lightness, as a dimmed tint is drawn.
  var desaturated: UIColor {
    switch storage {
    case .fixed(let color):
      UIColor(
        white: 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue, alpha: color.alpha)
    case .system, .tint, .dynamic:
      UIColor { traits in self.resolvedColor(with: traits).desaturated }
    }
  }

  func cgColor(for traits: UITraitCollection) -> CGColor {
    switch storage {
    case .fixed(let color): color
    case .system(let system): system.resolved(with: traits)
    case .tint: resolvedTint(with: traits)
    case .dynamic(let provider): provider(traits).cgColor(for: traits)
    }
  }

  private func resolvedTint(with traits: UITraitCollection) -> CGColor {
    guard let tint = traits.tint else { return UIColor.systemBlue.cgColor(for: traits) }
    if traits.isResolvingTint {
      fatalError(
        "The tint color of a view is made from UIColor.tintColor, which is that tint color.")
    }
    return tint.cgColor(for: traits.resolvingTint)
  }

  /// A dynamic color equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (storage, other.storage) {
    case (.fixed(let left), .fixed(let right)): return left == right
    case (.system(let left), .system(let right)): return left == right
    case (.tint, .tint): return true
    case (.fixed, _), (.system, _), (.tint, _), (.dynamic, _): return self === other
    }
  }

  open override var hash: Int {
    switch storage {
    case .fixed(let color): color.hashValue
    case .system(let system): system.hashValue
    case .tint, .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    switch storage {
    case .fixed(let color):
      "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
    case .system(let system): "<UIDynamicSystemColor: \(system.name)>"
    case .tint: "<UITintColor>"
    case .dynamic: "<UIDynamicProviderColor>"
    }
  }
}
