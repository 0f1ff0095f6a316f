// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

public import SwiftUI
public import Usher

// The functions are not isolated, so that they can be called in the body of a view whatever the
// default isolation of the app is.
@available(iOSApplicationExtension, unavailable)
nonisolated extension View {
  /// Shows a popup while the binding has an item. It can return a value.
  ///
  /// The popup waits for its turn in the queue of the scene, like every popup of Usher. An item that
  /// is set while the view is in no window, such as in another tab, is shown when the view is in one.
  ///
  /// - The binding becomes nil, once, when the popup has disappeared, if it still has the item that
  ///   was shown. `onDismiss` is called after that.
  /// - Another item changes the content of the popup; there is no outcome for the first one. State
  ///   of the content is kept only while the id stays the same.
  /// - `nil` dismisses the popup. Its content keeps the last item until it has disappeared.
  /// - When the view is removed, the binding becomes nil and the popup is dismissed with the reason
  ///   `removedByApp`. A view that is only covered or in another tab is not removed.
  ///
  /// Everything happens in a turn of the run loop after the update of the view. `content` is called
  /// at the first appearance and at each update of the view, with the environment of the view; its
  /// color scheme, text size and size classes are those of the popup's window.
  ///
  /// - Parameters:
  ///   - item: What is shown.
  ///   - type: The type of the value.
  ///   - pages: The names of the pages on which the popup may appear; without one, any page. See
  ///     `popupPage(_:)`.
  ///   - content: Makes the content. Its handle dismisses the popup with a value.
  ///   - configure: Sets everything else, such as priority, position and backdrop; called once for
  ///     each popup.
  ///   - onDismiss: Called once for each popup, with its last item.
  /// - Returns: The view, unchanged.
  public func popup<Item: Identifiable, Value: Sendable, Content: View>(
    item: Binding<Item?>, returning type: Value.Type, on pages: PageName...,
    @ViewBuilder content: @escaping @MainActor (Item, PopupHandle<Value>) -> Content,
    configure: @escaping @MainActor (Popup<Value>) -> Popup<Value> = { $0 },
    onDismiss: @escaping @MainActor (Item, PopupOutcome<Value>) -> Void = { _, _ in }
  ) -> some View {
    popup(item, pages, content, configure, onDismiss)
  }

  /// Shows a popup without a value while the binding has an item; see
  /// `popup(item:returning:on:content:configure:onDismiss:)`.
  public func popup<Item: Identifiable, Content: View>(
    item: Binding<Item?>, on pages: PageName...,
    @ViewBuilder content: @escaping @MainActor (Item, PopupHandle<Never>) -> Content,
    configure: @escaping @MainActor (Popup<Never>) -> Popup<Never> = { $0 },
    onDismiss: @escaping @MainActor (Item, PopupOutcome<Never>) -> Void = { _, _ in }
  ) -> some View {
    popup(item, pages, content, configure, onDismiss)
  }

  /// Shows a popup without a value while the binding has an item; its views find the handle in the
  /// environment, as `popupHandle`. See `popup(item:returning:on:content:configure:onDismiss:)`.
  public func popup<Item: Identifiable, Content: View>(
    item: Binding<Item?>, on pages: PageName...,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content,
    configure: @escaping @MainActor (Popup<Never>) -> Popup<Never> = { $0 },
    onDismiss: @escaping @MainActor (Item, PopupOutcome<Never>) -> Void = { _, _ in }
  ) -> some View {
    popup(item, pages, { item, _ in content(item) }, configure, onDismiss)
  }

  /// Shows a popup while the binding is true; see
  /// `popup(item:returning:on:content:configure:onDismiss:)`.
  public func popup<Content: View>(
    isPresented: Binding<Bool>, on pages: PageName...,
    @ViewBuilder content: @escaping @MainActor () -> Content,
    configure: @escaping @MainActor (Popup<Never>) -> Popup<Never> = { $0 },
    onDismiss: @escaping @MainActor (PopupDismissalReason) -> Void = { _ in }
  ) -> some View {
    popup(isPresented.presentation, pages, { _, _ in content() }, configure) {
      onDismiss($1.reason)
    }
  }

  /// Shows what the closure returns while the binding has an item: a system alert, a modal, or a
  /// popup with a view of UIKit.
  ///
  /// `makePopup` is called once for each popup. Another item dismisses the popup with the reason
  /// `replaced` and shows another one after that. For everything else see
  /// `popup(item:returning:on:content:configure:onDismiss:)`.
  public func popup<Item: Identifiable, Presentable: PopupPresentable>(
    item: Binding<Item?>, on pages: PageName...,
    presenting makePopup: @escaping @MainActor (Item) -> Presentable,
    onDismiss: @escaping @MainActor (Item, PopupOutcome<Presentable.Value>) -> Void = { _, _ in }
  ) -> some View {
    modifier(
      PopupModifier(item) { item, _ in
        PresentableSource(ItemBinding(item, pages, onDismiss), makePopup)
      })
  }

  /// Shows a styled alert while the binding has an item.
  ///
  /// `makeAlert` is called at each update of the view, and what is different changes on the card, as
  /// with `PopupHandle.update`: texts, buttons, icon and progress. A display duration starts again
  /// only if it is different. What an update cannot change, such as theme and priority, is that of
  /// the first description. For everything else see
  /// `popup(item:returning:on:content:configure:onDismiss:)`.
  public func styledAlert<Item: Identifiable>(
    item: Binding<Item?>, on pages: PageName...,
    alert makeAlert: @escaping @MainActor (Item) -> StyledAlert,
    onDismiss: @escaping @MainActor (Item, PopupOutcome<StyledAlertResult>) -> Void = { _, _ in }
  ) -> some View {
    modifier(
      PopupModifier(item) { item, _ in
        StyledAlertSource(ItemBinding(item, pages, onDismiss), makeAlert)
      })
  }

  private func popup<Item: Identifiable, Value: Sendable, Content: View>(
    _ item: Binding<Item?>, _ pages: [PageName],
    _ content: @escaping @MainActor (Item, PopupHandle<Value>) -> Content,
    _ configure: @escaping @MainActor (Popup<Value>) -> Popup<Value>,
    _ onDismiss: @escaping @MainActor (Item, PopupOutcome<Value>) -> Void
  ) -> some View {
    modifier(
      PopupModifier(item) { item, environment in
        ViewSource(
          binding: ItemBinding(item, pages, onDismiss), environment: environment,
          content: content, configure: configure)
      })
  }
}

extension EnvironmentValues {
  /// The popup that contains the view; `nil` outside popups.
  ///
  /// `dismiss` of the environment does not belong to the popup; this handle does.
  public var popupHandle: AnyPopupHandle? {
    get { self[PopupHandleKey.self] }
    set { self[PopupHandleKey.self] = newValue }
  }
}

private struct PopupHandleKey: EnvironmentKey {
  static let defaultValue: AnyPopupHandle? = nil
}

/// The item of a binding that is true.
nonisolated struct Presentation: Identifiable {
  var id: Bool { true }
}

nonisolated extension Bool {
  fileprivate var presentation: Presentation? {
    get { self ? Presentation() : nil }
    set { self = newValue != nil }
  }
}

nonisolated extension Binding<Bool> {
  fileprivate var presentation: Binding<Presentation?> { self[dynamicMember: \.presentation] }
}
