// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Where the system puts a scene.
enum SceneActivation {
  case front, behindAlert, background, away
}
