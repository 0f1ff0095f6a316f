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

/// What can have a placeholder: view controllers and views.
@MainActor
public protocol PlaceholderHosting: UIResponder {}

extension UIViewController: PlaceholderHosting {}
extension UIView: PlaceholderHosting {}

@available(iOSApplicationExtension, unavailable)
extension UsherNamespace where Base: PlaceholderHosting {
  /// What stands in for the content of the view controller or view.
  public var placeholder: PagePlaceholder {
    PagePlaceholder(driver: PlaceholderLifetime.make(base).driver)
  }

  /// Loads content: shows a loading page, then the content, an empty page, or the error with a button
  /// that loads again. Over content it is a refresh, which shows nothing and keeps the content if it
  /// fails.
  ///
  /// A newer load takes its place, and it ends with the page: its task is cancelled, and if it answers
  /// all the same, `content` is not called.
  ///
  /// ```swift
  /// page.usher.load { try await shop.orders() } content: { page, orders in page.show(orders) }
  /// ```
  ///
  /// - Parameters:
  ///   - cover: what it does to what the user sees meanwhile.
  ///   - loading: the loading page.
  ///   - empty: the empty page.
  ///   - failure: makes the failure page, once for each error; without a retry of its own it gets one
  ///     that loads again.
  ///   - isEmpty: asked once for each answer whether there is nothing to show.
  ///   - operation: gets the content; called at once and at each retry. It is held as long as it can be
  ///     called, so it should not capture the view controller.
  ///   - content: puts the content in place; called once for each answer that counts and is not empty.
  /// - Returns: the load, to be cancelled or waited for; it can be dropped.
  @discardableResult
  public func load<Value>(
    _ visibility: LoadingVisibility = .automatic, loading: Placeholder = .loading,
    empty: Placeholder = .empty(),
    failure: @escaping @MainActor (any Error) -> Placeholder = { .failure($0) },
    isEmpty: @escaping @MainActor (Value) -> Bool = { _ in false },
    _ operation: @escaping @MainActor () async throws -> Value,
    content: @escaping @MainActor (Base, Value) -> Void
  ) -> PlaceholderLoad {
    let start: @MainActor (PlaceholderLoad) -> Void = { [weak base] load in
      load.run { [weak base] load in
        let value = try await operation()
        guard load.isCurrent, let base else { return }
        if isEmpty(value) { return load.finish(.empty) }
        content(base, value)
        load.finish(.content)
      }
    }
    return begin(visibility, loading, empty, failure, start)
  }

  /// Loads content that can be empty; see `load(_:loading:empty:failure:isEmpty:_:content:)`.
  @discardableResult
  public func load<Value: Collection>(
    _ visibility: LoadingVisibility = .automatic, loading: Placeholder = .loading,
    empty: Placeholder = .empty(),
    failure: @escaping @MainActor (any Error) -> Placeholder = { .failure($0) },
    _ operation: @escaping @MainActor () async throws -> Value,
    content: @escaping @MainActor (Base, Value) -> Void
  ) -> PlaceholderLoad {
    load(
      visibility, loading: loading, empty: empty, failure: failure, isEmpty: { $0.isEmpty }, operation,
      content: content)
  }

  /// Loads content that the operation puts in place itself; see
  /// `load(_:loading:empty:failure:isEmpty:_:content:)`.
  ///
  /// After each `await` the load may have been replaced and its task cancelled: what the operation puts
  /// in place then is its own affair.
  @discardableResult
  public func load(
    _ visibility: LoadingVisibility = .automatic, loading: Placeholder = .loading,
    failure: @escaping @MainActor (any Error) -> Placeholder = { .failure($0) },
    _ operation: @escaping @MainActor () async throws -> Void
  ) -> PlaceholderLoad {
    load(
      visibility, loading: loading, failure: failure, isEmpty: { _ in false }, operation,
      content: { _, _ in })
  }

  /// Loads content with code that calls back: `start` is called at once and at each retry with the
  /// load that it has to end.
  ///
  /// ```swift
  /// page.usher.load(calling: { load in shop.orders { load.end($0) } })
  /// ```
  @discardableResult
  public func load(
    _ visibility: LoadingVisibility = .automatic, loading: Placeholder = .loading,
    empty: Placeholder = .empty(),
    failure: @escaping @MainActor (any Error) -> Placeholder = { .failure($0) },
    start: @escaping @MainActor (PlaceholderLoad) -> Void
  ) -> PlaceholderLoad {
    begin(visibility, loading, empty, failure, start)
  }

  private func begin(
    _ visibility: LoadingVisibility, _ loading: Placeholder, _ empty: Placeholder,
    _ failure: @escaping @MainActor (any Error) -> Placeholder,
    _ start: @escaping @MainActor (PlaceholderLoad) -> Void
  ) -> PlaceholderLoad {
    placeholder.driver.begin(
      LoadConfiguration(visibility: visibility, loading: loading, empty: empty, failure: failure, start: start))
  }
}

/// Hangs on a view controller or view and ends with it.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class PlaceholderLifetime {
  private static let box = AssociatedObject<PlaceholderLifetime>()

  let driver: PlaceholderDriver
  private let device = DeviceContext()

  private init(of base: UIResponder) {
    driver = PlaceholderDriver(screen: PlaceholderPresenter(of: base))
  }

  deinit {
    Task { @MainActor [driver, device] in device.run { driver.pageWasRemoved() } }
  }

  static func make(_ base: UIResponder) -> PlaceholderLifetime {
    if let existing = box[base] { return existing }
    let lifetime = PlaceholderLifetime(of: base)
    box[base] = lifetime
    return lifetime
  }
}
