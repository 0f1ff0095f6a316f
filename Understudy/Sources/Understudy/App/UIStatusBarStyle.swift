// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
