// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension UIImage {
  /// Immutable, therefore safe to share between threads.
  open class Configuration: NSObject, @unchecked Sendable {
    open var traitCollection: UITraitCollection? { traits }
    let traits: UITraitCollection?

    public override init() {
      traits = nil
    }

    public init(traitCollection: UITraitCollection?) {
      traits = traitCollection
    }

    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      guard let changed = copied(traits: traitCollection) as? Self else { return self }
      return changed
    }

    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let otherConfiguration,
        let changed = merged(with: otherConfiguration) as? Self
      else { return self }
      return changed
    }

    func copied(traits: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traits)
    }

    func merged(with other: Configuration) -> Configuration {
      other.copied(traits: other.traits ?? traits)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: other) == type(of: self) && other.traits == traits
    }

    open override var hash: Int { traits?.hash ?? 0 }
  }
}
