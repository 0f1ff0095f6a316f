// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style: Style
  let handler: ((UIAlertAction) -> Void)?
  weak var controller: UIAlertController?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  open var isEnabled = true {
    didSet { if isEnabled != oldValue { controller?.contentDidChange() } }
  }
}
