// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Return in a text field does what the field's delegate says, no more.
@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  public let preferredStyle: Style
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  private var chosenAction: UIAlertAction?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    if preferredStyle == .actionSheet { modalPresentationStyle = .popover }
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  open var message: String? {
    didSet { if message != oldValue { contentDidChange() } }
  }

  open override var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// Counts while it is one of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet { if preferredAction !== oldValue { contentDidChange() } }
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      HeadlessDevice.current.raise(
        "NSInternalInconsistencyException",
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
      return
    }
    if action.title == nil {
      HeadlessDevice.current.raise(
        "NSInternalInconsistencyException", "Actions added to UIAlertController must have a title")
      return
    }
    action.controller = self
    actions.append(action)
    contentDidChange()
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      HeadlessDevice.current.raise(
        "NSInternalInconsistencyException",
        "Text fields can only be added to an alert controller of style "
          + "UIAlertControllerStyleAlert")
      return
    }
    let field = UITextField()
    let style: UIFont.TextStyle = HeadlessDevice.currentHasNewDesign ? .body : .footnote
    field.font = .preferredFont(forTextStyle: style)
    field.adjustsFontForContentSizeCategory = true
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    contentDidChange()
  }

  open override func loadView() {
    if HeadlessDevice.currentHasNewDesign {
      view = CapsuleAlertView(controller: self)
      return
    }
    switch preferredStyle {
    case .alert: view = AlertView(controller: self)
    case .actionSheet: view = ActionSheetView(controller: self)
    }
  }

  open override func accessibilityPerformEscape() -> Bool {
    guard let cancel = cancelAction else { return false }
    choose(cancel)
    return true
  }

  // MARK: Choosing

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Who presents it, if it can be closed now.
  private func presenter(for action: UIAlertAction) -> UIViewController? {
    // What presents it may be being dismissed with it.
    guard action.isEnabled, chosenAction == nil, !presentation.isBeingDismissed,
      let presenter = presentation.presenting,
      presenter.presentationChain.allSatisfy({ $0.presentation.transition == nil })
    else { return nil }
    return presenter
  }

  /// Runs the handler and closes the alert in the same turn.
  func chooseAtOnce(_ action: UIAlertAction) {
    guard let presenter = presenter(for: action) else { return }
    let seesDismissal = HeadlessDevice.current.switches.cancelHandlerSeesDismissal
    chosenAction = action
    if !seesDismissal { action.handler?(action) }
    // The handler may have closed it.
    if presentation.presenting === presenter, presentation.transition == nil,
      !presentation.isBeingDismissed
    {
      ModalTransition.dismiss(from: presenter, animated: true) { [self] in chosenAction = nil }
    } else {
      chosenAction = nil
    }
    if seesDismissal { action.handler?(action) }
  }

  /// Closes the alert and then, after `viewDidDisappear`, runs the handler.
  func choose(_ action: UIAlertAction) {
    guard let presenter = presenter(for: action) else { return }
    chosenAction = action
    ModalTransition.dismiss(from: presenter, animated: true) { [self] in
      chosenAction = nil
      let device = HeadlessDevice.current
      if device.switches.alertHandlerRunsATurnLater {
        device.inNextTurn { action.handler?(action) }
      } else {
        action.handler?(action)
      }
    }
  }

  func contentDidChange() {
    (viewIfLoaded as? any AlertContentView)?.reload()
    presentation.controller?.transitionView?.setNeedsLayout()
  }

  // MARK: Being presented

  package override var reasonNotToBePresented: String? {
    let isEmpty =
      (title ?? "").isEmpty && (message ?? "").isEmpty && actions.isEmpty
      && (textFields ?? []).isEmpty
    return isEmpty
      ? "UIAlertController must have a title, a message or an action to display" : nil
  }

  package override var automaticPresentationStyle: UIModalPresentationStyle { .custom }

  package override func systemPresentationController(
    presenter: UIViewController?
  ) -> UIPresentationController? {
    preferredStyle == .actionSheet
      ? ActionSheetPopover(presentedViewController: self, presenting: presenter)
      : AlertPresentation(presentedViewController: self, presenting: presenter)
  }
}

/// The view of an alert or an action sheet.
@MainActor
protocol AlertContentView: UIView {
  /// Takes over texts and actions from the controller.
  func reload()
  /// The frame of the view in a container.
  func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect
}

// MARK: - Actions

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
