// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// What is shown instead of the content of one view controller or view: `page.usher.placeholder`.
///
/// It shows one placeholder at a time. The newest call counts, even while a load is running. No
/// subclassing is needed, and no method of UIKit is swizzled. The page is not retained.
@MainActor
public struct PagePlaceholder {
  let driver: PlaceholderDriver

  /// The kind that is shown or about to be shown; `nil` for the content.
  public var kind: PlaceholderKind? { driver.machine.targetPage?.kind }

  /// Whether a placeholder is in front of the content, including its animations.
  public var isVisible: Bool { driver.machine.visiblePage != nil }

  /// Whether the content is in place: a load has finished with content, or `hide()` was called, and
  /// nothing has replaced it since.
  ///
  /// It stays `true` while `load(.always)` covers the content, and is `false` once that has failed.
  public var hasContent: Bool { driver.machine.hasContent }

  /// Whether a load is running, including one that shows nothing.
  public var isLoading: Bool { driver.machine.load != nil }

  /// The theme of this page; `nil`: the app's.
  public var theme: PlaceholderTheme? {
    get { driver.presenter.explicitTheme }
    nonmutating set { driver.presenter.explicitTheme = newValue }
  }

  /// The view to cover instead of the whole page, such as the list below a search field.
  ///
  /// It is not retained; when it is deallocated, the whole page is covered again.
  public var region: UIView? {
    get { driver.presenter.region }
    nonmutating set { driver.presenter.region = newValue }
  }

  /// The insets of the covered area, in addition to those for bars.
  public var insets: NSDirectionalEdgeInsets {
    get { driver.presenter.insets }
    nonmutating set { driver.presenter.insets = newValue }
  }

  /// What happens to scrolling while a placeholder covers a scroll view.
  public var scrolling: PlaceholderScrolling {
    get { driver.presenter.scrolling }
    nonmutating set { driver.presenter.scrolling = newValue }
  }

  /// Called each time a refresh fails and the content is kept, with the error: to show a popup or
  /// to log it.
  ///
  /// The closure is retained, so it should capture the view controller weakly.
  public var onRefreshFailure: (@MainActor (any Error) -> Void)? {
    get { driver.onRefreshFailure }
    nonmutating set { driver.onRefreshFailure = newValue }
  }

  /// Shows a placeholder.
  ///
  /// Without animation it is visible when this call returns, unless it has a delay or the minimum
  /// duration of another placeholder has not elapsed. `completion` is called once: when the
  /// placeholder is visible and its animation has ended, when a newer call replaces it, or when the
  /// view controller or view has been deallocated.
  public func show(
    _ placeholder: Placeholder, animated: Bool = true,
    completion: (@MainActor (PlaceholderOutcome) -> Void)? = nil
  ) {
    driver.show(placeholder, animated: animated, completion)
  }

  /// Shows the content, which must be in place.
  ///
  /// `completion` is called once, as for `show`.
  public func hide(
    animated: Bool = true, completion: (@MainActor (PlaceholderOutcome) -> Void)? = nil
  ) {
    driver.hide(animated: animated, completion)
  }
}

/// What happens to scrolling while a placeholder covers a scroll view.
public enum PlaceholderScrolling: Sendable, Hashable, CaseIterable {
  /// Pulling stays possible if there is a refresh control; otherwise scrolling is disabled.
  case automatic
  /// Scrolling is disabled.
  case disabled
  /// Nothing changes.
  case unchanged
}

/// A view controller or view that can have a placeholder.
@MainActor
public protocol PlaceholderHosting: UIResponder {}

extension UIViewController: PlaceholderHosting {}
extension UIView: PlaceholderHosting {}

extension UsherNamespace where Base: PlaceholderHosting {
  /// The placeholder of the view controller or view.
  public var placeholder: PagePlaceholder {
    PagePlaceholder(driver: PlaceholderLifetime.make(for: base).driver)
  }

  /// Loads content and shows a placeholder meanwhile.
  ///
  /// First the loading page is shown, then the content, the empty page, or a failure page with a
  /// retry button. While content is in place, a load is a refresh: it shows nothing, and the
  /// content is kept if it fails.
  ///
  /// A newer load replaces this one, and the load ends when its page is popped, dismissed or
  /// deallocated: its task is cancelled, and if it returns a value nevertheless, `content` is not
  /// called.
  ///
  /// ```swift
  /// page.usher.load { try await shop.orders() } content: { page, orders in page.show(orders) }
  /// ```
  ///
  /// - Parameters:
  ///   - visibility: Whether the load covers existing content.
  ///   - loading: The loading page.
  ///   - empty: The empty page.
  ///   - failure: Makes the failure page, once for each error. If the page has no retry action, it
  ///     gets one that starts the load again.
  ///   - isEmpty: Whether there is nothing to show; called once for each value.
  ///   - operation: Loads the content; called at once and for each retry. It is retained as long as
  ///     it can be called, so it should not capture the view controller.
  ///   - content: Puts the content in place; called once for each value that is not empty, unless
  ///     the load was replaced or cancelled, or its page is gone.
  /// - Returns: The load, to cancel it or to wait for its outcome; it can be ignored.
  @discardableResult
  public func load<Value>(
    _ visibility: LoadingVisibility = .automatic, loading: Placeholder = .loading,
    empty: Placeholder = .empty(),
    failure: @escaping @MainActor (any Error) -> Placeholder = { .failure($0) },
    isEmpty: @escaping @MainActor (Value) -> Bool = { _ in false },
    _ operation: @escaping @MainActor () async throws -> Value,
    content: @escaping @MainActor (Base, Value) -> Void
  ) -> PlaceholderLoad {
    load(
      visibility, loading: loading, empty: empty, failure: failure,
      start: { [weak base] load in
        load.run { [weak base] load in
          let value = try await operation()
          // The load may have been replaced during the operation, and the page popped.
          guard load.isCurrent, let base else { return }
          if isEmpty(value) { return load.finish(.empty) }
          content(base, value)
          load.finish(.content)
        }
      })
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
      visibility, loading: loading, empty: empty, failure: failure, isEmpty: { $0.isEmpty },
      operation, content: content)
  }

  /// Loads content that the operation puts in place itself; see
  /// `load(_:loading:empty:failure:isEmpty:_:content:)`.
  ///
  /// After each `await`, the load may have been replaced and its task cancelled. The operation has
  /// to check that itself before it changes the page.
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

  /// Loads content with completion handlers: `start` must finish the load.
  ///
  /// `start` is called at once and for each retry, with the load to finish. Put the content in place
  /// before; a callback that arrives on another queue has to return to the main actor:
  ///
  /// ```swift
  /// page.usher.load(start: { [weak page] load in
  ///   shop.orders { result in
  ///     Task { @MainActor in
  ///       guard load.isCurrent else { return }
  ///       switch result {
  ///       case .success(let orders):
  ///         page?.show(orders)
  ///         load.finish(.content)
  ///       case .failure(let error): load.finish(.failure(error))
  ///       }
  ///     }
  ///   }
  /// })
  /// ```
  @discardableResult
  public func load(
    _ visibility: LoadingVisibility = .automatic, loading: Placeholder = .loading,
    empty: Placeholder = .empty(),
    failure: @escaping @MainActor (any Error) -> Placeholder = { .failure($0) },
    start: @escaping @MainActor (PlaceholderLoad) -> Void
  ) -> PlaceholderLoad {
    placeholder.driver.begin(
      LoadConfiguration(
        visibility: visibility, loading: loading, empty: empty, failure: failure, start: start))
  }
}

/// An associated object of a view controller or view; its deallocation ends the placeholder.
@MainActor
final class PlaceholderLifetime {
  private static let box = AssociatedObject<PlaceholderLifetime>()

  let driver: PlaceholderDriver
  private let device = DeviceContext()

  private init(of base: UIResponder) {
    driver = PlaceholderDriver(presenter: PlaceholderPresenter(of: base))
  }

  deinit {
    // The page may be released on any thread, or while UIKit changes its views.
    device.nextTurn { [driver] in driver.pageWasRemoved() }
  }

  static func make(for base: UIResponder) -> PlaceholderLifetime {
    box.value(for: base) { PlaceholderLifetime(of: base) }
  }
}
