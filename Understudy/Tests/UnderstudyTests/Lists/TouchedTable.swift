// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@testable import Understudy

/// Runs a test on a plain table that fills the screen of a fresh device.
@MainActor
func withTable<Diary: UITableViewDataSource & UITableViewDelegate>(
  of callLog: Diary, rowHeight: CGFloat? = nil,
  _ body: @MainActor (HeadlessDevice, UITableView, Diary) -> Void
) {
  HeadlessDevice.run { device in
    let table = UITableView(frame: device.screen.bounds, style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    if let rowHeight { table.rowHeight = rowHeight }
    table.dataSource = callLog
    table.delegate = callLog
    let window = UIWindow(windowScene: device.connectScene())
    window.addSubview(table)
    window.makeKeyAndVisible()
    device.clock.runTurn()
    body(device, table, callLog)
  }
}
