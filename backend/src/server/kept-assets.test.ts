import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepAssets } from './kept-assets.ts'

const place = mkdtempSync(join(tmpdir(), 'meridian-assets-'))
const [built, kept] = [join(place, 'built'), join(place, 'media', 'assets')]
beforeAll(() => mkdirSync(built))
afterAll(() => rmSync(place, { recursive: true, force: true }))

it('keeps the files of a build beside those of the builds before', async () => {
  writeFileSync(join(built, 'index-one.js'), 'one')
  expect(await keepAssets(built, kept)).toBe(1)
  rmSync(join(built, 'index-one.js'))
  writeFileSync(join(built, 'index-two.js'), 'two')
  expect([await keepAssets(built, kept), await keepAssets(built, kept)]).toEqual([1, 0])
  expect(readdirSync(kept).toSorted()).toEqual(['index-one.js', 'index-two.js'])
  expect(readFileSync(join(kept, 'index-one.js'), 'utf8')).toBe('one')
})

it('begins a file again that was broken off', async () => {
  writeFileSync(join(built, 'index-three.js'), 'three')
  writeFileSync(join(kept, '.index-three.js'), 'thr')
  expect(await keepAssets(built, kept)).toBe(1)
  expect(readFileSync(join(kept, 'index-three.js'), 'utf8')).toBe('three')
  expect(readdirSync(kept).filter((name) => name.startsWith('.'))).toEqual([])
})
