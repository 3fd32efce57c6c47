import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openLogFile } from './log-file.ts'

it('that cannot be written ends nothing: it is told once, and what comes later is written again', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-log-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const said: string[] = []
  const log = openLogFile(dataDir, (line) => said.push(line))
  // As good as a full disk: nothing can be written there.
  mkdirSync(log.path)
  log.write('lost\n')
  log.note('workers ended')
  expect(said).toEqual([
    expect.stringMatching(/^The log .*meridian\.log cannot be written: .+/),
    'workers ended',
  ])
  rmdirSync(log.path)
  log.write('kept\n')
  expect(readFileSync(log.path, 'utf8')).toBe('kept\n')
  rmSync(log.path)
  mkdirSync(log.path)
  log.write('lost\n')
  expect(said).toHaveLength(3)
})

it('has what is said by the time at which it is said', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-log-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  let found = ''
  const log = openLogFile(dataDir, () => {
    found = readFileSync(log.path, 'utf8')
  })
  log.note('workers ended')
  expect(JSON.parse(found)).toMatchObject({ part: 'start', msg: 'workers ended' })
})

it('goes on in a new file when it is long, also after another start, and the one before is kept', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-log-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const open = () => openLogFile(dataDir, () => {}, 10)
  const log = open()
  log.write('a long first line\n')
  log.write('the second\n')
  open().write('the third\n')
  expect(readFileSync(log.path, 'utf8')).toBe('the third\n')
  expect(readFileSync(`${log.path}.1`, 'utf8')).toBe('the second\n')
})
