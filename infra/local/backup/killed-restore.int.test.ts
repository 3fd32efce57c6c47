import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
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

function run(script: string, flags: string[] = []): Promise<string> {
  const [data, from, to] = ['data', 'from', 'to'].map((name) => join(folder, name))
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
