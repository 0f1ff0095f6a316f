// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct ListContentTests {
  @Test
  func `LC1: content of a cell keeps 8 points at the end, and 16 beside an image`() async {
    await withScene { _ in
      let content = UIListContentConfiguration.cell()

      #expect(content.directionalLayoutMargins.trailing == 8)
      #expect(content.imageToTextPadding == 16)
      #expect(content.textToSecondaryTextVerticalPadding == 3)
      #expect(content.axesPreservingSuperviewLayoutMargins == .horizontal)
    }
  }

  @Test
  func `L106, until iOS 18: content of a cell keeps 11 points above and below`() async {
    await withScene(on: ...18) { _ in
      let content = UIListContentConfiguration.cell()

      #expect(content.directionalLayoutMargins.top == 11)
      #expect(content.directionalLayoutMargins.bottom == 11)
    }
  }

  @Test
  func `L100, since iOS 26: content of a cell keeps 15 points above and below`() async {
    await withScene(on: 26...) { _ in
      let content = UIListContentConfiguration.cell()

      #expect(content.directionalLayoutMargins.top == 15)
      #expect(content.directionalLayoutMargins.bottom == 15)
    }
  }

  @Test
  func `LC2, until iOS 18: the header of a group stands 17 points below what is above it`() async {
    await withScene(on: ...18) { _ in
      let content = UIListContentConfiguration.groupedHeader()

      #expect(
        content.directionalLayoutMargins
          == NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    }
  }

  @Test
  func `L101, since iOS 26: the header of a group is 17 semibold, in the letters it was given`()
    async
  {
    await withScene(on: 26...) { _ in
      let text = UIListContentConfiguration.groupedHeader().textProperties

      #expect(text.font == .preferredFont(forTextStyle: .headline))
      #expect(text.transform == .none)
    }
  }

  @Test
  func `LC3: only the configuration of a value cell wants both texts side by side`() {
    #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
    #expect(!UIListContentConfiguration.subtitleCell().prefersSideBySideTextAndSecondaryText)
    #expect(!UIListContentConfiguration.cell().prefersSideBySideTextAndSecondaryText)
  }

  @Test
  func `LC6: the symbol of a row has the size that its image properties prefer`() throws {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "calendar")
    content.text = "text"
    let usual = try #require(content.makeContentView() as? UIListContentView)
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 60)
    let large = try #require(content.makeContentView() as? UIListContentView)

    let room = CGSize(width: 300, height: 0)
    let heights = [usual, large].map {
      $0.systemLayoutSizeFitting(
        room, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }

    #expect(heights[0] < 60)
    #expect(heights[1] > 60)
  }

  @Test
  func `LC4: a configuration puts its own view in place of the content view`() async {
    await withScene { scene in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let plain = cell.contentView
      var content = cell.defaultContentConfiguration()
      content.text = "first"

      cell.contentConfiguration = content
      let shown = cell.contentView
      #expect(shown !== plain)
      #expect(shown is UIListContentView)
      content.text = "second"
      cell.contentConfiguration = content

      #expect(cell.contentView === shown)
    }
  }

  @Test
  func `LC5: changes of state are gathered into one update of the configuration`() async {
    await withScene { scene in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 100, width: 300, height: 44)
      makeWindow(in: scene).addSubview(cell)
      var states: [String] = []
      cell.configurationUpdateHandler = { _, state in
        states.append("selected \(state.isSelected), highlighted \(state.isHighlighted)")
      }
      cell.layoutIfNeeded()
      states = []

      cell.isHighlighted = true
      cell.isSelected = true
      cell.isHighlighted = false
      cell.layoutIfNeeded()

      #expect(states == ["selected true, highlighted false"])
    }
  }
}
