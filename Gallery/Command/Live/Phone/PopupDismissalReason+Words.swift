// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Usher

extension PopupDismissalReason {
  /// The reason as a sentence.
  var sentence: LiveWords {
    Self.sentences[self]
      ?? LiveWords(
        "It was dismissed for a custom reason, “\(name)”.", chinese: "因应用自己的原因结束：\(name)。")
  }

  private static let sentences: [PopupDismissalReason: LiveWords] = [
    .dismissedByUser: LiveWords("The user dismissed it.", chinese: "用户关闭了它。"),
    .dismissedByApp: LiveWords("The app dismissed it.", chinese: "应用关闭了它。"),
    .dismissedByUIKit: LiveWords("UIKit dismissed it.", chinese: "UIKit 关闭了它。"),
    .completed: LiveWords("One of its buttons was tapped.", chinese: "用户选择了一个按钮。"),
    .cancelled: LiveWords(
      "The task that waited for it was cancelled.", chinese: "等待它的任务被取消了。"),
    .loggedOut: LiveWords("The user logged out.", chinese: "用户退出了登录。"),
    .removedByApp: LiveWords(
      "The app removed its content.", chinese: "应用自行把它移出了屏幕。"),
    .failed: LiveWords("It could not be presented.", chinese: "无法展示。"),
    .contentInUse: LiveWords(
      "Another popup is using its content.", chinese: "它的内容属于另一个还没结束的弹窗。"),
    .replaced: LiveWords("Another popup replaced it.", chinese: "另一个弹窗取代了它。"),
    .busy: LiveWords(
      "Its lane was full, and it was not to wait.", chinese: "通道已满，而它被设为不排队。"),
    .declined: LiveWords(
      "The app was asked, and declined it.", chinese: "应用被询问后放弃了它。"),
    .limited: LiveWords("Its limits were reached.", chinese: "已达到它的次数限制。"),
    .expired: LiveWords("It expired before it appeared.", chinese: "等待超过了它的期限。"),
    .displayDurationElapsed: LiveWords(
      "Its display duration has elapsed.", chinese: "停留时间到了。"),
    .pageLeft: LiveWords("The user left its page.", chinese: "用户离开了所属页面。"),
    .pageGone: LiveWords("Its page is gone.", chinese: "所属页面已不存在。"),
    .sourceGone: LiveWords("What it points at is gone.", chinese: "它所指向的视图已不存在。"),
    .parentDismissed: LiveWords("Its parent was dismissed.", chinese: "它所属的弹窗已结束。"),
    .sceneDisconnected: LiveWords("Its window was closed.", chinese: "所在窗口已关闭。"),
  ]
}
