// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import Testing
import UIKitShim

@testable import Usher

@MainActor
struct ErrorIndexTests {
  @Test func `every report has its entry in the error index, and every entry its report`() throws {
    let written = Set(try headings())
    let used = Set(try anchorsInSources())

    HeadlessDevice.run { _ in
      #expect(Set(reports.map(\.anchor)) == written)
      #expect(used == written)
    }
  }

  @Test func `what is printed stands in the error index word by word`() throws {
    let entries = try entries()

    HeadlessDevice.run { _ in
      for report in reports {
        #expect(entries[report.anchor] == report.description)
      }
    }
  }

  /// Every report, with something that it can be about.
  private var reports: [MisuseReport] {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let stack = UIStackView(arrangedSubviews: [UIView()])
    return [
      PopupMisuse.viewInUse(UIView()), PopupMisuse.stageGone("A popup"),
      PopupMisuse.controllerInUse(UIViewController(), "It has a parent."),
      PopupMisuse.alertAsContent(), PopupMisuse.withoutSize(UIView()),
      PopupMisuse.cannotUpdate(
        OverlayPresenter(looks: PopupLooks(), band: .popups, stock: ContentStock(.none))),
      PopupMisuse.holdForgotten(
        PopupHold(id: PopupHold.ID(serial: 1), lane: .popups, reason: "guide")),
      PopupMisuse.pagesDidNotSettle(["HomePage"]),
      AlertMisuse.empty, AlertMisuse.alreadyPresented(alert), AlertMisuse.duplicate(alert),
      AlertMisuse.shownAgain(alert), AlertMisuse.sheetWithoutAnchor(nil),
      AlertMisuse.secondCancel(nil), AlertMisuse.untitledButton,
      AlertMisuse.fieldOnSheet(nil),
      AlertMisuse.noSuchButton(1, of: alert), AlertMisuse.plainButton(nil),
      AlertMisuse.cannotCancel(nil, nil), ModalMisuse.barButtonElsewhere(UIViewController()),
      ModalMisuse.controllerInUse(UIViewController(), "It has a parent."),
      ModalMisuse.popoverWithoutAnchor(UIViewController()),
      ModalMisuse.anchorOffScreen(UIViewController(), UIView()),
      PlaceholderMisuse.loadDropped(UIViewController()),
      PlaceholderMisuse.viewElsewhere(stack.arrangedSubviews[0]),
      PlaceholderMisuse.regionElsewhere(UIView(), UIViewController()),
      StyledAlertMisuse.viewInUse(UIView()), StyledAlertMisuse.nameTaken("email"),
      StyledAlertMisuse.noSuchField("email", []),
      StyledAlertMisuse.cannotUpdate(StyledAlert(.info).group("group")),
    ].compactMap { $0 }
  }

  private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  private func headings() throws -> [String] {
    let index = root.appendingPathComponent("Documentation/ErrorIndex.md")
    return try String(contentsOf: index, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
  }

  /// What each entry quotes, in one line.
  private func entries() throws -> [String: String] {
    let index = root.appendingPathComponent("Documentation/ErrorIndex.md")
    var entries: [String: String] = [:]
    var heading = ""
    for line in try String(contentsOf: index, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("## ") {
        heading = String(line.dropFirst(3))
      } else if line.hasPrefix("> ") {
        entries[heading] = (entries[heading].map { "\($0) " } ?? "") + line.dropFirst(2)
      }
    }
    return entries
  }

  private func anchorsInSources() throws -> [String] {
    let sources = root.appendingPathComponent("Sources/Usher")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .flatMap { file in
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
          let parts = line.components(separatedBy: "anchor: \"")
          return parts.count == 2 ? parts[1].components(separatedBy: "\"")[0] : nil
        }
      }
  }
}
