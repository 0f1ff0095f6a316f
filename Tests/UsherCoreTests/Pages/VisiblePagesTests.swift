// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// The traversal that finds the visible pages.
struct VisiblePagesTests {
  /// Controller hierarchies and the pages that are visible in them.
  static let hierarchies: [(what: String, root: Page, visible: [String])] = [
    ("a single page", .plain("Home"), ["Home"]),
    (
      "a navigation controller leads to its top", .navigation("Nav", .plain("A"), .plain("B")),
      ["B"]
    ),
    ("an empty navigation controller shows nothing", .navigation("Nav"), []),
    (
      "a tab controller leads to the selected one, in the middle",
      .tabs("Tabs", selected: 1, .plain("A"), .plain("B"), .plain("C")), ["B"]
    ),
    (
      "navigation in tabs",
      .tabs(
        "Tabs", selected: 0, .navigation("Nav", .plain("A"), .plain("B")),
        .navigation("Other", .plain("C"))), ["B"]
    ),
    (
      "a split controller shows every column in the window",
      .split("Split", .plain("List"), .plain("Detail"), .plain("Hidden").inState([])),
      ["List", "Detail"]
    ),
    (
      "a page view controller shows its current one",
      .pages("Pages", shows: 1, .plain("One"), .plain("Two")), ["Two"]
    ),
    (
      "a page with children is a page, and so are they",
      .plain("Home", .plain("Map"), .plain("List")), ["Home", "Map", "List"]
    ),
    (
      "a child that is hidden or not in the window is not seen",
      .plain(
        "Home", .plain("Map").inState([.isInWindow, .isHidden]), .plain("List").inState([]),
        .plain("Bar")), ["Home", "Bar"]
    ),
    (
      "what hangs below an unseen child is not seen",
      .plain("Home", .plain("Gone", .plain("Deep")).inState([])), ["Home"]
    ),
  ]

  @Test(arguments: hierarchies.indices)
  func `the visible pages of a controller hierarchy are found`(row: Int) {
    let (what, root, visible) = VisiblePagesTests.hierarchies[row]

    #expect(root.snapshot().visibleNames == visible, "\(what)")
  }

  @Test(
    arguments: [
      (.fullScreen, .covers), (.currentContext, .covers), (.sheet, .covers),
      (.popover, .obstructs), (.alert, .obstructs), (.overContext, .obstructs),
      (.custom, .obstructs),
      (.undimmedSheet, .transparent), (.search, .transparent),
    ] as [(SceneSnapshot.PresentationStyle, PageCoverage)])
  func `a presentation style determines the coverage of the page below`(
    style: SceneSnapshot.PresentationStyle, coverage: PageCoverage
  ) {
    let root = Page.navigation("Nav", .plain("Home")).presenting(style, .plain("Front"))

    #expect(style.coverage == coverage)
    #expect(root.snapshot().visibleNames == (coverage == .covers ? ["Front"] : ["Home"]))
  }

  @Test func `a cover shows the top of its stack, and the cover it presents`() {
    let second = Page.navigation("Second", .plain("C"), .plain("D"))
    let first = Page.navigation("First", .plain("A"), .plain("B")).presenting(.sheet, second)
    let root = Page.plain("Home").presenting(.fullScreen, first)

    #expect(root.snapshot().visibleNames == ["D"])
  }

  @Test func `a current-context modal covers only its part of the window`() {
    let root = Page.split(
      "Split", .plain("List"), .plain("Detail").presenting(.currentContext, .plain("Editor")))

    #expect(root.snapshot().visibleNames == ["List", "Editor"])
  }

  @Test func `a modal of Usher is neither a page nor a cover, nor is a modal that it presents`() {
    let popup = Page.plain("Popup").inState([.isInWindow, .isPresentedByUsher])
    let root = Page.plain("Home")
      .presenting(.sheet, popup.presenting(.fullScreen, .plain("Terms")))

    #expect(root.snapshot().visibleNames == ["Home"])
  }

  @Test func `a cover presented by a controller that obstructs covers the page below`() {
    let over = Page.plain("Login").presenting(.fullScreen, .plain("Terms"))

    #expect(Page.plain("Home").presenting(.overContext, over).snapshot().visibleNames == ["Terms"])
  }

  @Test func `a current-context modal inside a controller that obstructs covers no page`() {
    let over = Page.plain("Login").presenting(.currentContext, .plain("Terms"))

    #expect(Page.plain("Home").presenting(.overContext, over).snapshot().visibleNames == ["Home"])
  }

  @Test func `a cover presented from the navigation stack of a popover covers the page below`() {
    let popover = Page.navigation("Nav", .plain("Menu").presenting(.fullScreen, .plain("Photo")))

    #expect(Page.plain("Home").presenting(.popover, popover).snapshot().visibleNames == ["Photo"])
  }

  @Test func `a snapshot with invalid parent indices can be read`() {
    var snapshot = SceneSnapshot(activation: .active, hasAppWindow: true)
    let id = PageID(serial: 1)
    snapshot.nodes = [
      .init(id: id, typeName: "A", link: .child(isCurrent: true), parent: nil),
      .init(id: id, typeName: "B", link: .child(isCurrent: true), parent: 5),
      .init(id: id, typeName: "C", link: .root, parent: -1),
      .init(id: id, typeName: "D", link: .presented(.sheet), parent: 3),
    ]

    #expect(snapshot.visiblePages == [])
    #expect(!snapshot.isIdle)
  }

  @Test func `a node with an invalid parent index is ignored`() {
    var snapshot = Page.plain("Home").snapshot()
    for parent in [1, 9, -1] {
      let id = PageID(serial: UInt64(snapshot.nodes.count))
      snapshot.nodes.append(
        .init(id: id, typeName: "Lost", link: .child(isCurrent: true), parent: parent))
    }
    var harness = PageWatcherHarness()

    #expect(harness.poll(snapshot) + harness.poll(snapshot) == ["visible Home"])
    #expect(harness.settle(.plain("Home")) == [])
  }
}
