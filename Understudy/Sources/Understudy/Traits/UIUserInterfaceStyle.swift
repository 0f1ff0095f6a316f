// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}
