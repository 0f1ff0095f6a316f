// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

@testable import GalleryStories

/// The shop as a customer uses it; `StoryAudit` checks its appearance.
@MainActor
struct ShopTests {
  @Test func `the button of the form is disabled until both fields are valid`() throws {
    try open { phone, tabs in
      let form = try #require(self.openForm(from: tabs, on: phone))
      let button = form.button
      #expect(!button.isEnabled)

      self.type("mei.lin@example.com", into: form.email)
      #expect(!button.isEnabled)
      self.type("too few", into: form.password)
      #expect(!button.isEnabled)
      self.type("!", into: form.password)
      #expect(button.isEnabled)
      self.type("@", into: form.email)
      #expect(!button.isEnabled)
    }
  }

  @Test func `the return key moves to the next field, and then submits the form`() throws {
    try open { phone, tabs in
      let form = try #require(self.openForm(from: tabs, on: phone))
      self.type("mei.lin@example.com", into: form.email)
      #expect(!form.textFieldShouldReturn(form.email.input))
      #expect(form.password.input.isFirstResponder)

      self.type("a quiet glaze", into: form.password)
      _ = form.textFieldShouldReturn(form.password.input)
      phone.clock.advance(by: .seconds(2))

      #expect(tabs.store.customer.value?.name == "Mei Lin")
      #expect(tabs.presentedViewController == nil)
    }
  }

  @Test func `cancelling the form changes nothing`() throws {
    try open { phone, tabs in
      _ = try #require(self.openForm(from: tabs, on: phone))
      try phone.probe.tap(Copy.signInCancel.text)
      phone.clock.advance(by: .seconds(1))

      #expect(tabs.store.customer.value == nil)
      #expect(tabs.presentedViewController == nil)
    }
  }

  @Test func `a seat is reserved after the customer has signed in`() throws {
    try open { phone, tabs in
      try phone.probe.tap(Copy.tabActivities.text)
      phone.clock.advance(by: .seconds(1))
      try phone.probe.tap(self.wheelCard)
      phone.clock.advance(by: .seconds(1))
      try phone.probe.tap(Copy.activitiesReserve.text)
      phone.clock.advance(by: .seconds(1))
      #expect(phone.probe.isVisible(Copy.signInHeading.text))
      #expect(tabs.store.reserved.value.isEmpty)

      let form = try #require(self.form(above: tabs))
      self.type("mei.lin@example.com", into: form.email)
      self.type("a quiet glaze", into: form.password)
      _ = form.textFieldShouldReturn(form.password.input)
      phone.clock.advance(by: .seconds(2))

      #expect(tabs.store.reserved.value == [.wheel])
      #expect(phone.probe.isVisible(Copy.activitiesRelease.text))
    }
  }

  @Test func `pulling to refresh adds the seat that has become free`() throws {
    try open { phone, tabs in
      try phone.probe.tap(Copy.tabActivities.text)
      phone.clock.advance(by: .seconds(1))
      let page = (tabs.selectedViewController as? UINavigationController)?.topViewController
      let list = try #require(page as? UITableViewController)
      #expect(list.tableView.numberOfRows(inSection: 0) == 4)

      let control = try #require(list.refreshControl)
      control.beginRefreshing()
      control.sendActions(for: .primaryActionTriggered)
      phone.clock.advance(by: .seconds(3))

      #expect(!control.isRefreshing)
      #expect(list.tableView.numberOfRows(inSection: 0) == 5)
    }
  }

  @Test func `a product removed from the bag is not charged`() throws {
    try open { phone, tabs in
      try phone.probe.tap(Copy.bag.text)
      phone.clock.advance(by: .seconds(1))
      #expect(phone.probe.isVisible("$142"))

      try phone.probe.tap("Remove, Celadon cup")
      phone.clock.advance(by: .seconds(1))
      #expect(phone.probe.isVisible("$114"))
      try phone.probe.tap("Remove, Ash-glaze teapot")
      phone.clock.advance(by: .seconds(1))
      try phone.probe.tap("Remove, Cloud oolong")
      phone.clock.advance(by: .seconds(1))

      #expect(phone.probe.isVisible(Copy.bagEmpty.text))
      #expect(!phone.probe.isVisible(Copy.bagCheckout.text))
    }
  }

  @Test func `vessels are shown as pictures or as a list`() throws {
    try open { phone, tabs in
      tabs.store.preferences.value.vesselStyle = .list
      phone.clock.advance(by: .seconds(1))
      let list = phone.probe.element("Moon jar, Porcelain, 18\u{A0}cm, $84")
      #expect(list?.view is ProductRow)

      tabs.store.preferences.value.vesselStyle = .pictures
      phone.clock.advance(by: .seconds(1))
      let pictures = phone.probe.element("Moon jar, Porcelain, 18\u{A0}cm, $84")
      #expect(pictures?.view is ProductTile)
    }
  }

  @Test func `the name of a customer is derived from the email address`() {
    #expect(Customer(email: "mei.lin@example.com").name == "Mei Lin")
    #expect(Customer(email: "mei.lin@example.com").initials == "ML")
    #expect(Customer(email: "anna@example.com").initials == "A")
    #expect(Customer(email: "").name == "")
  }

  @Test(arguments: [
    ("and all of them at the sink.", "and all of them at the\u{A0}sink."),
    ("You are the first.\nYou are.", "You are the\u{A0}first.\nYou are."),
    ("A repair is nothing to be ashamed of everywhere.", nil),
    ("Stoneware, 160 ml", nil),
    ("一壶两杯，同窑烧成，釉色相和。", "一壶两杯，同窑烧成，釉色\u{2060}相\u{2060}和\u{2060}。"),
    ("釉色相和。", nil),
  ])
  func `the end of a sentence stays together if it is short`(
    text: String, expected: String?
  ) {
    #expect(text.withoutLoneEnds == expected ?? text)
  }

  // MARK: Helpers

  private func open(_ body: @MainActor (VirtualDevice, ShopTabs) throws -> Void) throws {
    try VirtualDevice.run { phone in
      let tabs = ShopTabs(Store())
      phone.setRoot(tabs)
      phone.clock.advance(by: .seconds(1))
      try body(phone, tabs)
    }
  }

  private func openForm(from tabs: ShopTabs, on phone: VirtualDevice) -> SignInPage? {
    tabs.signIn(tabs.store)
    phone.clock.advance(by: .seconds(1))
    return form(above: tabs)
  }

  private func form(above tabs: ShopTabs) -> SignInPage? {
    (tabs.presentedViewController as? UINavigationController)?.topViewController as? SignInPage
  }

  private func type(_ text: String, into field: FormField) {
    field.input.becomeFirstResponder()
    field.input.insertText(text)
  }

  private var wheelCard: String {
    [Copy.wheelActivityTitle, .wheelActivityWhen, .wheelActivityPlace].map(\.text)
      .joined(separator: ", ")
  }
}
