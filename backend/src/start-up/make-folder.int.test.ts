import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'

const place = mkdtempSync(join(tmpdir(), 'meridian-folder-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

it('makes what is missing, and leaves alone what is there', () => {
  for (let time = 0; time < 2; time++) makeFolder(join(place, 'a', 'b'))
  expect(statSync(join(place, 'a', 'b')).isDirectory()).toBe(true)
})

it('says so where nothing can be made', () => {
  writeFileSync(join(place, 'file'), '')
  for (const folder of [join(place, 'file'), join(place, 'file', 'inside'), '/proc/meridian/data'])
    expect(() => makeFolder(folder)).toThrow(/^E[A-Z]+: .*mkdir/)
})
