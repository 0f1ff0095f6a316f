// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

public import UIKit

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Self.Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}
extension UIViewRepresentable where Self.Coordinator == () {
  @MainActor @preconcurrency public func makeCoordinator() -> Self.Coordinator {
    ()
  }
}
extension UIViewRepresentable {
  @MainActor @preconcurrency public static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator
  ) {}
  public var body: Never { fatalError() }
}
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator
  @MainActor @preconcurrency public var environment: EnvironmentValues { fatalError() }
}

@MainActor @preconcurrency
open class UIHostingController<Content>: UIViewController where Content: View {
  @MainActor @preconcurrency public init(rootView: Content) { fatalError() }
  @MainActor @preconcurrency public required dynamic init?(coder aDecoder: NSCoder) {
    fatalError()
  }
  @MainActor @preconcurrency public var rootView: Content {
    get { fatalError() }
    set {}
  }
  @MainActor @preconcurrency public func sizeThatFits(in size: CGSize) -> CGSize { fatalError() }
}
