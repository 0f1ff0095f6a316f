// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! The four calls of the delegate of an alert.

// snippet.hide
import UIKitShim
import Usher

@MainActor
protocol VideoPlayer: AnyObject {
  func pause()
  func play()
}

// snippet.show
final class PlayerPause: SystemAlertDelegate {
  private let player: any VideoPlayer

  init(of player: any VideoPlayer) { self.player = player }

  // It begins to appear: for the first time, or because it resumes.
  func alertWillPresent(_ alert: UIAlertController) { player.pause() }

  // It has appeared. Not called if the appearance was interrupted.
  func alertDidPresent(_ alert: UIAlertController) {}

  // It begins to disappear, because it is dismissed or suspended.
  func alertWillDismiss(_ alert: UIAlertController) {}

  // It has disappeared. Called after the handler of the button and before the outcome.
  func alertDidDismiss(_ alert: UIAlertController) { player.play() }
}
