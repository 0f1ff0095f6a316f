// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}
