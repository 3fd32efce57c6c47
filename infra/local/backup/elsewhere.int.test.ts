import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeScratchFolder } from '../../testing/scratch-folder.ts'
import { startPostgres } from '../postgres.ts'
import { runToEnd } from '../supervisor.ts'
import { copyRunningDatabase } from './copy-running-database.ts'

let folder: string
beforeEach(() => {
  folder = makeScratchFolder()
})
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))

it('files of one server are not copied as those of another', async () => {
  const server = await startPostgres({
    folder: join(folder, 'other', 'postgres'),
    password: 'of the server',
    fsync: false,
  })
  const to = join(folder, 'copy')
  const left = join(folder, 'left')
  mkdirSync(left)
  const copied = copyRunningDatabase({ url: server.url('postgres'), folder: left, to })
  try {
    await expect(copied).rejects.toThrow(`not the one in ${left}`)
  } finally {
    await server.stop()
  }
  expect(existsSync(to)).toBe(false)
})

it('a database elsewhere is not taken for the one that was left behind', async () => {
  const data = join(folder, 'data')
  mkdirSync(join(data, 'postgres'), { recursive: true })
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: data,
    DATABASE_URL: 'postgres://db.example/meridian',
    TO: join(folder, 'backup'),
  }
  const made = runToEnd({ name: 'command', args: [join(import.meta.dirname, 'back-up.ts')], env })
  await expect(made).rejects.toThrow('DATABASE_URL is set')
  expect(existsSync(env.TO)).toBe(false)
})
