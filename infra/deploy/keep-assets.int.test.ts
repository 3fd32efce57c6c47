import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { runToEnd } from '../local/supervisor.ts'
import { testEnvironment } from '../testing/environment.ts'

it('says in a line why files of the front end could not be kept', async () => {
  const MEDIA_DIR = mkdtempSync(join(tmpdir(), 'meridian-kept-'))
  onTestFinished(() => rmSync(MEDIA_DIR, { recursive: true }))
  writeFileSync(join(MEDIA_DIR, 'assets'), 'where a folder should be')
  const servers = testEnvironment({ databaseUrl: 'postgres://meridian@127.0.0.1:1/meridian' })
  const command = {
    name: 'keep-assets',
    args: [fileURLToPath(new URL('../../backend/src/keep-assets.ts', import.meta.url))],
    env: { ...process.env, ...servers, MEDIA_DIR },
  }
  await expect(runToEnd(command)).rejects.toThrow(
    /^keep-assets broke off: .*assets.*\nWhat it has done.*again\.$/,
  )
})
