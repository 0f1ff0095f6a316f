// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

@testable import Understudy

/// Shows black stripes of 40 points on white, and on them an effect of 293 by 200 points at (50, 200).
@MainActor
func withStripes(
  behind makeEffect: @MainActor () -> UIVisualEffect, on system: HeadlessSystem = .standard,
  _ body: @MainActor (HeadlessDevice, UIVisualEffectView) throws -> Void
) rethrows {
  try HeadlessDevice.run(system: system) { device in
    let window = UIWindow(windowScene: device.connectScene())
    window.backgroundColor = .white
    let page = UIView(frame: window.bounds)
    window.addSubview(page)
    for index in 0..<10 {
      let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 80, width: 393, height: 40))
      stripe.backgroundColor = .black
      page.addSubview(stripe)
    }
    let view = UIVisualEffectView(effect: makeEffect())
    view.frame = CGRect(x: 50, y: 200, width: 293, height: 200)
    page.addSubview(view)
    window.makeKeyAndVisible()
    device.clock.runTurn()
    try body(device, view)
  }
}
