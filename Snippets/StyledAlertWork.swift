// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A styled alert that waits for work and then shows its result.

// snippet.hide
import UIKitShim
import Usher

// snippet.show
@MainActor
func showProgress() {
  // snippet.update
  let handle = StyledAlert(.waiting, "Saving…").progress(nil).show()

  handle.update { $0.message("One of two").progress(0.5) }
  handle.update { $0.changing(to: .success, "Saved").button("OK").displayDuration(.readingTime) }
  // snippet.end
}

@MainActor
func runs(save: @escaping @MainActor (_ progress: (Double) -> Void) async throws -> Int) {
  // snippet.run
  StyledAlert(.waiting, "Saving…")
    .button("Cancel", role: .cancel)
    .run { progress in
      try await save { progress.report($0) }
    } success: { alert, number in
      alert.changing(to: .success, "Order \(number) saved").button("OK")
    } failure: { alert, error in
      alert.changing(to: .error, "Not saved").message(error.localizedDescription).button("OK")
    }
  // snippet.end
}
