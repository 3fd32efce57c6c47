import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { holderOf } from '../local/data-lock.ts'
import { removeData } from './started-copy.ts'
import { until } from './until.ts'

const MODULE = new URL('./started-copy.ts', import.meta.url).href

/** Tests that start a copy, and say so once it runs: it has nothing more to say then, and hears of nobody by that. */
async function runTests(dataDir: string) {
  const given = { dataDir, env: { SEED_DEMO: '0' } }
  const script = `await (await import(${JSON.stringify(MODULE)})).startCopy(${JSON.stringify(given)}); console.log('runs')`
  const tests = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(tests.stdout, 'data')
  return tests
}

it('a copy is gone once the tests that started it are, even when they were killed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-copy-'))
  const tests = await runTests(dataDir)
  const copy = () => holderOf(dataDir)
  const isGone = () => copy() === undefined
  onTestFinished(() => {
    const pid = copy()
    if (pid !== undefined) process.kill(pid, 'SIGINT')
    removeData({ dataDir })
  })
  expect(isGone()).toBe(false)
  tests.kill('SIGKILL')
  await until(isGone, { what: 'the copy to end' })
})
