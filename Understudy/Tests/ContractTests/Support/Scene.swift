// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

/// Runs `body` with a scene on screen: a fresh device's here, the host app's on a simulator.
@MainActor
func withScene(_ body: @MainActor (UIWindowScene) async throws -> Void) async rethrows {
  try await TestPlatform.withScene(body)
}

/// Runs `body` with a scene on a pad, and on such a system, as `26...`; on another device not at all.
@MainActor
func withScene(
  pad: Bool = false, on systems: some RangeExpression<Int> = 0...,
  _ body: @MainActor (UIWindowScene) async throws -> Void
) async rethrows {
  try await TestPlatform.withScene(pad: pad, on: systems, body)
}

/// Lets time pass until the condition holds; false when it does not in `limit` seconds.
@MainActor
func until(_ condition: @MainActor () -> Bool, within limit: TimeInterval = 5) async -> Bool {
  if condition() { return true }
  var passed: TimeInterval = 0
  while passed < limit {
    await TestPlatform.pass(TestPlatform.frame)
    passed += TestPlatform.frame
    if condition() { return true }
  }
  return false
}

/// Lets time pass.
@MainActor
func pass(_ interval: TimeInterval) async {
  await TestPlatform.pass(interval)
}
