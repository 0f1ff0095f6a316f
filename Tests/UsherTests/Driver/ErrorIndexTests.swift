// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@testable import Usher
import UsherCore

@MainActor
struct ErrorIndexTests {
  @Test func `every report has an entry in the error index, and every entry a report`() throws {
    let written = Set(try headings())
    let used = Set(try anchorsInSources())

    HeadlessDevice.run { _ in
      #expect(Set(reports.map(\.code)) == written)
      #expect(used == written)
    }
  }

  @Test func `every report matches a text that its entry in the error index quotes`() throws {
    let quotations = try quotations()

    HeadlessDevice.run { _ in
      for report in reports {
        let texts = quotations[report.code] ?? []
        let isQuoted = texts.contains { matches(report.description, $0) }
        #expect(isQuoted, "\(report)")
      }
    }
  }

  @Test func `every text that the error index quotes matches a report`() throws {
    let quotations = try quotations()

    HeadlessDevice.run { _ in
      for (code, texts) in quotations {
        let descriptions = reports.filter { $0.code == code }.map(\.description)
        for text in texts {
          let isReported = descriptions.contains { matches($0, text) }
          #expect(isReported, "\(text)")
        }
      }
    }
  }

  /// Every report, with example arguments.
  private var reports: [MisuseReport] {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let stack = UIStackView(arrangedSubviews: [UIView()])
    let (window, viewInWindow) = (UIWindow(frame: .zero), UIView())
    window.addSubview(viewInWindow)
    let handle = PopupHandle<Never>(id: PopupID(serial: 1), driver: nil)
    return [
      MisuseReport.viewInUse(UIView()), MisuseReport.viewHasSuperview(viewInWindow, window),
      MisuseReport.sceneDisconnected("A popup"), MisuseReport.sceneUnknown(["A", "B"]),
      MisuseReport.controllerInUse(UIViewController(), "It has a parent."),
      MisuseReport.alertAsContent(), MisuseReport.zeroSize(UIView()),
      MisuseReport.cannotUpdate(
        CardPresenter(
          style: CardStyle(), level: PopupLane.popups.level,
          contentProvider: ContentProvider(.existing(.view(UIView())), for: handle) { _ in nil })),
      MisuseReport.holdOverdue(
        LaneHold(id: LaneHold.ID(serial: 1), lane: .popups, reason: "guide")),
      MisuseReport.pagesDidNotSettle(["HomePage"]),
      MisuseReport.emptyAlert([nil, nil], buttonCount: 0),
      MisuseReport.alertAlreadyPresented(alert),
      MisuseReport.alertInUse(alert), MisuseReport.alertReused(alert),
      MisuseReport.actionSheetWithoutSource(nil),
      MisuseReport.secondCancelButton(nil), MisuseReport.untitledButton,
      MisuseReport.textFieldInActionSheet(nil),
      MisuseReport.unknownButton(1, of: alert), MisuseReport.foreignAction(nil),
      MisuseReport.invalidCancelButton(nil, nil), MisuseReport.invalidCancelButton(nil, "Cancel"),
      MisuseReport.delegateWithoutCalls(RecordingAlertDelegate(CallLog())),
      MisuseReport.barButtonItemInOtherWindow(UIViewController()),
      MisuseReport.modalControllerInUse(UIViewController(), "It has a parent."),
      MisuseReport.popoverWithoutSource(UIViewController()),
      MisuseReport.popoverSourceInOtherWindow(UIViewController(), UIView()),
      MisuseReport.popoverSourceInOtherWindow(UIViewController(), viewInWindow),
      MisuseReport.loadReleased(UIViewController()),
      MisuseReport.viewHasSuperview(stack.arrangedSubviews[0]),
      MisuseReport.regionOutsidePage(UIView(), UIViewController()),
      MisuseReport.customViewInUse(UIView()), MisuseReport.duplicateFieldID("email"),
      MisuseReport.unknownField("email", []), MisuseReport.untitledStyledButton,
      MisuseReport.cannotUpdate(StyledAlert(.info).group("group")),
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

  /// The texts that each entry quotes, each on one line.
  private func quotations() throws -> [String: [String]] {
    let index = root.appendingPathComponent("Documentation/ErrorIndex.md")
    var quotations: [String: [String]] = [:]
    var heading = ""
    let text = try String(contentsOf: index, encoding: .utf8)
    for paragraph in text.components(separatedBy: "\n\n") {
      if paragraph.hasPrefix("## ") {
        heading = String(paragraph.dropFirst(3))
      } else if paragraph.hasPrefix("> ") {
        let lines = paragraph.split(separator: "\n").map { String($0.dropFirst(2)) }
        quotations[heading, default: []].append(lines.joined(separator: " "))
      }
    }
    return quotations
  }

  /// Whether a text equals a quotation, in which `…` replaces each value.
  private func matches(_ text: String, _ quotation: String) -> Bool {
    let parts = quotation.components(separatedBy: "…")
    let pattern = parts.map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: ".+")
    return text.range(of: "^\(pattern)$", options: .regularExpression) != nil
  }

  private func anchorsInSources() throws -> [String] {
    let sources = root.appendingPathComponent("Sources/Usher")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .flatMap { file in
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
          let parts = line.components(separatedBy: "code: \"")
          return parts.count == 2 ? parts[1].components(separatedBy: "\"")[0] : nil
        }
      }
  }
}
