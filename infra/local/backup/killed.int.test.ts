import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { makeScratchFolder } from '../../testing/scratch-folder.ts'
import { runToEnd } from '../supervisor.ts'

/** What a process says that is killed. */
const WORDLESS = /^$/

let folder: string
beforeEach(() => {
  folder = makeScratchFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Where a copy keeps its files, or a backup of one, as far as a restore looks at it. */
function makeFiles(name: string, said: string) {
  mkdirSync(join(folder, name, 'postgres'), { recursive: true })
  writeFileSync(join(folder, name, 'postgres', 'PG_VERSION'), '18')
  writeFileSync(join(folder, name, 'secrets.json'), said)
}

/** Loaded before a script: kills its process as it is about to give that many-th file or folder another name. */
function killAtRename(many: number): string {
  const source = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const { renameSync } = fs
    let left = ${many}
    fs.renameSync = (...names) => {
      left -= 1
      if (left === 0) process.kill(process.pid, 'SIGKILL')
      renameSync(...names)
    }
    syncBuiltinESMExports()`
  return `data:text/javascript,${encodeURIComponent(source)}`
}

function run(script: string, flags: string[] = [], backup = 'to'): Promise<string> {
  const [data, from, to] = ['data', 'from', backup].map((name) => join(folder, name))
  const env = { PATH: process.env.PATH, DATA_DIR: data, FROM: from, TO: to }
  return runToEnd({ name: script, args: [...flags, join(import.meta.dirname, script)], env })
}

it.each([
  [1, 'before'],
  [2, 'before'],
  [3, 'restored'],
])('killed at rename %i leaves a folder with everything of %s', async (many, said) => {
  makeFiles('data', 'before')
  makeFiles('from', 'restored')
  await expect(run('restore.ts', ['--import', killAtRename(many)])).rejects.toThrow(WORDLESS)
  // Whatever works on the folder next, finds it.
  expect(await run('back-up.ts')).toContain('Backed up')
  expect(readFileSync(join(folder, 'to', 'secrets.json'), 'utf8')).toBe(said)
})

it('killed in the middle can be run again', async () => {
  makeFiles('data', 'before')
  makeFiles('from', 'restored')
  await expect(run('restore.ts', ['--import', killAtRename(3)])).rejects.toThrow(WORDLESS)
  expect(await run('restore.ts')).toContain('Restored')
  expect(readFileSync(join(folder, 'data', 'secrets.json'), 'utf8')).toBe('restored')
})

it('a backup that was killed leaves nothing behind once there is another one', async () => {
  makeFiles('data', 'before')
  // Somebody else's, for all that anybody knows.
  mkdirSync(join(folder, 'letters.unfinished'))
  await expect(run('back-up.ts', ['--import', killAtRename(1)], 'killed')).rejects.toThrow(WORDLESS)
  expect(readdirSync(folder)).toContain('killed.unfinished')
  expect(await run('back-up.ts')).toContain('killed.unfinished')
  expect(readdirSync(folder).toSorted()).toEqual(['data', 'letters.unfinished', 'to'])
  expect(readdirSync(join(folder, 'to')).toSorted()).toEqual(['postgres', 'secrets.json'])
})

it('a backup that is still being made is left alone, also by one of the same name', async () => {
  makeFiles('data', 'before')
  const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1_000)', 'infra/local/backup'])
  onTestFinished(() => void other.kill('SIGKILL'))
  mkdirSync(join(folder, 'slow.unfinished'))
  writeFileSync(join(folder, 'slow.unfinished', 'start.pid'), String(other.pid))
  expect(await run('back-up.ts')).toContain('Backed up')
  await expect(run('back-up.ts', [], 'slow')).rejects.toThrow(`by process ${other.pid}`)
  expect(readFileSync(join(folder, 'slow.unfinished', 'start.pid'), 'utf8')).toBe(String(other.pid))
})
