import { type CheckResult, type CheckStep, runChecks } from './run-checks.ts'

/** How many programs run at once: one for each core of the smallest machine this has to run on. */
const AT_ONCE = 2

const ours = (script: string) => ['node', `infra/architecture/${script}.ts`]

const STEPS: CheckStep[] = [
  { name: 'format', command: ['biome', 'ci', '--colors=off', '.'] },
  { name: 'lint', command: ['oxlint', '-f', 'unix'] },
  { name: 'lint knows types', command: ours('check-lint-fixture') },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'floor plan', command: ours('check-floor-plan') },
  { name: 'pictures', command: ours('check-pictures') },
  { name: 'sizes', command: ours('check-sizes') },
  { name: 'dead code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'forbidden words', command: ours('check-words') },
  { name: 'known holes', command: ours('check-audit') },
]

/**
 * Runs every check on the code and prints what each said, then how many passed.
 * @returns the results, in the order of the checks; never throws: a check that cannot be started has failed.
 */
export async function checkEverything(): Promise<CheckResult[]> {
  const results = await runChecks(STEPS, { atOnce: AT_ONCE, onResult: print })
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name)
  console.log(`\n${results.length - failed.length} of ${results.length} checks passed`)
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
  return results
}

function print({ name, seconds, passed, output }: CheckResult): void {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  if (output !== '') console.log(output)
  console.log(`${passed ? '✓' : '✗'} ${name} ${passed ? 'passed' : 'FAILED'} (${seconds.toFixed(1)} s)`)
}
