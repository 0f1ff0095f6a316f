// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
@Suite(.enabled(if: TestPlatform.controlsScenes))
struct SceneSessionTests {
  @Test
  func `SC6: a scene that the system takes away leaves its session, which gets another one`() async
  {
    let callLog = CallLog()
    await TestPlatform.onDevice(
      delegate: AppCallLog(callLog), sceneDelegates: { _ in SceneCallLog(callLog) }
    ) {
      let scene = TestPlatform.connect()
      let session = scene.session
      callLog.clear()

      TestPlatform.move(scene, to: .away)
      #expect(callLog.entries == ["didDisconnect, unattached"])
      #expect(!UIApplication.shared.connectedScenes.contains(scene))
      #expect(UIApplication.shared.openSessions.contains(session))
      #expect(session.scene == nil)

      let new = TestPlatform.connect(session)
      #expect(new !== scene)
      #expect(new.session === session)
      #expect(session.scene === new)
      #expect(callLog.entries.last == "willConnect, unattached")
      #expect(UIApplication.shared.openSessions.count == 1)
    }
  }

  @Test
  func `SC7: a scene that the user closes disconnects, and its session is discarded`() async {
    let callLog = CallLog()
    await TestPlatform.onDevice(
      delegate: AppCallLog(callLog), sceneDelegates: { _ in SceneCallLog(callLog) }
    ) {
      let scene = TestPlatform.connect()
      TestPlatform.move(scene, to: .front)
      TestPlatform.move(scene, to: .background)
      callLog.clear()

      TestPlatform.discard(scene.session)

      #expect(Set(callLog.entries) == ["didDisconnect, unattached", "discarded 1"])
      #expect(!UIApplication.shared.openSessions.contains(scene.session))
      #expect(UIApplication.shared.connectedScenes.isEmpty)
    }
  }

  @Test
  func `SC7: a session without a scene can be closed too`() async {
    let callLog = CallLog()
    await TestPlatform.onDevice(
      delegate: AppCallLog(callLog), sceneDelegates: { _ in SceneCallLog(callLog) }
    ) {
      let scene = TestPlatform.connect()
      TestPlatform.move(scene, to: .away)
      callLog.clear()

      TestPlatform.discard(scene.session)

      #expect(callLog.entries == ["discarded 1"])
      #expect(UIApplication.shared.openSessions.isEmpty)
    }
  }

  @Test
  func `SC8: an app can ask for another scene, for one it has, and for the end of one`() async {
    let callLog = CallLog()
    await TestPlatform.onDevice(
      delegate: AppCallLog(callLog), sceneDelegates: { _ in SceneCallLog(callLog) }
    ) {
      let first = TestPlatform.connect()
      TestPlatform.move(first, to: .front)
      callLog.clear()
      let application = UIApplication.shared

      application.activateSceneSession(for: UISceneSessionActivationRequest())
      #expect(await until { application.connectedScenes.count == 2 })
      #expect(
        callLog.entries == [
          "willConnect, unattached", "willEnterForeground, background", "didBecomeActive, active",
        ])

      let session = first.session
      TestPlatform.move(first, to: .away)
      application.activateSceneSession(for: UISceneSessionActivationRequest(session: session))
      #expect(await until { session.scene?.activationState == .foregroundActive })

      application.requestSceneSessionDestruction(session, options: nil)
      #expect(await until { !application.openSessions.contains(session) })
      #expect(session.scene == nil)
      #expect(application.connectedScenes.count == 1)
      #expect(callLog.entries.contains("discarded 1"))
    }
  }

  @Test
  func `SC9: where there is one scene only, another one is refused with an error`() async {
    await TestPlatform.onDevice(pad: false, sceneDelegates: { _ in nil }) {
      let scene = TestPlatform.connect()
      let application = UIApplication.shared
      var errors: [String] = []
      #expect(!application.supportsMultipleScenes)

      application.activateSceneSession(for: UISceneSessionActivationRequest()) {
        errors.append("\(($0 as NSError).domain) \(($0 as NSError).code)")
      }
      application.requestSceneSessionDestruction(scene.session, options: nil) {
        errors.append("\(($0 as NSError).domain) \(($0 as NSError).code)")
      }
      await pass(0.5)

      #expect(errors == ["UISceneErrorDomain 0", "UISceneErrorDomain 0"])
      #expect(application.connectedScenes == [scene])
    }
  }

  @Test
  func `SC10: the windows of a scene that is gone are off the screen, with what they presented`()
    async
  {
    let callLog = CallLog()
    await TestPlatform.onDevice(sceneDelegates: { _ in nil }) {
      let scene = TestPlatform.connect()
      TestPlatform.move(scene, to: .front)
      let root = CallLogController("root", callLog)
      let sheet = CallLogController("sheet", callLog)
      let window = await showWindow(of: scene, root: root)
      _ = await present(sheet, on: root)
      let other = TestPlatform.connect()
      TestPlatform.move(other, to: .front)
      let otherWindow = await showWindow(of: other, root: UIViewController())

      TestPlatform.move(scene, to: .away)
      await pass(1)

      #expect(scene.windows.isEmpty)
      #expect(window.windowScene == nil)
      #expect(!window.isKeyWindow)
      #expect(otherWindow.windowScene === other)
      #expect(root.presentedViewController === sheet)
    }
  }
}
