# Everything here goes through npm scripts: they find the Node that the project brings along.
.DEFAULT_GOAL := help
STAMP := node_modules/.installed

help: ## Say what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(STAMP): package-lock.json
	@echo "· Installing packages (once, about a minute)"
	@npm ci --no-audit --no-fund --loglevel=error
	@touch $(STAMP)

start: $(STAMP) ## Start everything and print the address and the demo accounts
	@npm run --silent start

dev: $(STAMP) ## The same, reloading what you change
	@npm run --silent dev

test: $(STAMP) ## Run every check and every test
	@npm run --silent test

check: $(STAMP) ## Format, lint, types, import rules, sizes, dead code
	@npm run --silent check

format: $(STAMP) ## Format the code
	@npm run --silent format

bench: $(STAMP) ## Measure how fast it is, as ratios
	@npm run --silent bench

stress: $(STAMP) ## Let 500 people buy at once while the payment provider fails; PEOPLE=50 for fewer
	@npm run --silent stress:checkouts -- $(if $(PEOPLE),--people=$(PEOPLE))

rebuild: $(STAMP) ## Rebuild the read models of the running system from the journal
	@npm run --silent rebuild

reconcile: $(STAMP) ## Compare memberships with the payment provider; REPAIR=1 repairs what differs
	@npm run --silent reconcile -- $(if $(REPAIR),--repair)

backup: $(STAMP) ## Copy everything that DATA_DIR keeps, while it runs or not; TO=<folder>
	@npm run --silent backup

restore: $(STAMP) ## Put a backup in the place of DATA_DIR, which is put aside; FROM=<folder>
	@npm run --silent restore

clean: ## Remove what was installed and built; data stays
	@rm -rf node_modules frontend/dist

.PHONY: help start dev test check format bench stress rebuild reconcile backup restore clean
