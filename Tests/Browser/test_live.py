"""Uses the live phone like a person, in a headless Chromium with a real server.

No test waits for time to pass: the page reports when all input has been processed and drawn.
"""

import unittest

from live_page import LivePage, LivePageTests


class LivePhone(LivePageTests):
    scale = 2
    size = {}

    def setUp(self):
        for name, value in [("appearance", "light"), ("direction", "ltr"), ("language", "en"),
                            ("orientation", "portrait"), ("device", "16"), ("textSize", "l")]:
            self.page.send(type="set", name=name, value=value)
        self.page.send(type="story", id="shop", act="after")
        self.top = self.frame("HeroView")[1]

    def frame(self, text):
        return self.server.frame(text)

    def assertSameScreen(self):
        self.assertEqual(self.page.wrong_pixels(), 0)

    def test_opens(self):
        self.assertIn("Autumn firing", self.tree)
        self.assertSameScreen()
        self.assertIn("Empty", self.page.run("document.getElementById('queue').textContent"))

    def test_taps(self):
        self.page.tap(*self.middle("UIButton"))

        self.assertIn("Add to bag", self.tree)
        self.assertSameScreen()

    def test_a_dragged_page_scrolls_and_decelerates(self):
        self.page.drag([(196, 700 - 10 * step) for step in range(16)])
        # 150 points less the first move, with which the page begins to scroll.
        self.assertAlmostEqual(self.offset(), 140, delta=1)

        # The last five moves were made within a tenth of a second: 500 points a second. A page moves by
        # half of that.
        self.page.lift((196, 550))
        self.assertAlmostEqual(self.offset(), 140 + 250, delta=15)
        self.assertSameScreen()

    def test_a_page_stays_where_a_resting_finger_is_lifted(self):
        self.page.drag([(196, 700 - 20 * step) for step in range(6)])
        self.page.lift((196, 600), after=0.5)

        self.assertAlmostEqual(self.offset(), 80, delta=1)

    def test_a_half_swipe_back_is_cancelled_and_a_whole_one_pops(self):
        self.page.tap(*self.middle("UIButton"))
        self.assertNotIn("Autumn firing", self.tree)
        self.page.drag([(2 + 10 * step, 500) for step in range(12)])
        self.assertIn("Autumn firing", self.tree, "the page below is not visible during the swipe")
        self.assertIn("Add to bag", self.tree)
        self.page.lift((112, 500), after=0.5)
        self.assertNotIn("Autumn firing", self.tree, "a short swipe must not go back")
        self.assertSameScreen()

        self.page.drag([(2 + 28 * step, 500) for step in range(11)])
        self.page.lift((282, 500), after=0.5)
        self.assertNotIn("Add to bag", self.tree)
        self.assertIn("Autumn firing", self.tree)
        self.assertSameScreen()

    def test_the_mouse_wheel_scrolls(self):
        x, y = self.page.page_point(196, 500)
        self.page.browser.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y,
                               deltaX=0, deltaY=200)
        self.page.rest()

        points = 200 / (self.page.page_point(1, 0)[0] - self.page.page_point(0, 0)[0])
        self.assertAlmostEqual(self.offset(), points, delta=1)
        self.assertSameScreen()

    def test_types_latin_and_chinese(self):
        self.page.tap(*self.middle("“Bag”"))
        self.page.tap(*self.middle("NoteField"))
        browser = self.page.browser
        for letter in "Tea":
            browser.call("Input.dispatchKeyEvent", type="keyDown", key=letter, text=letter)
            browser.call("Input.dispatchKeyEvent", type="keyUp", key=letter)
        browser.call("Input.dispatchKeyEvent", type="keyDown", key="Backspace", code="Backspace",
                     windowsVirtualKeyCode=8)
        browser.call("Input.dispatchKeyEvent", type="keyUp", key="Backspace")
        self.page.rest()
        self.assertIn("contains “Te”", self.tree)

        browser.call("Input.imeSetComposition", text="cha", selectionStart=3, selectionEnd=3)
        self.page.rest()
        self.assertIn("contains “Techa”", self.tree)

        browser.call("Input.insertText", text="茶")
        self.page.rest()
        self.assertIn("contains “Te茶”", self.tree)

        browser.call("Input.dispatchKeyEvent", type="keyDown", key="a", code="KeyA", modifiers=2)
        browser.call("Input.dispatchKeyEvent", type="keyDown", key="Backspace", code="Backspace",
                     windowsVirtualKeyCode=8)
        self.page.rest()
        self.assertNotIn("contains “", self.tree)

    def test_rotates_and_back(self):
        self.page.click("[data-setting=orientation] [value=landscape-left]")

        self.assertTrue(self.tree.startswith("UIWindow [0 0 852 393]"), self.tree[:80])
        self.assertEqual(self.page.run("document.getElementById('screen').width"), 1704)
        self.assertSameScreen()
        self.page.tap(*self.middle("“Bag”"))
        self.assertIn("Continue to delivery", self.tree)
        self.page.click("[data-setting=orientation] [value=portrait]")
        self.assertTrue(self.tree.startswith("UIWindow [0 0 393 852]"), self.tree[:80])
        self.assertIn("Continue to delivery", self.tree)
        self.assertSameScreen()

    def test_changing_the_device_keeps_the_page(self):
        self.page.tap(*self.middle("“Bag”"))
        for name, size in [("ipad-11", "834 1194"), ("se", "375 667"), ("16", "393 852")]:
            self.page.send(type="set", name="device", value=name)
            self.assertTrue(self.tree.startswith(f"UIWindow [0 0 {size}]"), self.tree[:80])
            self.assertIn("Continue to delivery", self.tree)
            self.assertSameScreen()

    def test_right_to_left(self):
        left = self.frame("“Moon jar”")
        tiles = self.frame("Moon jar, Porcelain")
        self.page.click("[data-setting=direction] [value=rtl]")

        self.assertEqual(self.frame("Moon jar, Porcelain")[0], 393 - tiles[0] - tiles[2])
        self.assertEqual(self.frame("“Moon jar”")[2:], left[2:])
        self.assertSameScreen()

    @property
    def queue(self):
        return self.page.run("document.getElementById('queue').innerText")

    def test_a_story_lists_queued_popups_with_blockers(self):
        self.page.send(type="story", id="queue/overlap", act="after")
        self.page.send(type="step")

        self.assertIn("is on the screen", self.queue)
        self.assertIn("10% off one piece", self.tree)
        self.page.send(type="step")
        self.assertNotIn("is on the screen", self.queue)
        self.assertIn("Six cups, all whole", self.tree)

    def test_a_story_can_run_without_usher(self):
        self.page.send(type="story", id="queue/overlap", act="after")
        self.page.click("#act [value=before]")
        self.page.send(type="step")

        self.assertEqual(self.page.run("document.querySelector('#act [value=before]').ariaPressed"),
                         "true")
        self.assertIn("10% off one piece", self.tree)
        self.assertIn("Six cups, all whole", self.tree)
        self.assertIn("Empty", self.queue)
        self.assertSameScreen()
        self.page.click("#next")
        self.assertEqual(self.page.run("document.getElementById('story').value"), "queue/guide")
        self.assertNotIn("10% off one piece", self.tree)

    def test_a_caption_ends_when_the_user_touches_the_phone(self):
        self.page.send(type="story", id="queue/logout", act="after")
        for _ in range(2):
            self.page.send(type="step")
        self.assertNotEqual(self.page.text("#caption"), "")

        self.page.tap(5, 800)
        self.assertEqual(self.page.text("#caption"), "")

    def test_buttons_show_popups(self):
        self.page.click("#samples [value=voucher]")
        self.assertIn("10% off one piece", self.tree)
        self.assertIn("launch priority", self.queue)
        self.page.click("#samples [value=news]")
        self.assertIn("Its lane is full: popup #1 “voucher” is on the screen.", self.queue)
        self.page.click("#samples [value=payment]")
        self.assertIn("Is this payment yours?", self.tree)
        self.assertNotIn("10% off one piece", self.tree)
        self.assertIn("a more urgent popup interrupted it", self.queue)
        self.assertSameScreen()

        self.page.tap(*self.middle("“Yes, pay”"))
        self.assertIn("10% off one piece", self.tree)
        self.assertNotIn("more urgent", self.queue)

    def test_restarting_removes_holds(self):
        self.page.click("#hold")
        self.page.click("#reset")
        self.page.click("#samples [value=voucher]")

        self.assertIn("10% off one piece", self.tree)
        self.assertTrue(self.page.run("document.getElementById('act').hidden"))
        self.assertEqual(
            self.page.run("getComputedStyle(document.getElementById('act')).display"), "none")

    def test_a_popup_of_the_bag_page_waits_for_the_page(self):
        self.page.click("#samples [value=bag]")
        self.assertIn("Visible page: HomePage; expected: BagPage.", self.queue)

        self.page.tap(*self.middle("“Bag”"))
        self.assertIn("At your door on Thursday", self.tree)
        self.assertIn("visible", self.queue)

    def test_modals_and_popups_share_a_queue(self):
        self.page.click("#samples [value=sheet]")
        self.page.click("#samples [value=voucher]")
        self.page.click("#samples [value=rating]")
        self.assertIn("Winter opens early", self.tree)
        self.assertNotIn("10% off one piece", self.tree)
        self.assertIn("Its lane is full: modal #1 “sheet” is on the screen.", self.queue)
        self.assertSameScreen()

        self.page.tap(*self.middle("“Let me look”"))
        self.assertIn("10% off one piece", self.tree)
        self.page.tap(*self.middle("“Not now”"))
        self.assertIn("How was the teapot?", self.tree)
        self.page.click("#logOut")
        self.assertNotIn("How was the teapot?", self.tree)
        self.assertIn("Good to see you", self.tree)
        self.assertIn("Empty", self.queue)

    def test_alerts_are_in_front_of_popups(self):
        self.page.click("#samples [value=voucher]")
        self.page.click("#samples [value=alert]")
        self.assertIn("The Last One", self.tree)
        self.assertIn("10% off one piece", self.tree)
        self.assertSameScreen()

        self.page.tap(*self.middle("“Yes, Please”"))
        self.assertNotIn("The Last One", self.tree)
        self.assertIn("10% off one piece", self.tree)
        self.page.click("#samples [value=gift]")
        self.assertIn("Redeem a Gift Card", self.tree)
        self.page.tap(*self.middle("“Cancel”"))
        self.assertNotIn("Redeem a Gift Card", self.tree)

    def test_logs_out(self):
        for sample in ["voucher", "news", "bag"]:
            self.page.click(f"#samples [value={sample}]")
        self.page.click("#logOut")

        self.assertIn("Good to see you", self.tree)
        self.assertNotIn("10% off one piece", self.tree)
        self.assertIn("Empty", self.queue)
        self.assertSameScreen()

    def test_blockers_are_localized_in_chinese(self):
        self.page.click("[data-setting=language] [value=zh-Hans]")
        self.page.click("#samples [value=voucher]")
        self.page.click("#samples [value=news]")

        self.assertIn("正在屏幕上", self.queue)
        self.assertIn("礼券", self.page.run("document.getElementById('samples').innerText"))

    def test_two_browsers_show_the_same_phone(self):
        other = LivePage(self.server, width=900, height=900)
        try:
            self.page.tap(*self.middle("UIButton"))
            # Any message is acknowledged only after everything has been drawn.
            other.send(type="touch", phase="cancel", x=0, y=0, time=0)

            self.assertIn("Add to bag", self.tree)
            self.assertEqual(other.wrong_pixels(), 0)
            self.assertSameScreen()
        finally:
            other.close()

    def offset(self):
        """Returns the content offset of the home page, measured by its first card."""
        return self.top - self.frame("HeroView")[1]


if __name__ == "__main__":
    unittest.main()
