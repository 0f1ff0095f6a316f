// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct StackTests {
  @Test(arguments: [
    (UIStackView.Distribution.fillEqually, [0.0, 105, 210], [90.0, 90, 90]),
    (.fillProportionally, [0, 60, 165], [45, 90, 135]),
    (.equalSpacing, [0, 90, 210], [30, 60, 90]), (.equalCentering, [0, 105, 210], [30, 60, 90]),
  ])
  func `L30: a stack view spreads its views along its axis`(
    distribution: UIStackView.Distribution, places: [Double], widths: [Double]
  ) async {
    await withScene { scene in
      let (stack, views) = makeStack(in: scene, widths: [30, 60, 90])
      stack.distribution = distribution
      stack.spacing = 15

      stack.layoutIfNeeded()

      #expect(views.map { Double($0.frame.minX) } == places)
      #expect(views.map { Double($0.frame.width) } == widths)
      #expect(views.allSatisfy { $0.frame.height == 50 })
    }
  }

  @Test
  func `L31: in a filled stack the view that hugs least grows`() async {
    await withScene { scene in
      let (stack, views) = makeStack(in: scene, widths: [30, 60, 90])
      views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)

      stack.layoutIfNeeded()

      #expect(views.map(\.frame.width) == [30, 180, 90])
    }
  }

  @Test
  func `L32: hidden views leave no gap, and custom spacing comes after one view`() async {
    await withScene { scene in
      let (stack, views) = makeStack(in: scene, widths: [30, 60, 90])
      stack.spacing = 10
      stack.setCustomSpacing(40, after: views[0])
      views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      stack.layoutIfNeeded()
      #expect(views.map(\.frame.minX) == [0, 70, 140])

      views[1].isHidden = true
      stack.layoutIfNeeded()

      #expect(views[2].frame.minX == 70)
      #expect(views[2].frame.maxX == 300)
    }
  }

  @Test
  func `L33: a stack view's fitting size is that of its views, spacing and margins`() {
    let views = [30.0, 60].map { width in
      let view = ContentView()
      view.content = CGSize(width: width, height: width / 2)
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    stack.alignment = .center
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })

    let row = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let column = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

    #expect(row == CGSize(width: 100, height: 30))
    #expect(column == CGSize(width: 66, height: 59))
  }

  @Test
  func `L34: alignment places views across the axis`() async {
    await withScene { scene in
      let (stack, views) = makeStack(in: scene, widths: [30, 60, 90])
      for (alignment, top) in [(UIStackView.Alignment.top, 0), (.center, 15), (.bottom, 30)] {
        stack.alignment = alignment
        stack.layoutIfNeeded()
        #expect(views.allSatisfy { $0.frame.minY == CGFloat(top) && $0.frame.height == 20 })
      }
    }
  }

  @Test
  func `L36: a hidden arranged view gives up its length, and has it back when it is shown`() async {
    await withScene { scene in
      let (stack, views) = makeStack(in: scene, widths: [30, 60, 90])
      stack.distribution = .equalSpacing
      views[1].isHidden = true
      stack.layoutIfNeeded()
      #expect(views[1].frame.width == 0)
      #expect(views[1].isHidden)

      views[1].isHidden = false
      stack.layoutIfNeeded()

      #expect(views[1].frame.width == 60)
    }
  }

  @Test
  func `L37: in a row aligned by first baselines the texts stand on one line`() async {
    await withScene { scene in
      let (small, large) = (UILabel(), UILabel())
      small.text = "small"
      large.text = "large"
      small.font = .systemFont(ofSize: 12)
      large.font = .systemFont(ofSize: 34)
      let stack = UIStackView(arrangedSubviews: [small, large])
      stack.alignment = .firstBaseline
      stack.frame = CGRect(x: 0, y: 100, width: 300, height: 80)
      makeWindow(in: scene).addSubview(stack)

      stack.layoutIfNeeded()

      let lines = [small, large].map { $0.frame.minY + $0.font.ascender }
      #expect(abs(lines[0] - lines[1]) < 0.7)
      #expect(small.frame.minY > large.frame.minY + 10)
    }
  }

  @Test
  func `L93: a symbol in such a row stands on the line, a picture hangs from it`() async throws {
    try await withScene { scene in
      let large = UIImage.SymbolConfiguration(pointSize: 40)
      let symbol = try #require(UIImage(systemName: "calendar", withConfiguration: large))
      let below = try #require(symbol.baselineOffsetFromBottom)
      let label = UILabel()
      label.text = "text"
      label.font = .systemFont(ofSize: 34)
      let views = [symbol, symbol.imageWithoutBaseline()].map { UIImageView(image: $0) }
      let stack = UIStackView(arrangedSubviews: [label] + views)
      stack.alignment = .firstBaseline
      stack.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
      makeWindow(in: scene).addSubview(stack)

      stack.layoutIfNeeded()

      let line = label.frame.minY + label.font.ascender
      #expect(abs(views[0].frame.maxY - below - line) < 0.7)
      #expect(abs(views[1].frame.minY - line) < 0.7)
    }
  }

  @Test
  func `L38: spacing relative to baselines goes from the last line to the next first one`() async {
    await withScene { scene in
      let labels = ["above", "below"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      stack.isBaselineRelativeArrangement = true
      stack.spacing = 40
      stack.alignment = .leading
      stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      makeWindow(in: scene).addSubview(stack)

      stack.layoutIfNeeded()

      let height = labels[0].intrinsicContentSize.height
      #expect(abs(labels[1].frame.minY - labels[0].frame.minY - 40) < 0.7)
      #expect(height < 40)
    }
  }

  @Test
  func `L39: margins that count are on the leading side, whichever that is`() async {
    await withScene { scene in
      for (attribute, place) in [
        (UISemanticContentAttribute.forceLeftToRight, 50.0), (.forceRightToLeft, 180),
      ] {
        let (stack, views) = makeStack(in: scene, widths: [70])
        stack.semanticContentAttribute = attribute
        views[0].semanticContentAttribute = attribute
        stack.isLayoutMarginsRelativeArrangement = true
        stack.insetsLayoutMarginsFromSafeArea = false
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 0, leading: 50, bottom: 0, trailing: 0)
        stack.addArrangedSubview(UIView())

        stack.layoutIfNeeded()

        #expect(Double(views[0].frame.minX) == place)
      }
    }
  }

  @Test
  func `L92: text of several lines in a column aligned at its start takes its width`() async {
    await withScene { scene in
      let picture = ContentView()
      picture.content = CGSize(width: 72, height: 72)
      let label = UILabel()
      label.text = "so many words that they fill more than one line of the column"
      label.numberOfLines = 0
      let stack = UIStackView(arrangedSubviews: [picture, label])
      stack.axis = .vertical
      stack.alignment = .leading
      stack.translatesAutoresizingMaskIntoConstraints = false
      let window = makeWindow(in: scene)
      window.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: window.topAnchor),
        stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        stack.widthAnchor.constraint(equalToConstant: 300),
      ])

      window.layoutIfNeeded()

      #expect(picture.frame.size == picture.content)
      #expect(label.frame.width > 240)
      #expect(label.frame.width <= 300)
      let height = label.sizeThatFits(CGSize(width: 300, height: 999)).height
      #expect(abs(label.frame.height - height) < 0.01)
      #expect(stack.frame.height == label.frame.maxY)
    }
  }

  private func makeStack(
    in scene: UIWindowScene, widths: [Double]
  ) -> (UIStackView, [ContentView]) {
    let views = widths.map { width in
      let view = ContentView()
      view.content = CGSize(width: width, height: 20)
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 100, width: 300, height: 50)
    makeWindow(in: scene).addSubview(stack)
    return (stack, views)
  }
}
