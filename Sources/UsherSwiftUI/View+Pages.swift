// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

public import SwiftUI
import UIKitShim
public import Usher

@available(iOSApplicationExtension, unavailable)
nonisolated extension View {
  /// Gives the page that contains this view a name, for `on`.
  ///
  /// The page is the nearest view controller: that which hosts the screen. Where screens change under
  /// one controller, the name that was added to a window last counts, and a removed view takes its
  /// name with it. Without a name of a view it is `viewController.usher.pageName`.
  public func popupPage(_ name: PageName) -> some View {
    background {
      PageAnchor(name: name).frame(width: 0, height: 0).accessibilityHidden(true)
    }
  }

  /// Shows a placeholder over this view until there is content.
  ///
  /// A placeholder changes when the state does: `loading` appears after a delay and stays for a
  /// minimum duration, as everywhere in Usher. An error replaces another one only if its description
  /// is different. The placeholder receives the touches while there is no content.
  ///
  /// - Parameters:
  ///   - state: What is known about the content.
  ///   - loading: The loading page.
  ///   - empty: The empty page.
  ///   - retry: Called each time the button of the failure page is tapped; without it there is no
  ///     button.
  /// - Returns: The view, with the placeholder over it.
  public func popupPlaceholder<Content>(
    _ state: LoadingState<Content>,
    loading: @autoclosure @escaping @MainActor () -> Placeholder = .loading,
    empty: @autoclosure @escaping @MainActor () -> Placeholder = .empty(),
    retry: (@MainActor () -> Void)? = nil
  ) -> some View {
    let (area, error) = (state.area, state.error)
    return overlay {
      PlaceholderArea(state: area) {
        switch area {
        case .loading: loading()
        case .empty: empty()
        case .failed: .failure(error, retry: retry)
        case .content: nil
        }
      }
      .allowsHitTesting(area != .content)
    }
  }
}

/// What a screen knows about the content that it loads.
public enum LoadingState<Content> {
  /// It is being loaded.
  case loading
  /// There is none.
  case empty
  /// It could not be loaded.
  case failed(any Error)
  /// It is there.
  case content(Content)

  nonisolated fileprivate var area: PlaceholderAreaView.State {
    switch self {
    case .loading: .loading
    case .empty: .empty
    case .failed(let error): .failed(String(reflecting: error))
    case .content: .content
    }
  }

  nonisolated fileprivate var error: (any Error)? {
    if case .failed(let error) = self { error } else { nil }
  }
}

extension LoadingState: Sendable where Content: Sendable {}

struct PageAnchor: UIViewRepresentable {
  let name: PageName

  func makeUIView(context: Context) -> PageNameView { PageNameView() }

  func updateUIView(_ view: PageNameView, context: Context) { view.name = name }
}

@available(iOSApplicationExtension, unavailable)
struct PlaceholderArea: UIViewRepresentable {
  let state: PlaceholderAreaView.State
  let placeholder: @MainActor () -> Placeholder?

  func makeUIView(context: Context) -> PlaceholderAreaView {
    SharedApplication.capture()
    return PlaceholderAreaView()
  }

  func updateUIView(_ view: PlaceholderAreaView, context: Context) {
    view.update(to: state, placeholder: placeholder)
  }
}
