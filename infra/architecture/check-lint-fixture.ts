import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Proves that our linter configuration is type-aware: only type-aware rules can find these. */
const SEEN_BY_TYPES = [
  'typescript(no-floating-promises)',
  'typescript(no-misused-promises)',
  'typescript(no-unsafe-call)',
]

const fixture = join(import.meta.dirname, 'fixtures/lint-knows-types')
// Our configuration ignores the folder, so it has one of its own that extends ours.
const { stdout, status } = spawnSync(
  'oxlint',
  ['-c', join(fixture, 'extends-ours.json'), '-f', 'unix', fixture],
  {
    encoding: 'utf8',
  },
)
const missed = SEEN_BY_TYPES.filter((rule) => !stdout.includes(rule))
const proven = status === 1 && missed.length === 0

console.log(
  proven
    ? `The linter knows types: the illegal fixture fails by ${SEEN_BY_TYPES.length} rules that need them`
    : `The linter does not see ${missed.join(', ')} in ${fixture}: type-aware linting is off\n${stdout}`,
)
process.exitCode = proven ? 0 : 1
