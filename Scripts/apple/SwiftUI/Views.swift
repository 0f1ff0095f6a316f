// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// Declarations only: nothing here runs. ../SwiftUI.tsv has the source of each.

@_exported public import CoreGraphics

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension View where Body == Never {
  public var body: Never { fatalError() }
}
extension Never: View {
  public var body: Never { fatalError() }
}
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

private func nothing() -> Never { fatalError() }

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some View { nothing() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  @_disfavoredOverload
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View { fatalError() }
}

nonisolated public struct TupleView<T>: View {
  public typealias Body = Never
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}
public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
  public typealias Body = Never
}
public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}
extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
}
