import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkEverything } from '../architecture/checks.ts'
import { COMPILE_CACHE } from '../local/compile-cache.ts'
import { failure, readOutcome } from './report.ts'

/** Runs the checks and every test; closes with what failed, and one line of totals. */
const folder = mkdtempSync(join(tmpdir(), 'meridian-report-'))
const reportFile = join(folder, 'report.json')

function run(program: string, args: string[]): boolean {
  const env = { ...process.env, ...COMPILE_CACHE }
  return spawnSync(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

const checks = await checkEverything()
const built = run('npm', ['run', '--silent', 'build'])
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
const wellRun = run('npx', ['--no-install', 'vitest', 'run', ...reporters])
const tests = readOutcome(reportFile)
rmSync(folder, { recursive: true, force: true })

const failedChecks = checks.filter(({ passed }) => !passed)
const failures = failedChecks.map(({ name, output }) => failure(`npm run check, ${name}`, output))
if (!built) failures.push('npm run build')
failures.push(...tests.failures)
// Such as an error that no test caught.
if (!wellRun && tests.failures.length === 0) failures.push('Vitest ended with an error outside of the tests')
const passed = checks.length - failedChecks.length + Number(built) + tests.passed
// The last lines say it all: of a long log, only these are read, or kept.
for (const told of tests.flaky) process.stdout.write(`\nFLAKY ${told}\n`)
for (const told of failures) process.stdout.write(`\nFAILED ${told}\n`)
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`)
process.exit(failures.length === 0 ? 0 : 1)
