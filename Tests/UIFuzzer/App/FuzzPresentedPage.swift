// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What the app itself presents in front of its pages.
@MainActor
package final class FuzzPresentedPage: FuzzPage {
  package enum Style: String, Sendable, CaseIterable {
    case sheet, undimmedSheet, formSheet, fullScreen, over, popover
  }

  /// What a controller in front does to the page below.
  enum Relation {
    case covers, obstructs, nothing
  }

  let style: Style
  /// Whether it was asked for its presentation controller and has never been presented: UIKit lets such
  /// a one hold itself.
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

  /// A popover is a sheet where there is little room.
  @MainActor func relation(on device: HeadlessDevice) -> FuzzPresentedPage.Relation {
    switch self {
    case .sheet, .formSheet, .fullScreen: .covers
    case .undimmedSheet: .nothing
    case .over: .obstructs
    case .popover: device.model.idiom == .pad ? .obstructs : .covers
    }
  }
}

extension UIViewController {
  /// Wants to be presented in this style.
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
