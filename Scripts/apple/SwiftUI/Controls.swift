// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

public import CoreGraphics
public import Foundation

public struct Text: Equatable, Sendable {
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol {}
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
}
extension Text: View {
  public typealias Body = Never
}
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}

nonisolated public struct Label<Title, Icon>: View where Title: View, Icon: View {
  public typealias Body = Never
}

nonisolated public struct Button<Label>: View where Label: View {
  public typealias Body = Never
}
extension Button where Label == Text {
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {}
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {}
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}
public struct ButtonRole: Equatable, Sendable {
  public static let cancel = ButtonRole()
  public static let destructive = ButtonRole()
}

nonisolated public struct VStack<Content>: View where Content: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct HorizontalAlignment: Equatable {
  public static let center = HorizontalAlignment()
}
public struct Alignment: Equatable {
  public static let center = Alignment()
}
extension HorizontalAlignment: Sendable {}
extension Alignment: Sendable {}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}
extension ForEach: View where Content: View {
  public typealias Body = Never
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
@MainActor @preconcurrency
public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  public typealias Body = Never
}
extension List where SelectionValue == Never {
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {}
}
nonisolated public struct TextField<Label>: View where Label: View {
  public typealias Body = Never
}
extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
}

@MainActor @preconcurrency
public struct NavigationStack<Data, Root>: View where Root: View {
  public typealias Body = Never
  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root)
  where Data == NavigationPath {}
}
public struct NavigationPath: Equatable {}
nonisolated public struct NavigationLink<Label, Destination>: View
where Label: View, Destination: View {
  public typealias Body = Never
}
extension NavigationLink where Destination == Never {
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {}
}

public struct Font: Hashable, Sendable {
  public static let headline = Font()
}
public struct Alert {
  public struct Button {}
  public init(
    title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil
  ) {}
}
