import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'

const LOG = JSON.stringify(new URL('./log.ts', import.meta.url).href)
/** More than a pipe holds. */
const MANY = 2_000
/** More than may wait. */
const TOO_MANY = 60_000
const LAST = 3

/**
 * A process that logs `lines` at its start, and the last ones when it is asked to end. It says on the other output that
 * it has begun. `first` is run before.
 */
async function startLogging({ lines, first = '' }: { lines: number; first?: string }) {
  const script = `
    ${first}
    const log = (await import(${LOG})).createLog('info', 'test')
    const say = (lines) => { for (let line = 0; line < lines; line++) log.info({ line }, 'x'.repeat(200)) }
    process.on('SIGTERM', () => { say(${LAST}); process.exit(0) })
    setInterval(() => {}, 1_000)
    say(${lines})
    process.stderr.write('begun')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stderr, 'data')
  return child
}

it.each([
  { what: 'who reads the lines is gone, with lines unread', lines: MANY },
  { what: 'nobody is there for its last lines', lines: 0 },
])('goes on, and ends when it is asked to, although $what', async ({ lines }) => {
  const child = await startLogging({ lines })
  child.stdout.destroy()
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

it('ends although who reads the lines stands still, on an output that is shared with others', async () => {
  // Node makes an output that it looks at one that does not block, for whoever else has it as well.
  const child = await startLogging({ lines: MANY, first: 'void process.stdout' })
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

it('has its last lines read by who is there', async () => {
  const child = await startLogging({ lines: MANY })
  const read = text(child.stdout)
  child.kill('SIGTERM')
  expect(linesOf(await read)).toHaveLength(MANY + LAST)
})

it('keeps only so many lines for who reads too slowly, and says how many it dropped', async () => {
  const child = await startLogging({ lines: TOO_MANY })
  const notice = /"msg":"(\d+) lines were dropped/
  let read = ''
  const told = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      read += chunk.toString()
      if (notice.test(read)) resolve()
    })
  })
  await told
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
  const dropped = Number(notice.exec(read)?.[1])
  expect(dropped).toBeGreaterThan(0)
  expect(linesOf(read)).toHaveLength(TOO_MANY - dropped + 1 + LAST)
})

function linesOf(read: string): string[] {
  return read.trimEnd().split('\n')
}
