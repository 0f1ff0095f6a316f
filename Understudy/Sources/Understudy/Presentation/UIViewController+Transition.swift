// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIViewController {
  /// Differs: only zooms, and only for presentations.
  @MainActor
  public class Transition: NSObject {
    let sourceViewProvider: (ZoomSourceViewProviderContext) -> UIView?

    init(_ sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?) {
      self.sourceViewProvider = sourceViewProvider
      super.init()
    }

    public class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(sourceViewProvider)
    }

    /// Differs: without a setting.
    @MainActor
    public class ZoomOptions: NSObject {
      public override init() {
        super.init()
      }
    }

    @MainActor
    public class ZoomSourceViewProviderContext: NSObject {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController

      init(source: UIViewController, zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
        super.init()
      }
    }
  }

  /// The animator of the zoom that it prefers; nil where there is no view to zoom from.
  func zoomAnimator(from presenter: UIViewController, presenting: Bool) -> ZoomAnimator? {
    guard let preferredTransition,
      presentation.controller?.systemAnimator(presenting: presenting) == nil,
      let source = preferredTransition.sourceViewProvider(
        .init(source: presenter, zoomed: self))
    else { return nil }
    let window = presenter.viewIfLoaded?.window ?? presentation.controller?.transitionView?.window
    let isInOtherWindow = source.window.map { $0 !== window }
    // The page below a full screen is in no window until the dismissal has begun.
    let canZoom =
      isInOtherWindow.map { !$0 || HeadlessDevice.current.switches.zoomsFromOtherWindow }
      ?? source.isDescendant(of: presenter.view)
    return canZoom ? ZoomAnimator(isPresenting: presenting, source: source) : nil
  }
}
