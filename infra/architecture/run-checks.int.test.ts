import { expect, it } from 'vitest'
import { runChecks } from './run-checks.ts'

const node = (name: string, script: string) => ({ name, command: [process.execPath, '-e', script] })

it('lets every check have its say, in order, whatever the others do', async () => {
  const told: string[] = []
  const steps = [
    node('fails', 'console.log("one"); console.error("two"); process.exitCode = 3'),
    { name: 'is not there', command: ['no-such-program-anywhere'] },
    node('passes', ''),
  ]
  const results = await runChecks(steps, { atOnce: 2, onResult: ({ name }) => told.push(name) })
  expect(told).toEqual(['fails', 'is not there', 'passes'])
  expect(results.map(({ passed }) => passed)).toEqual([false, false, true])
  expect(results[0]?.output).toContain('one')
  expect(results[0]?.output).toContain('two')
  expect(results[1]?.output).toContain('no-such-program-anywhere does not start')
})
