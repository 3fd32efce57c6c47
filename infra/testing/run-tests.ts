import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPILE_CACHE } from '../local/compile-cache.ts'

/** Runs the checks and every test, and closes with one line that counts them. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
}

const folder = mkdtempSync(join(tmpdir(), 'meridian-report-'))
const reportFile = join(folder, 'report.json')

function run(program: string, args: string[]): boolean {
  const env = { ...process.env, ...COMPILE_CACHE }
  return spawnSync(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

const checked = run('npm', ['run', '--silent', 'check'])
const built = run('npm', ['run', '--silent', 'build'])
run('npx', [
  '--no-install',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile}`,
])

const steps = [checked, built]
const report = readReport()
const passed = steps.filter(Boolean).length + report.numPassedTests
// A file that could not even be loaded counts as a failure of its own.
const failed =
  steps.filter((step) => !step).length +
  Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0)
rmSync(folder, { recursive: true, force: true })
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1 }
  }
}
