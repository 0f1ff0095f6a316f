// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The ways in which a controller can be presented.
enum PresentationKind: CaseIterable, Sendable {
  case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, alert, actionSheet

  /// Those in which any controller can be presented.
  static var ofAnyController: [PresentationKind] {
    allCases.filter { $0 != .alert && $0 != .actionSheet }
  }

  static var sheets: [PresentationKind] { [.automatic, .pageSheet, .formSheet] }

  /// The presenter leaves the screen.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  var style: UIModalPresentationStyle? {
    switch self {
    case .automatic: .automatic
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .currentContext: .currentContext
    case .custom: .custom
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    case .alert, .actionSheet: nil
    }
  }

  /// Makes `controller` ready to be presented so; an alert takes its place where one is meant.
  @MainActor
  func prepare(
    _ controller: UIViewController = UIViewController(), on presenter: UIViewController
  ) -> UIViewController {
    var new = controller
    if let style {
      new.modalPresentationStyle = style
    } else {
      let alert = UIAlertController(
        title: "Title", message: nil, preferredStyle: self == .alert ? .alert : .actionSheet)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      new = alert
    }
    new.popoverPresentationController?.sourceView = presenter.view
    new.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 20)
    return new
  }
}
