import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'

const PRELOAD = new URL('./exit-with-parent.ts', import.meta.url).href

/** A part that says when it runs, and goes on for ever unless it is ended. */
function startPart(onSigterm: string) {
  const script = `process.on('SIGTERM', () => { ${onSigterm} }); setInterval(() => {}, 1_000); console.log('runs')`
  return spawn(process.execPath, ['--import', PRELOAD, '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}

it.each([
  { part: 'ends in order', onSigterm: 'process.exit(0)', ending: [0, null] },
  { part: 'cannot end in order', onSigterm: '', ending: [null, 'SIGKILL'] },
])('a part that $part is gone once whoever started it is', async ({ onSigterm, ending }) => {
  const part = startPart(onSigterm)
  onTestFinished(() => void part.kill('SIGKILL'))
  await once(part.stdout, 'data')
  const ended = once(part, 'exit')
  part.stdin.end()
  expect(await ended).toEqual(ending)
})
