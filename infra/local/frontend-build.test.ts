import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { needsBuild } from './frontend-build.ts'

const root = mkdtempSync(join(tmpdir(), 'meridian-build-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Seconds since 1970. */
function write(file: string, at: number): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), '')
  utimesSync(join(root, file), at, at)
}

beforeEach(() => {
  rmSync(join(root, 'frontend/dist'), { recursive: true, force: true })
  write('frontend/src/main.tsx', 1_000)
  write('package-lock.json', 1_000)
  write('frontend/dist/index.html', 2_000)
  write('frontend/dist/.server/server.js', 2_001)
})

it('builds nothing anew that is newer than what it is made of', () => {
  expect(needsBuild(root)).toBe(false)
})

it.each(['frontend/src/main.tsx', 'contracts/src/values/tiers.ts', 'package-lock.json'])(
  'builds anew when %s has changed since',
  (source) => {
    write(source, 3_000)
    expect(needsBuild(root)).toBe(true)
    rmSync(join(root, source))
  },
)

it('builds anew what was broken off between the pages and what draws them', () => {
  rmSync(join(root, 'frontend/dist/.server'), { recursive: true })
  expect(needsBuild(root)).toBe(true)
})
