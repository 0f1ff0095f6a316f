// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}
