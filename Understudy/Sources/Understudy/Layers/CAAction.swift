// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// "No action": what views answer for almost every change.
  static let action = NSNull()

  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
