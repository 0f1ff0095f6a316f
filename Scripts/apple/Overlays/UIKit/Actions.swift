// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKit

extension UIApplicationDelegate {
  @MainActor public static func main() {}
}
extension UIAction {
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) { self.init(__title: "", image: nil, identifier: nil, handler: handler) }
  public convenience init(
    title: String = "", subtitle: String?, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) { self.init(__title: "", image: nil, identifier: nil, handler: handler) }
  @available(*, deprecated, message: "since iOS 17.0")
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage?,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) { self.init(__title: "", image: nil, identifier: nil, handler: handler) }
}
extension UIMenu {
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) { self.init(__title: "", children: []) }
}

extension UIColor {
  // The real parameters are optional pointers; an argument `&value` fits both.
  @discardableResult public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool { true }
  @discardableResult public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    true
  }
}

extension UISheetPresentationController.Detent {
  public static func custom(
    identifier: UISheetPresentationController.Detent.Identifier? = nil,
    resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
  ) -> UISheetPresentationController.Detent { fatalError() }
}
extension UIViewController.Transition {
  @available(*, deprecated, message: "since iOS 18.0")
  public static func zoom(
    options: UIViewController.Transition.ZoomOptions? = nil,
    sourceViewProvider:
      @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
  ) -> UIViewController.Transition { fatalError() }
}
extension UIBarButtonItem {
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { self.init() }
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { self.init() }
}

extension UIImage {
  public var baselineOffsetFromBottom: CGFloat? { nil }
}
