import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'
import { lockDataDir } from './data-lock.ts'

function dataFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-lock-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return { dataDir, file: join(dataDir, 'start.pid') }
}

/** A process that looks like a script of ours. */
function script() {
  const running = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1_000)', 'infra/local/start.ts'])
  onTestFinished(() => void running.kill('SIGKILL'))
  return running
}

async function pidOfKilled(): Promise<string> {
  const killed = script()
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  return String(killed.pid)
}

it('takes over what a killed process has left, and gives it free', async () => {
  const { dataDir, file } = dataFolder()
  const pid = await pidOfKilled()
  writeFileSync(file, pid)
  // It was taking over itself when it was killed.
  writeFileSync(`${file}.turn`, pid)
  const unlock = lockDataDir(dataDir)
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  unlock()
  expect(readdirSync(dataDir)).toEqual([])
})

const STARTS = 100
const APART_MS = 4

/** Another script of ours that takes the lock of each folder, at the times that it is told; answers which it got. */
async function takeEach(folders: readonly string[], begin: number): Promise<boolean[]> {
  const source = `
    const { lockDataDir } = await import(${JSON.stringify(new URL('data-lock.ts', import.meta.url).href)})
    const taken = ${JSON.stringify(folders)}.map((folder, place) => {
      while (Date.now() < ${begin} + place * ${APART_MS});
      try { lockDataDir(folder); return true } catch { return false }
    })
    console.log(JSON.stringify(taken))
    setInterval(() => {}, 1_000)`
  const running = spawn(process.execPath, ['--input-type=module', '--eval', source, 'infra/local/start.ts'])
  onTestFinished(() => void running.kill('SIGKILL'))
  const [line] = await once(createInterface(running.stdout), 'line')
  return JSON.parse(String(line))
}

it('is taken over by one of two that start at the same moment, and by no more', async () => {
  const pid = await pidOfKilled()
  const folders = Array.from({ length: STARTS }, () => {
    const { dataDir, file } = dataFolder()
    writeFileSync(file, pid)
    return dataDir
  })
  const begin = Date.now() + 3_000
  const [one, other] = await Promise.all([takeEach(folders, begin), takeEach(folders, begin)])
  const takers = folders.map((_, place) => [one[place], other[place]].filter(Boolean).length)
  expect([takers.filter((many) => many !== 1), takers.length]).toEqual([[], STARTS])
  expect(folders.flatMap((folder) => readdirSync(folder))).toEqual(folders.map(() => 'start.pid'))
})

it('leaves a folder alone that another process works on', async () => {
  const { dataDir, file } = dataFolder()
  const { pid } = script()
  writeFileSync(file, String(pid))
  expect(() => lockDataDir(dataDir)).toThrow(`in use by process ${pid}`)
  expect(readFileSync(file, 'utf8')).toBe(String(pid))
})

it('says what is wrong with a folder that cannot be written', () => {
  const { dataDir } = dataFolder()
  expect(() => lockDataDir(join(dataDir, 'missing'))).toThrow('cannot be written')
})
