// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What stands in for the content of one view controller or view: `page.usher.placeholder`.
///
/// One thing at a time, and the newest call wins, also over a load that runs. Nothing has to be taken
/// over from a class, and no method of UIKit is changed. It does not hold its page, and ends with it.
@MainActor
@available(iOSApplicationExtension, unavailable)
public struct PagePlaceholder {
  let driver: PlaceholderDriver

  /// What the user sees or is about to see instead of the content; `nil` for the content.
  public var kind: PlaceholderKind? { driver.machine.targetPage?.kind }

  /// Whether the content is there: a load brought it, or somebody called `hide()`; and nothing said
  /// otherwise since.
  public var hasContent: Bool { driver.machine.hasContent }

  /// Whether a load runs, also one that shows nothing.
  public var isLoading: Bool { driver.machine.load != nil }

  /// The view controller's or view's own theme; `nil` for the app's.
  public var theme: PlaceholderTheme? {
    get { driver.presenter.explicitTheme }
    nonmutating set { driver.presenter.explicitTheme = newValue }
  }

  /// The view that is covered instead of the whole page, such as the list below a search field.
  ///
  /// It is not held; when it is gone, the whole page is covered again.
  public var region: UIView? {
    get { driver.presenter.region }
    nonmutating set { driver.presenter.region = newValue }
  }

  /// What is left free at the edges of what would be covered, beside what bars take up.
  public var insets: NSDirectionalEdgeInsets {
    get { driver.presenter.insets }
    nonmutating set { driver.presenter.insets = newValue }
  }

  /// What becomes of scrolling where a list or another scroll view is covered.
  public var scrolling: PlaceholderScrolling {
    get { driver.presenter.scrolling }
    nonmutating set { driver.presenter.scrolling = newValue }
  }

  /// Called after a load has failed whose content was kept, each time, with the error; for a popup, a
  /// banner or the log. It is held; let it capture the view controller weakly.
  public var onRefreshFailure: (@MainActor (any Error) -> Void)? {
    get { driver.onRefreshFailure }
    nonmutating set { driver.onRefreshFailure = newValue }
  }

  /// Shows a page in front of the content.
  ///
  /// Without animation the page is there when this returns, if it has no delay and nothing has to stay.
  /// `completion` is called once: when the page is there and nothing moves, when something newer
  /// took its place, or when the view controller or view is gone.
  public func show(
    _ placeholder: Placeholder, animated: Bool = true,
    completion: (@MainActor (PlaceholderOutcome) -> Void)? = nil
  ) {
    driver.show(placeholder, animated: animated, completion)
  }

  /// Shows the content: says that it is there.
  ///
  /// `completion` is called once, as for `show`.
  public func hide(
    animated: Bool = true, completion: (@MainActor (PlaceholderOutcome) -> Void)? = nil
  ) {
    driver.hide(animated: animated, completion)
  }
}

/// What becomes of scrolling while a page stands in front of a list or another scroll view.
public enum PlaceholderScrolling: Sendable, Hashable, CaseIterable {
  /// It can be pulled if it has a refresh control, else it stands still.
  case automatic
  /// It stands still.
  case disabled
  /// It is left as it is.
  case unchanged
}
