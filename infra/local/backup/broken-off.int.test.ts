import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeScratchFolder } from '../../testing/scratch-folder.ts'
import { runToEnd } from '../supervisor.ts'

let folder: string
beforeEach(() => {
  folder = makeScratchFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs it as npm does; rejects with what it printed. */
function run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const given = { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...env }
  return runToEnd({ name: 'command', args, env: given })
}

const BACK_UP = [join(import.meta.dirname, 'back-up.ts')]

it('says in a line what a backup broke off at, and leaves no half of it behind', async () => {
  mkdirSync(join(folder, 'data', 'postgres'), { recursive: true })
  await expect(run(BACK_UP, { TO: '/dev/null/backup' })).rejects.toThrow(/^Broke off: .*\/dev\/null.*$/)
  await expect(run(BACK_UP, { TO: '/proc/backup' })).rejects.toThrow(/^Broke off: .*\/proc.*$/)
  writeFileSync(join(folder, 'data', 'sandbox.sqlite'), 'This is no database. '.repeat(100))
  await expect(run(BACK_UP, { TO: join(folder, 'half') })).rejects.toThrow(/^Broke off: .*not a database.*$/)
  expect(readdirSync(folder)).toEqual(['data'])
})

it('says that nothing is running, where a command works on what is', async () => {
  const inRunningCopy = join(import.meta.dirname, '..', 'in-running-copy.ts')
  const rebuild = join(import.meta.dirname, '..', '..', '..', 'backend', 'src', 'rebuild.ts')
  await expect(run([inRunningCopy, rebuild])).rejects.toThrow(/^Nothing is running on DATA_DIR .*$/)
})
