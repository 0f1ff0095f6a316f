// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A controller that the app itself presents over its pages.
@MainActor
package final class FuzzPresentedPage: FuzzPage {
  package enum Style: String, Sendable, CaseIterable {
    case sheet, undimmedSheet, formSheet, fullScreen, over, popover
  }

  /// The effect of a presented controller on the page below.
  enum Relation {
    case covers, obstructs, nothing
  }

  let style: Style
  /// Whether its presentation controller was created and it was never presented. UIKit then keeps a
  /// retain cycle.
  private(set) var hasUnusedPresentationController: Bool

  init(_ style: Style, from source: UIView) {
    self.style = style
    hasUnusedPresentationController = [.popover, .undimmedSheet].contains(style)
    super.init()
    configurePresentation(style, from: source)
  }

  required init?(coder: NSCoder) { nil }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hasUnusedPresentationController = false
  }
}

extension FuzzPresentedPage.Style {
  var isSheet: Bool { [.sheet, .formSheet, .undimmedSheet].contains(self) }

  /// Returns the effect of the style; a popover is a sheet in compact width, also on a popover.
  func relation(isCompact: Bool) -> FuzzPresentedPage.Relation {
    switch self {
    case .sheet, .formSheet, .fullScreen: .covers
    case .undimmedSheet: .nothing
    case .over: .obstructs
    case .popover: isCompact ? .covers : .obstructs
    }
  }
}

extension UIViewController {
  /// Configures the controller for a presentation style.
  func configurePresentation(_ style: FuzzPresentedPage.Style, from source: UIView) {
    switch style {
    case .sheet: modalPresentationStyle = .pageSheet
    case .undimmedSheet:
      modalPresentationStyle = .pageSheet
      sheetPresentationController?.detents = [.medium()]
      sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    case .formSheet: modalPresentationStyle = .formSheet
    case .fullScreen: modalPresentationStyle = .fullScreen
    case .over: modalPresentationStyle = .overFullScreen
    case .popover:
      modalPresentationStyle = .popover
      popoverPresentationController?.sourceView = source
      preferredContentSize = CGSize(width: 200, height: 200)
    }
  }
}
