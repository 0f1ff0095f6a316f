# `make help` lists the targets. Every target that builds runs Scripts/bootstrap first, which installs
# missing packages on Linux and is fast otherwise.

.DEFAULT_GOAL := help
.PHONY: help bootstrap demo live film pictures rehearse test test-all fuzz-engine fuzz-ui fuzz-store mutate mutate-shell fuzz-live sanitize check docs bench new-story clean

gallery := .build/release/gallery

# Package.swift declares the commands only with this variable.
export USHER_TOOLS := 1

# The Python of the scripts, which Scripts/bootstrap installs.
export PATH := $(CURDIR)/.build-python/bin:$(PATH)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

bootstrap: ## install missing packages and copy fonts to Understudy/Fonts
	@Scripts/bootstrap

demo: bootstrap ## play the gallery and write its report: STORY=queue/guide SYSTEM=18
	@swift build -c release --product gallery
	@$(gallery) play $(STORY) $(if $(SYSTEM),--system $(SYSTEM))

live: bootstrap ## serve the live page to browsers on this machine: PORT=8787 SYSTEM=18
	@swift build -c release --product gallery
	@$(gallery) live $(if $(PORT),--port $(PORT)) $(if $(SYSTEM),--system $(SYSTEM))

film: bootstrap ## record the film for README: STORY=queue/guide TO=guide.webp
	@swift build -c release --product gallery
	@$(gallery) film $(or $(STORY),launch/tour) \
		--output $(or $(TO),Documentation/Pictures/tour.webp)

pictures: bootstrap ## render every story at 2x, light and dark, into Gallery/Output/Pictures
	@swift build -c release --product gallery
	@Scripts/record-pictures

rehearse: bootstrap ## rehearse campaigns: PLAN=FILE DAYS=N SEED=S REQUIRE="welcome ≥ 95 %"
	@swift build -c release --product gallery
	@$(gallery) rehearse $(if $(PLAN),--plan "$(PLAN)") $(if $(DAYS),--user-days $(DAYS)) \
		$(if $(SEED),--seed $(SEED)) $(if $(REQUIRE),--require "$(REQUIRE)")

test: bootstrap ## run all tests; the last line has the counts: FILTER=NAME
	@Scripts/test $(if $(FILTER),--filter "$(FILTER)")

test-all: bootstrap ## run all tests in every system and with every switch, and build release; takes long
	@Scripts/test-all

fuzz-engine: bootstrap ## compare the engine with the reference model: EVENTS=N SEED=S EXHAUSTIVE=6
	@swift build -c release --product fuzz-engine
	@.build/release/fuzz-engine $(if $(EVENTS),--events $(EVENTS)) $(if $(SEED),--seed $(SEED)) \
		$(if $(EXHAUSTIVE),--exhaustive $(EXHAUSTIVE))

fuzz-ui: bootstrap ## perform random actions in an app with popups: ACTIONS=N SEED=S SYSTEM=26
	@swift build -c release --product fuzz-ui
	@.build/release/fuzz-ui $(if $(ACTIONS),--actions $(ACTIONS)) $(if $(SEED),--seed $(SEED)) \
		$(if $(SYSTEM),--system $(SYSTEM))

fuzz-store: bootstrap ## kill processes while they record impressions: KILLS=N SEED=S
	@swift build -c release --product fuzz-store
	@.build/release/fuzz-store $(if $(KILLS),--kills $(KILLS)) $(if $(SEED),--seed $(SEED))

mutate: bootstrap ## mutation testing of the engine: SAMPLE=N SEED=S ONLY=FILE, of the shell: OF=shell
	@Scripts/mutate $(if $(filter shell,$(OF)),--shell) $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) \
		$(if $(ONLY),--only $(ONLY))

mutate-shell: bootstrap ## mutation testing of the shell: ONLY=WORDS, and ACTIONS=N SEED=S or TESTS=1
	@Scripts/mutate-shell $(if $(TESTS),--tests) $(if $(ONLY),--only "$(ONLY)") $(if $(ACTIONS),--actions $(ACTIONS)) \
		$(if $(SEED),--seed $(SEED))

fuzz-live: bootstrap ## send random messages to the live server: SECONDS=20 or ROUNDS=N, SEED=S
	@swift build -c release --product gallery
	@Scripts/fuzz-live $(gallery) $(if $(ROUNDS),--rounds $(ROUNDS)) $(if $(SECONDS),--seconds $(SECONDS)) \
		$(if $(SEED),--seed $(SEED))

sanitize: bootstrap ## run the tests with the address and the thread sanitizer; takes long
	@Scripts/sanitize

check: bootstrap ## build without warnings, lint, and run all checks
	@Scripts/check

docs: bootstrap ## build the documentation into .docs
	@Scripts/docs

bench: bootstrap ## run the benchmarks and write Benchmarks/Output/results.json
	@Scripts/bench

new-story: ## add a story to the gallery: NAME=queue/foo
	@Scripts/new-story "$(NAME)"

clean: ## remove build products; installed packages stay
	@rm -rf .build .build-strict .build-apple .docs Gallery/Output Benchmarks/.build Benchmarks/Output
