import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { DAY_MS } from '@meridian/contracts/values/durations'
import { toneMp3 } from '@meridian/infra/simulation/tone'
import { afterAll, describe, expect, it } from 'vitest'
import { createRecordingFiles } from './recording-files.ts'

const TONE = toneMp3({ seconds: 2, hertz: 300 })

const folder = mkdtempSync(join(tmpdir(), 'meridian-recordings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const namesIn = (path: string) => (existsSync(path) ? readdirSync(path) : [])
const kept = () => [
  ...namesIn(join(folder, 'incoming')),
  ...namesIn(folder).filter((name) => name !== 'incoming'),
]

/** A stream that breaks in the middle, as when somebody closes the lid. */
async function* broken(): AsyncGenerator<Buffer> {
  yield TONE.subarray(0, 6_000)
  throw new Error('the connection broke')
}

describe('a recording', () => {
  it('that breaks off leaves nothing', async () => {
    await expect(createRecordingFiles(folder).receive(Readable.from(broken()))).rejects.toThrow('broke')
    expect(kept()).toEqual([])
  })

  it('that is too large is refused while it comes, and leaves nothing', async () => {
    const files = createRecordingFiles(folder, TONE.length - 1)
    await expect(
      files.receive(Readable.from([TONE.subarray(0, 5_000), TONE.subarray(5_000)])),
    ).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('The file is too large: 300 MB at most.'),
    })
    expect(kept()).toEqual([])
  })

  it('that comes byte by byte is told by its beginning all the same', async () => {
    const pieces = [...TONE.subarray(0, 20)].map((byte) => Buffer.from([byte]))
    const { file } = await createRecordingFiles(folder).receive(Readable.from([...pieces, TONE.subarray(20)]))
    expect(kept()).toEqual([file])
  })

  it('of which a crash has left a part is cleaned away after a day', async () => {
    mkdirSync(join(folder, 'incoming'), { recursive: true })
    const [old, fresh] = ['old.part', 'fresh.part'].map((name) => join(folder, 'incoming', name))
    if (old === undefined || fresh === undefined) throw new Error('No names')
    for (const path of [old, fresh]) writeFileSync(path, 'half')
    const before = new Date(Date.now() - 2 * DAY_MS)
    utimesSync(old, before, before)
    await createRecordingFiles(folder).receive(Readable.from([TONE]))
    expect([existsSync(old), existsSync(fresh)]).toEqual([false, true])
  })
})
