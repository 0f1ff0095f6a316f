// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What the app itself presents in front of its pages.
@MainActor
package final class StormFront: StormPage {
  package enum Style: String, Sendable, CaseIterable {
    case sheet, undimmedSheet, formSheet, fullScreen, over, popover
  }

  /// What a controller in front does to the page below.
  enum Relation {
    case covers, obstructs, nothing
  }

  let style: Style

  init(_ style: Style, from source: UIView) {
    self.style = style
    super.init()
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
      popoverPresentationController?.sourceRect = CGRect(x: 40, y: 200, width: 20, height: 20)
      preferredContentSize = CGSize(width: 200, height: 200)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// A popover is a sheet where there is little room.
  func relation(on device: HeadlessDevice) -> Relation {
    switch style {
    case .sheet, .formSheet, .fullScreen: .covers
    case .undimmedSheet: .nothing
    case .over: .obstructs
    case .popover: device.model.idiom == .pad ? .obstructs : .covers
    }
  }
}
