// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(SwiftUI)
  import SwiftUI
  import UIKitShim
  import UsherSwiftUI

  /// A screen of SwiftUI that shows each kind of popup, and what a popup inherits from it.
  struct SwiftUIScreen: View {
    struct Message: Identifiable {
      let id: Int
      let text: String
    }

    @State private var message: Message?
    @State private var question: Message?
    @State private var upload: Message?
    @State private var hasHint = false
    @State private var lines: [Message] = []

    var body: some View {
      NavigationStack {
        List {
          Button("A popup with a value") { message = Message(id: 1, text: "First") }
          Button("Two items in a row") {
            message = Message(id: 1, text: "First")
            Task {
              try await Task.sleep(for: .seconds(1))
              message = Message(id: 2, text: "Second, with a text that needs more than one line")
            }
          }
          Button("A hint that leaves the page in use") { hasHint = true }
          Button("A system alert") { question = Message(id: 1, text: "Delete the draft?") }
          Button("A styled alert that changes") {
            upload = Message(id: 1, text: "Uploading")
            Task {
              try await Task.sleep(for: .seconds(2))
              upload = Message(id: 2, text: "Uploaded")
            }
          }
          NavigationLink(value: 1) { Text("A screen with placeholders") }
          ForEach(lines) { Text($0.text) }
        }
        .popupPage("list")
        .navigationDestination(for: Int.self) { _ in PlaceholderScreen().popupPage("loading") }
      }
      .environment(\.lineLimit, 3)
      .popup(item: $message, returning: String.self) { message, handle in
        MessageView(text: message.text) { handle.dismiss(returning: $0) }
      } configure: {
        $0.pageExit(.keepAlive)
      } onDismiss: { message, outcome in
        report("\(message.text): \(outcome.reason), \(outcome.value ?? "no value")")
      }
      .popup(isPresented: $hasHint) {
        Text("Type while this is visible.").padding()
      } configure: {
        $0.position(.top).modal(false).displayDuration(.seconds(4))
      } onDismiss: { reason in
        report("Hint: \(reason)")
      }
      .popup(item: $question) { question in
        SystemAlert(question.text)
          .button("Delete", id: "delete", role: .destructive)
          .button("Keep", role: .cancel)
      } onDismiss: { _, outcome in
        report("Alert: \(outcome.value?.button.id ?? "none")")
      }
      .styledAlert(item: $upload, on: "list") { upload in
        upload.id == 1
          ? StyledAlert(.waiting, upload.text) : StyledAlert(.success, upload.text).button("OK")
      }
    }
  }

  extension SwiftUIScreen {
    private func report(_ text: String) {
      lines.append(Message(id: lines.count, text: text))
    }
  }

  /// Shows what it has inherited.
  private struct MessageView: View {
    let text: String
    let answer: @MainActor (String) -> Void
    @Environment(\.popupHandle) private var popup
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.lineLimit) private var lineLimit
    @State private var name = ""

    var body: some View {
      VStack(spacing: 12) {
        Text(text).font(.headline)
        Text("\(colorScheme == .dark ? "dark" : "light"), line limit \(lineLimit ?? 0)")
        TextField("Your name", text: $name)
        Button("Answer") { answer(name) }
        Button("Close", role: .cancel) { popup?.dismiss() }
      }
      .padding()
    }
  }

  private struct PlaceholderScreen: View {
    private struct Offline: Error {}

    @State private var state = LoadingState<Int>.loading

    var body: some View {
      List {
        Button("Empty") { state = .empty }
        Button("Content") { state = .content(1) }
      }
      .popupPlaceholder(state) { state = .content(1) }
      .task {
        try? await Task.sleep(for: .seconds(2))
        state = .failed(Offline())
      }
    }
  }

  extension SwiftUIScreen {
    /// The controller to push.
    @MainActor
    static func makeController() -> UIViewController {
      UIHostingController(rootView: SwiftUIScreen())
    }
  }
#endif
