import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

it('takes over what a killed process has left, and gives it free', async () => {
  const { dataDir, file } = dataFolder()
  const killed = script()
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  writeFileSync(file, String(killed.pid))
  const unlock = lockDataDir(dataDir)
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  unlock()
  expect(existsSync(file)).toBe(false)
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
