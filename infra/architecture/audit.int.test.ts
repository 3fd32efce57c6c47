import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, readAudit } from './audit.ts'

const LOCK = {
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { padder: '1.0.0' }, devDependencies: { tester: '1.0.0' } },
    'node_modules/padder': { version: '1.0.0' },
    'node_modules/tester': { version: '1.0.0', dev: true },
  },
}
const HOLE = { id: 1, url: 'https://example.org/1', title: 'Pads too far', vulnerable_versions: '<1.1.0' }

/** A registry that knows of a hole in each package it is asked about. */
const registry = createServer((req, res) => {
  if (req.url?.startsWith('/mute')) return res.writeHead(405).end()
  const told = req.url?.endsWith('/advisories/bulk')
    ? Object.fromEntries(['padder', 'tester'].map((name) => [name, [{ ...HOLE, severity: 'high' }]]))
    : { name: req.url?.slice(1), versions: { '1.0.0': { version: '1.0.0' } } }
  res.setHeader('content-type', 'application/json').end(JSON.stringify(told))
})
const folder = mkdtempSync(join(tmpdir(), 'meridian-audit-'))
let url: string
beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(LOCK.packages['']))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(LOCK))
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  const { port } = registry.address() as AddressInfo
  url = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await new Promise((resolve) => registry.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

it('finds the holes of what runs in production, and no others', async () => {
  expect(await audit(folder, [`--registry=${url}`])).toEqual({
    outcome: 'found',
    holes: ['padder *, high: Pads too far (https://example.org/1)'],
  })
})

it('says so where the registry has no answer', async () => {
  const reason = expect.stringContaining('405')
  expect(await audit(folder, [`--registry=${url}/mute`])).toMatchObject({ outcome: 'unanswered', reason })
})

describe('the report', () => {
  const hole = { severity: 'low', range: '*', via: ['other'] }

  it('is clean where all holes are small', () => {
    expect(readAudit(JSON.stringify({ vulnerabilities: { small: hole } }))).toEqual({ outcome: 'clean' })
  })

  it('names the package that a hole comes from', () => {
    const vulnerabilities = { inner: { ...hole, severity: 'moderate' } }
    expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({
      outcome: 'found',
      holes: ['inner *, moderate: by other'],
    })
  })

  it.each(['', 'npm error', '{}'])('is none where npm printed "%s"', (printed) => {
    expect(readAudit(printed)).toEqual({ outcome: 'unanswered', reason: printed })
  })
})
