// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.
//! One popup for an upload, however often it is asked for: the next one changes what is there.

// snippet.hide
import UIKitShim
import Usher

final class UploadView: UIView {
  var progress = 0.0
}

extension PopupGroup {
  static let session: PopupGroup = "session"
}

// snippet.show
@MainActor
func show(_ progress: Double, in center: PopupCenter) {
  let upload = Popup<Never> { _ in
    let view = UploadView()
    view.progress = progress
    return view
  }
  .key("upload", .key { (view: UploadView) in view.progress = progress })
  .group(.session)
  .displayDuration(after: .seconds(4))
  center.show(upload)
}
