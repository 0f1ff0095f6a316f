"""Uses the live phone like a person, in a headless Chromium with a real server.

No test waits for time to pass: the page reports when all input has been processed and drawn.
"""

import pytest
from live_page import LivePage, LivePageTests


class TestLivePhone(LivePageTests):
    scale = 2
    size = {}

    def setup_method(self):
        for name, value in [("appearance", "light"), ("direction", "ltr"), ("language", "en"),
                            ("orientation", "portrait"), ("device", "16"), ("textSize", "l")]:
            self.page.send(type="set", name=name, value=value)
        self.page.send(type="story", id="shop", act="after")
        self.top = self.frame("HeroView")[1]

    def frame(self, text):
        return self.server.frame(text)

    def expect_same_screen(self):
        assert self.page.wrong_pixels() == 0

    def test_opens(self):
        assert "Autumn firing" in self.tree
        self.expect_same_screen()
        assert "Empty" in self.page.run("document.getElementById('queue').textContent")

    def test_taps(self):
        self.page.tap(*self.middle("UIButton"))

        assert "Add to bag" in self.tree
        self.expect_same_screen()

    def test_a_dragged_page_scrolls_and_decelerates(self):
        self.page.drag([(196, 700 - 10 * step) for step in range(16)])
        # 150 points less the first move, with which the page begins to scroll.
        assert self.offset() == pytest.approx(140, abs=1)

        # The last five moves were made within a tenth of a second: 500 points a second. A page moves by
        # half of that.
        self.page.lift((196, 550))
        assert self.offset() == pytest.approx(140 + 250, abs=15)
        self.expect_same_screen()

    def test_a_page_stays_where_a_resting_finger_is_lifted(self):
        self.page.drag([(196, 700 - 20 * step) for step in range(6)])
        self.page.lift((196, 600), after=0.5)

        assert self.offset() == pytest.approx(80, abs=1)

    def test_a_half_swipe_back_is_cancelled_and_a_whole_one_pops(self):
        self.page.tap(*self.middle("UIButton"))
        assert "Autumn firing" not in self.tree
        self.page.drag([(2 + 10 * step, 500) for step in range(12)])
        assert "Autumn firing" in self.tree, "the page below is not visible during the swipe"
        assert "Add to bag" in self.tree
        self.page.lift((112, 500), after=0.5)
        assert "Autumn firing" not in self.tree, "a short swipe must not go back"
        self.expect_same_screen()

        self.page.drag([(2 + 28 * step, 500) for step in range(11)])
        self.page.lift((282, 500), after=0.5)
        assert "Add to bag" not in self.tree
        assert "Autumn firing" in self.tree
        self.expect_same_screen()

    def test_the_mouse_wheel_scrolls(self):
        x, y = self.page.page_point(196, 500)
        self.page.browser.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y,
                               deltaX=0, deltaY=200)
        self.page.rest()

        points = 200 / (self.page.page_point(1, 0)[0] - self.page.page_point(0, 0)[0])
        assert self.offset() == pytest.approx(points, abs=1)
        self.expect_same_screen()

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
        assert "contains “Te”" in self.tree

        browser.call("Input.imeSetComposition", text="cha", selectionStart=3, selectionEnd=3)
        self.page.rest()
        assert "contains “Techa”" in self.tree

        browser.call("Input.insertText", text="茶")
        self.page.rest()
        assert "contains “Te茶”" in self.tree

        browser.call("Input.dispatchKeyEvent", type="keyDown", key="a", code="KeyA", modifiers=2)
        browser.call("Input.dispatchKeyEvent", type="keyDown", key="Backspace", code="Backspace",
                     windowsVirtualKeyCode=8)
        self.page.rest()
        assert "contains “" not in self.tree

    def test_rotates_and_back(self):
        self.page.click("[data-setting=orientation] [value=landscape-left]")

        assert self.tree.startswith("UIWindow [0 0 852 393]"), self.tree[:80]
        assert self.page.run("document.getElementById('screen').width") == 1704
        self.expect_same_screen()
        self.page.tap(*self.middle("“Bag”"))
        assert "Continue to delivery" in self.tree
        self.page.click("[data-setting=orientation] [value=portrait]")
        assert self.tree.startswith("UIWindow [0 0 393 852]"), self.tree[:80]
        assert "Continue to delivery" in self.tree
        self.expect_same_screen()

    def test_changing_the_device_keeps_the_page(self):
        self.page.tap(*self.middle("“Bag”"))
        for name, size in [("ipad-11", "834 1194"), ("se", "375 667"), ("16", "393 852")]:
            self.page.send(type="set", name="device", value=name)
            assert self.tree.startswith(f"UIWindow [0 0 {size}]"), self.tree[:80]
            assert "Continue to delivery" in self.tree
            self.expect_same_screen()

    def test_right_to_left(self):
        left = self.frame("“Moon jar”")
        tiles = self.frame("Moon jar, Porcelain")
        self.page.click("[data-setting=direction] [value=rtl]")

        assert self.frame("Moon jar, Porcelain")[0] == 393 - tiles[0] - tiles[2]
        assert self.frame("“Moon jar”")[2:] == left[2:]
        self.expect_same_screen()

    @property
    def queue(self):
        return self.page.run("document.getElementById('queue').innerText")

    def test_a_story_lists_queued_popups_with_blockers(self):
        self.page.send(type="story", id="queue/overlap", act="after")
        self.page.send(type="step")

        assert "is on the screen" in self.queue
        assert "10% off one piece" in self.tree
        self.page.send(type="step")
        assert "is on the screen" not in self.queue
        assert "Six cups, all whole" in self.tree

    def test_a_story_can_run_without_usher(self):
        self.page.send(type="story", id="queue/overlap", act="after")
        self.page.click("#act [value=before]")
        self.page.send(type="step")

        assert self.page.run("document.querySelector('#act [value=before]').ariaPressed") == "true"
        assert "10% off one piece" in self.tree
        assert "Six cups, all whole" in self.tree
        assert "Empty" in self.queue
        self.expect_same_screen()
        self.page.click("#next")
        assert self.page.run("document.getElementById('story').value") == "queue/guide"
        assert "10% off one piece" not in self.tree

    def test_a_caption_ends_when_the_user_touches_the_phone(self):
        self.page.send(type="story", id="queue/logout", act="after")
        for _ in range(2):
            self.page.send(type="step")
        assert self.page.text("#caption") != ""

        self.page.tap(5, 800)
        assert self.page.text("#caption") == ""

    def test_buttons_show_popups(self):
        self.page.click("#samples [value=voucher]")
        assert "10% off one piece" in self.tree
        assert "launch priority" in self.queue
        self.page.click("#samples [value=news]")
        assert "Its lane is full: popup #1 “voucher” is on the screen." in self.queue
        self.page.click("#samples [value=payment]")
        assert "Is this payment yours?" in self.tree
        assert "10% off one piece" not in self.tree
        assert "a more urgent popup interrupted it" in self.queue
        self.expect_same_screen()

        self.page.tap(*self.middle("“Yes, pay”"))
        assert "10% off one piece" in self.tree
        assert "more urgent" not in self.queue

    def test_restarting_removes_holds(self):
        self.page.click("#hold")
        self.page.click("#reset")
        self.page.click("#samples [value=voucher]")

        assert "10% off one piece" in self.tree
        assert self.page.run("document.getElementById('act').hidden")
        assert self.page.run("getComputedStyle(document.getElementById('act')).display") == "none"

    def test_a_popup_of_the_bag_page_waits_for_the_page(self):
        self.page.click("#samples [value=bag]")
        assert "Visible page: HomePage; expected: BagPage." in self.queue

        self.page.tap(*self.middle("“Bag”"))
        assert "At your door on Thursday" in self.tree
        assert "visible" in self.queue

    def test_modals_and_popups_share_a_queue(self):
        self.page.click("#samples [value=sheet]")
        self.page.click("#samples [value=voucher]")
        self.page.click("#samples [value=rating]")
        assert "Winter opens early" in self.tree
        assert "10% off one piece" not in self.tree
        assert "Its lane is full: modal #1 “sheet” is on the screen." in self.queue
        self.expect_same_screen()

        self.page.tap(*self.middle("“Let me look”"))
        assert "10% off one piece" in self.tree
        self.page.tap(*self.middle("“Not now”"))
        assert "How was the teapot?" in self.tree
        self.page.click("#logOut")
        assert "How was the teapot?" not in self.tree
        assert "Good to see you" in self.tree
        assert "Empty" in self.queue

    def test_alerts_are_in_front_of_popups(self):
        self.page.click("#samples [value=voucher]")
        self.page.click("#samples [value=alert]")
        assert "The Last One" in self.tree
        assert "10% off one piece" in self.tree
        self.expect_same_screen()

        self.page.tap(*self.middle("“Yes, Please”"))
        assert "The Last One" not in self.tree
        assert "10% off one piece" in self.tree
        self.page.click("#samples [value=gift]")
        assert "Redeem a Gift Card" in self.tree
        self.page.tap(*self.middle("“Cancel”"))
        assert "Redeem a Gift Card" not in self.tree

    def test_logs_out(self):
        for sample in ["voucher", "news", "bag"]:
            self.page.click(f"#samples [value={sample}]")
        self.page.click("#logOut")

        assert "Good to see you" in self.tree
        assert "10% off one piece" not in self.tree
        assert "Empty" in self.queue
        self.expect_same_screen()

    def test_blockers_are_localized_in_chinese(self):
        self.page.click("[data-setting=language] [value=zh-Hans]")
        self.page.click("#samples [value=voucher]")
        self.page.click("#samples [value=news]")

        assert "正在屏幕上" in self.queue
        assert "礼券" in self.page.run("document.getElementById('samples').innerText")

    def test_two_browsers_show_the_same_phone(self):
        other = LivePage(self.server, width=900, height=900)
        try:
            self.page.tap(*self.middle("UIButton"))
            # Any message is acknowledged only after everything has been drawn.
            other.send(type="touch", phase="cancel", x=0, y=0, time=0)

            assert "Add to bag" in self.tree
            assert other.wrong_pixels() == 0
            self.expect_same_screen()
        finally:
            other.close()

    def offset(self):
        """Returns the content offset of the home page, measured by its first card."""
        return self.top - self.frame("HeroView")[1]
