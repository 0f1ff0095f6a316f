// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import SwiftUI
import UIKitShim
import Usher
import UsherCore

extension ItemBinding {
  init(
    _ item: Binding<Item?>, _ pages: [PageName],
    _ onDismiss: @escaping @MainActor (Item, PopupOutcome<Value>) -> Void
  ) {
    self.init(
      get: { item.wrappedValue }, clear: { item.wrappedValue = nil }, pages: pages,
      onDismiss: onDismiss)
  }
}

/// Shows views of SwiftUI.
struct ViewSource<Item: Identifiable, Value: Sendable, Content: View>: ItemSource {
  typealias Root = PopupRoot<Content, Item.ID>

  /// The content as it was described last, and its controller once the popup has appeared.
  @MainActor
  final class Shown {
    var makeRoot: (PopupHandle<Value>) -> Root
    weak var controller: PopupHostingController<Root>?

    init(_ makeRoot: @escaping (PopupHandle<Value>) -> Root) { self.makeRoot = makeRoot }
  }

  static var updatesContent: Bool { true }
  let binding: ItemBinding<Item, Value>
  let environment: EnvironmentValues
  let content: @MainActor (Item, PopupHandle<Value>) -> Content
  let configure: @MainActor (Popup<Value>) -> Popup<Value>

  func show(_ item: Item, from view: UIView) -> (PopupHandle<Value>, Shown) {
    let shown = Shown { root(item, $0) }
    let popup = Popup<Value> { handle -> UIViewController in
      let controller = PopupHostingController(rootView: shown.makeRoot(handle))
      controller.handle = handle
      shown.controller = controller
      return controller
    }
    return (binding.show(configure(popup), from: view), shown)
  }

  func update(_ shown: inout Shown, of handle: PopupHandle<Value>, to item: Item) {
    shown.makeRoot = { root(item, $0) }
    shown.controller?.rootView = root(item, handle)
    shown.controller?.view.setNeedsLayout()
  }

  private func root(_ item: Item, _ handle: PopupHandle<Value>) -> Root {
    Root(content: content(item, handle), id: item.id, handle: handle, environment: environment)
  }
}
