# `make help` lists what there is. Every target that builds asks Scripts/bootstrap first,
# which installs what is missing on Linux and costs nothing otherwise.

.DEFAULT_GOAL := help
.PHONY: help bootstrap demo live film pictures test soak soak-ui mutate break-shell fuzz sanitize check docs bench new-story clean

gallery := .build/release/gallery

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

bootstrap: ## install what is missing and fill Understudy/Fonts
	@Scripts/bootstrap

demo: bootstrap ## play the gallery in release and write its report: STORY=queue/guide
	@swift build -c release --product gallery
	@$(gallery) play $(STORY)

live: bootstrap ## serve the phone to browsers on this machine: PORT=8787
	@swift build -c release --product gallery
	@$(gallery) live $(if $(PORT),--port $(PORT))

film: bootstrap ## record the film on top of README: STORY=queue/guide TO=guide.webp
	@swift build -c release --product gallery
	@$(gallery) film $(or $(STORY),launch/tour) \
		--output $(or $(TO),Documentation/Pictures/tour.webp)

pictures: bootstrap ## picture every story at 2x, light and dark, into Gallery/Output/Pictures
	@swift build -c release --product gallery
	@Scripts/record-pictures

test: bootstrap ## run all tests; the last line is the counts
	@Scripts/test $(if $(FILTER),--filter "$(FILTER)")

soak: bootstrap ## compare the engine with the model: EVENTS=N SEED=S EXHAUSTIVE=6
	@swift build -c release --product soak
	@.build/release/soak $(if $(EVENTS),--events $(EVENTS)) $(if $(SEED),--seed $(SEED)) \
		$(if $(EXHAUSTIVE),--exhaustive $(EXHAUSTIVE))

soak-ui: bootstrap ## play random actions to an app with popups: ACTIONS=N SEED=S
	@swift build -c release --product soak-ui
	@.build/release/soak-ui $(if $(ACTIONS),--actions $(ACTIONS)) $(if $(SEED),--seed $(SEED))

mutate: bootstrap ## break the engine on purpose: SAMPLE=N SEED=S ONLY=FILE; without them, all of it
	@Scripts/mutate $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) \
		$(if $(ONLY),--only $(ONLY))

break-shell: bootstrap ## break the shell on purpose and see the storm notice: ONLY=WORDS ACTIONS=N SEED=S
	@Scripts/break-shell $(if $(ONLY),--only "$(ONLY)") $(if $(ACTIONS),--actions $(ACTIONS)) \
		$(if $(SEED),--seed $(SEED))

fuzz: bootstrap ## throw nonsense at the live server: SECONDS=20 or ROUNDS=N, SEED=S
	@swift build -c release --product gallery
	@Scripts/fuzz $(gallery) $(if $(ROUNDS),--rounds $(ROUNDS)) $(if $(SECONDS),--seconds $(SECONDS)) \
		$(if $(SEED),--seed $(SEED))

sanitize: bootstrap ## run the tests under the address and the thread sanitizer; takes long
	@Scripts/sanitize

check: bootstrap ## build debug and release without warnings, lint, check the rules of the house
	@Scripts/check

docs: bootstrap ## build the documentation into .docs
	@Scripts/docs

bench: bootstrap ## run the benchmarks and write Benchmarks/Output/results.json
	@Scripts/bench

new-story: ## add a story that builds: make new-story NAME=queue/foo
	@Scripts/new-story "$(NAME)"

clean: ## remove what was built, never what was installed
	@rm -rf .build .build-strict .docs Gallery/Output Benchmarks/.build Benchmarks/Output
