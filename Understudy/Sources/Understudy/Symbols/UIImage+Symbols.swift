// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: the drawings are our own, and there are only those that `SymbolDesign` lists.
extension UIImage {
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    let unspecified = SymbolConfiguration.unspecified
    guard let symbol = Symbol(name: name, configuration: unspecified.applying(configuration))
    else { return nil }
    self.init(symbol: symbol)
  }

  public var isSymbolImage: Bool { symbol != nil }

  public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    symbol.map { changed(symbol: $0.applying(configuration)) } ?? self
  }

  /// The image as a view shows it: what the view prefers, unless the image is more specific.
  func preferring(_ preferred: SymbolConfiguration?, traits: UITraitCollection) -> UIImage {
    guard let symbol else { return self }
    let own = symbol.configuration
    let configuration = (preferred ?? .unspecified).applying(own)
    guard own.traits == nil else { return withConfiguration(configuration) }
    return withConfiguration(configuration.withTraitCollection(traits))
  }
}
