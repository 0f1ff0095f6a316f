// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What cells, headers and footers have in common: a content view, the configuration of the content,
/// that of the background in cells, and the update of both when the state changes.
@MainActor
final class ConfigurationHost {
  private(set) var contentView: UIView
  private(set) var content: (any UIContentConfiguration)?
  private(set) var background: UIBackgroundConfiguration?
  private(set) var backdrop: ButtonBackground?
  var needsUpdate = false

  init() {
    contentView = UIView()
    contentView.insetsLayoutMarginsFromSafeArea = false
  }

  /// Shows another configuration; the view that makes it visible is kept where it can be.
  func setContent(_ new: (any UIContentConfiguration)?, in host: UIView) {
    content = new
    guard let new else { return replaceContentView(with: UIView(), in: host) }
    if let shown = contentView as? any UIView & UIContentView, shown.supports(new) {
      shown.configuration = new
    } else {
      replaceContentView(with: new.makeContentView(), in: host)
    }
  }

  func setBackground(_ new: UIBackgroundConfiguration?, in host: UIView) {
    background = new
    host.setNeedsLayout()
  }

  /// Fits both to a state, as happens by itself before each layout after a change.
  func adapt(to state: any UIConfigurationState) {
    if let content, let shown = contentView as? any UIView & UIContentView {
      shown.configuration = content.updated(for: state)
    }
  }

  /// Draws the background, if there is one, in the back of the host.
  func showBackground(
    for state: any UIConfigurationState, margins: (leading: CGFloat, trailing: CGFloat),
    in host: UIView
  ) {
    guard let background else {
      backdrop?.isHidden = true
      return
    }
    let view = backdrop ?? makeBackdrop(in: host)
    let shown = background.updated(for: state)
    view.isHidden = false
    view.frame = shown.frame(
      in: host.bounds, margins: margins,
      isMirrored: host.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.show(shown, radius: shown.cornerRadius, tint: host.tintColor)
  }

  private func makeBackdrop(in host: UIView) -> ButtonBackground {
    let view = ButtonBackground()
    view.isUserInteractionEnabled = false
    backdrop = view
    host.insertSubview(view, at: 0)
    return view
  }

  private func replaceContentView(with view: UIView, in host: UIView) {
    let old = contentView
    contentView = view
    view.insetsLayoutMarginsFromSafeArea = false
    view.frame = old.frame
    host.insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    host.setNeedsLayout()
  }
}
