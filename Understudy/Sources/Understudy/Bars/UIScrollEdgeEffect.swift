// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What a bar does to content that scrolls under it.
@MainActor
open class UIScrollEdgeEffect: NSObject {
  @MainActor
  open class Style: NSObject {
    enum Kind {
      case automatic, soft, hard
    }

    let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// Soft; on iOS 27 hard.
    public class var automatic: UIScrollEdgeEffect.Style { automaticStyle }
    /// Content fades into its background.
    public class var soft: UIScrollEdgeEffect.Style { softStyle }
    /// Content ends at a line.
    public class var hard: UIScrollEdgeEffect.Style { hardStyle }

    private static let automaticStyle = UIScrollEdgeEffect.Style(.automatic)
    private static let softStyle = UIScrollEdgeEffect.Style(.soft)
    private static let hardStyle = UIScrollEdgeEffect.Style(.hard)
  }

  /// Notifies the bar that shows this effect.
  var didChange: (() -> Void)?

  open var style: UIScrollEdgeEffect.Style = .automatic {
    didSet { if style !== oldValue { didChange?() } }
  }
  open var isHidden = false {
    didSet { if isHidden != oldValue { didChange?() } }
  }

  override init() {
    super.init()
  }

  /// Under a bar at the top automatic is hard on iOS 27 (Tembeon/morph bars.md).
  var isHard: Bool {
    switch style.kind {
    case .soft: false
    case .hard: true
    case .automatic: HeadlessDevice.current.system >= .iOS27
    }
  }
}
