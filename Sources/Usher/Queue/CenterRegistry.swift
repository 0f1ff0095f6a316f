// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Knows the queue of every scene, and keeps one for the time before the first; it hangs on the
/// application object.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class CenterRegistry {
  private static let registries = AssociatedBox<CenterRegistry>()
  private static let centers = AssociatedBox<PopupCenter>()

  /// Waits for its scene.
  private var homeless: PopupCenter?
  let trail = UserTrail(in: .shared)

  static var current: CenterRegistry {
    if let registry = registries[UIApplication.shared] { return registry }
    let registry = CenterRegistry()
    registries[UIApplication.shared] = registry
    return registry
  }

  var shared: PopupCenter {
    if let scene = sceneInUse { return center(of: scene) }
    if let homeless { return homeless }
    let center = PopupCenter(stage: Stage(scene: nil) { [weak self] in self?.adoptHomeless() })
    homeless = center
    return center
  }

  /// Every queue that there is.
  var all: [PopupCenter] {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    return [homeless].compactMap { $0 } + scenes.compactMap { CenterRegistry.centers[$0] }
  }

  /// The queue of a scene; the first scene that is asked for gets the one that waits for a scene.
  func center(of scene: UIWindowScene) -> PopupCenter {
    if let center = CenterRegistry.centers[scene] { return center }
    let isForPages = scene.session.role == .windowApplication
    let center = (isForPages ? homeless : nil) ?? PopupCenter(stage: Stage(scene: scene))
    if center === homeless { homeless = nil }
    center.driver.stage.move(to: scene)
    CenterRegistry.centers[scene] = center
    return center
  }

  /// The active scene in use takes over what was enqueued before it.
  private func adoptHomeless() -> UIWindowScene? {
    guard let homeless, let scene = sceneInUse, scene.activationState == .foregroundActive
    else { return nil }
    self.homeless = nil
    CenterRegistry.centers[scene] = homeless
    return scene
  }

  private var sceneInUse: UIWindowScene? {
    let scenes = scenes
    let active = scenes.filter { $0.activationState == .foregroundActive }
    if active.count == 1 { trail.lead(to: active[0]) }
    let candidates = scenes.map {
      StageInUse.Candidate(
        id: $0.session.persistentIdentifier, isActive: $0.activationState == .foregroundActive)
    }
    let id = trail.stages.choice(among: candidates)
    return scenes.first { $0.session.persistentIdentifier == id }
  }

  /// The scenes of the app on the device's own screens, in a fixed order.
  private var scenes: [UIWindowScene] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .filter { $0.session.role == .windowApplication }
      .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
  }
}
