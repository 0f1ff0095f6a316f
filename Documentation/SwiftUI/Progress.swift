// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A styled alert that changes with its item.

// snippet.hide
import SwiftUI
import UsherSwiftUI

// snippet.show
struct Upload: Identifiable {
  let id: Int
  var fraction = 0.0
}

struct UploadScreen: View {
  @Binding var upload: Upload?

  var body: some View {
    Text("Photos")
      .styledAlert(item: $upload) { upload in
        upload.fraction < 1
          ? StyledAlert(.waiting, "Uploading").progress(upload.fraction)
          : StyledAlert(.success, "Uploaded").button("OK")
      }
  }
}
