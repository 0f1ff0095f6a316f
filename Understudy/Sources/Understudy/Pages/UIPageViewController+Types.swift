// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension UIPageViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public struct OptionsKey: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
