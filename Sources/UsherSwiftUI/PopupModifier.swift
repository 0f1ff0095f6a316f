// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import SwiftUI
import UIKitShim
import Usher

/// Puts a view of UIKit behind the view that has a binding. Not isolated, so that it can be created
/// in functions that are not.
@available(iOSApplicationExtension, unavailable)
nonisolated struct PopupModifier<Source: ItemSource>: ViewModifier {
  // A property, not captured by a closure: SwiftUI updates the modifier when the binding changes.
  private let item: Binding<Source.Item?>
  private let makeSource: @MainActor (Binding<Source.Item?>, EnvironmentValues) -> Source

  init(
    _ item: Binding<Source.Item?>,
    _ makeSource: @escaping @MainActor (Binding<Source.Item?>, EnvironmentValues) -> Source
  ) {
    self.item = item
    self.makeSource = makeSource
  }

  @MainActor
  func body(content: Content) -> some View {
    content.background {
      PopupAnchor(item: item, currentItem: item.wrappedValue, makeSource: makeSource)
        .frame(width: 0, height: 0)
        .accessibilityHidden(true)
    }
  }
}

@available(iOSApplicationExtension, unavailable)
struct PopupAnchor<Source: ItemSource>: UIViewRepresentable {
  let item: Binding<Source.Item?>
  /// Read by the body of the modifier, which is therefore updated with it.
  let currentItem: Source.Item?
  let makeSource: @MainActor (Binding<Source.Item?>, EnvironmentValues) -> Source

  func makeCoordinator() -> PopupBinding<Source> {
    SharedApplication.capture()
    return PopupBinding()
  }

  func makeUIView(context: Context) -> UIView { context.coordinator.view }

  func updateUIView(_ view: UIView, context: Context) {
    context.coordinator.viewDidUpdate(makeSource(item, context.environment))
  }

  // Not `onDisappear`, which is also called for a view that is pushed off the screen.
  static func dismantleUIView(_ view: UIView, coordinator: PopupBinding<Source>) {
    coordinator.viewWasRemoved()
  }
}

/// The content of a popup in the environment of the view that shows it.
struct PopupRoot<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID
  let handle: AnyPopupHandle
  let environment: EnvironmentValues
  // Those of the popup's own window.
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    content
      .id(id)
      .ignoresSafeArea(.keyboard)  // The card is above the keyboard.
      .environment(\.popupHandle, handle)
      .environment(\.colorScheme, colorScheme)
      .environment(\.dynamicTypeSize, dynamicTypeSize)
      .environment(\.horizontalSizeClass, horizontalSizeClass)
      .environment(\.verticalSizeClass, verticalSizeClass)
      .environment(\.self, environment)
  }
}

/// Hosts the content of a popup, and measures it again when SwiftUI has changed it.
///
/// It has no `sizingOptions`: the preferred size would be the ideal one, in which a long text has
/// one line.
final class PopupHostingController<Root: View>: UIHostingController<Root> {
  weak var handle: AnyPopupHandle?
  private var measuredSize: CGSize?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let limit = CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)
    let size = sizeThatFits(in: limit)
    defer { measuredSize = size }
    if let measuredSize, measuredSize != size { handle?.invalidateContentSize() }
  }
}
