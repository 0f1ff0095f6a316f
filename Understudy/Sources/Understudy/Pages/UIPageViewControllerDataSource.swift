// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Differs: none stands for not being there, which shows no page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
