// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Stops with the descriptions of invariants that do not hold.
///
/// Every machine calls it after every event, which takes time in proportion to its state. So the
/// invariants are evaluated only in this project's tests, whose scripts define the condition, and not
/// in apps, whether they are built for debugging or for release.
@inline(__always)
package func checkInvariants(
  _ broken: @autoclosure () -> [String], _ context: @autoclosure () -> String
) {
  #if USHER_CHECKS_INVARIANTS
    let broken = broken()
    precondition(broken.isEmpty, "\(broken) \(context())")
  #endif
}
