// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import Understudy

@MainActor
struct FeedbackGeneratorTests {
  @Test func `A notification feedback is recorded by the device on which it occurred`() {
    HeadlessDevice.run { device in
      let generator: UIFeedbackGenerator = UINotificationFeedbackGenerator()
      generator.prepare()
      #expect(device.haptics.isEmpty)

      let types: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
      for type in types { UINotificationFeedbackGenerator().notificationOccurred(type) }

      #expect(device.haptics == ["success", "warning", "error"])
    }
  }

  @Test func `A class knows its superclass`() {
    #expect(UINavigationController.superclass() == UIViewController.self)
    #expect(UIViewController.superclass() == UIResponder.self)
  }
}
