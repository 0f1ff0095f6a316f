// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct LayoutDetailTests {
  @Test
  func `L35: constraints are updated before layout, once when asked for, subviews first`() async {
    await withScene { scene in
      let log = UpdateLog()
      let parent = UpdatingView("parent", log)
      let child = UpdatingView("child", log)
      parent.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      child.widthAnchor.constraint(equalToConstant: 10).isActive = true
      makeWindow(in: scene).addSubview(parent)
      await pass(0.1)
      log.entries = []

      child.setNeedsUpdateConstraints()
      parent.setNeedsUpdateConstraints()
      child.setNeedsUpdateConstraints()
      #expect(log.entries.isEmpty)
      await pass(0.1)

      #expect(log.entries.filter { $0.hasPrefix("update") } == ["update child", "update parent"])
      #expect(log.entries.first == "update child")
    }
  }

  @Test
  func `L111: a request to update constraints is met where there is no constraint yet`() async {
    await withScene { scene in
      let controller = LateConstraintsController()
      _ = await showWindow(of: scene, root: controller)

      #expect(controller.updates == 1)
      #expect(controller.box.frame == CGRect(x: 0, y: 0, width: 30, height: 40))

      let log = UpdateLog()
      let parent = UpdatingView("parent", log)
      let child = UpdatingView("child", log)
      parent.addSubview(child)
      makeWindow(in: scene).addSubview(parent)
      await pass(0.1)
      log.entries = []

      child.setNeedsUpdateConstraints()
      #expect(child.needsUpdateConstraints())
      await pass(0.1)

      #expect(log.entries.filter { $0.hasPrefix("update child") }.count == 1)
      #expect(!child.needsUpdateConstraints())
    }
  }

  @Test
  func `L112: the edges of nested views are rounded to pixels where they are, not by their parent`()
    async
  {
    await withScene { scene in
      let (page, outer, _) = makePage(in: scene)
      let views = [outer] + (0..<5).map { _ in UIView() }
      for (parent, view) in zip(views, views.dropFirst()) {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
      }
      for (parent, view) in zip([page] + views, views) {
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10.2),
          view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 0.4),
          view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -0.7),
          view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -10.3),
        ])
      }

      page.layoutIfNeeded()

      let scale = page.traitCollection.displayScale
      func rounded(_ value: CGFloat) -> CGFloat { (value * scale + 1e-3).rounded() }
      for (index, view) in views.enumerated() {
        let depth = CGFloat(index + 1)
        let frame = view.convert(view.bounds, to: page)
        #expect(rounded(frame.minX) == rounded(10.2 * depth), "\(depth)")
        #expect(rounded(frame.minY) == rounded(0.4 * depth), "\(depth)")
        #expect(rounded(frame.maxX) == rounded(300 - 0.7 * depth), "\(depth)")
        #expect(rounded(frame.maxY) == rounded(400 - 10.3 * depth), "\(depth)")
        #expect(abs(frame.minX * scale - rounded(frame.minX)) < 0.01)
        #expect(abs(frame.maxX * scale - rounded(frame.maxX)) < 0.01)
      }
    }
  }

  @Test
  func `L71: baselines are those of the text, also where a label is higher than it`() async {
    await withScene { scene in
      let (page, _, _) = makePage(in: scene)
      let (title, note) = (UILabel(), UILabel())
      for (label, size) in [(title, 30.0), (note, 13)] {
        label.text = "Text"
        label.font = .systemFont(ofSize: size)
        label.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(label)
      }
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: page.topAnchor),
        title.heightAnchor.constraint(equalToConstant: 100),
        note.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor),
      ])

      page.layoutIfNeeded()

      let text = title.intrinsicContentSize.height
      let line = (100 - text) / 2 + title.font.ascender
      #expect(abs(note.frame.minY + note.font.ascender - line) < 1)
    }
  }

  @Test
  func `L74: a view with a frame of its own follows a superview that constraints resize`() async {
    await withScene { scene in
      let (page, a, _) = makePage(in: scene)
      let width = a.widthAnchor.constraint(equalToConstant: 100)
      NSLayoutConstraint.activate([width, a.heightAnchor.constraint(equalToConstant: 50)])
      page.layoutIfNeeded()
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
      inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      a.addSubview(inner)

      width.constant = 200
      page.layoutIfNeeded()

      #expect(inner.frame == CGRect(x: 10, y: 10, width: 180, height: 20))
    }
  }

  @Test
  func `L76: of required constraints that contradict each other one is given up`() async {
    await withScene { scene in
      let (page, a, _) = makePage(in: scene)
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 7),
        a.widthAnchor.constraint(equalToConstant: 100),
        a.widthAnchor.constraint(equalToConstant: 200),
      ])

      page.layoutIfNeeded()

      #expect(a.frame.width == 100 || a.frame.width == 200)
      #expect(a.frame.minX == 7)
    }
  }

  @Test
  func `L79: content that hugs its size is not stretched to an expanded one`() {
    let view = UIView()
    let inner = ContentView()
    inner.content = CGSize(width: 100, height: 40)
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let expanded = UIView.layoutFittingExpandedSize
    #expect(view.systemLayoutSizeFitting(expanded) == CGSize(width: 100, height: 40))

    inner.setContentHuggingPriority(UILayoutPriority(40), for: .horizontal)

    #expect(view.systemLayoutSizeFitting(expanded).width == expanded.width)
  }
}

@MainActor
private final class UpdateLog {
  var entries: [String] = []
}

private final class UpdatingView: UIView {
  private let name: String
  private let log: UpdateLog

  init(_ name: String, _ log: UpdateLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    log.entries.append("update \(name)")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.entries.append("layout \(name)")
  }
}

/// Makes its first constraints when it is asked to update them.
private final class LateConstraintsController: UIViewController {
  let box = UIView()
  private(set) var updates = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    view.setNeedsUpdateConstraints()
  }

  override func updateViewConstraints() {
    updates += 1
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    super.updateViewConstraints()
  }
}
