import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const SCRIPT = new URL('ensure-tools.ts', import.meta.url).pathname

/** A machine that has nothing but what is in this folder. */
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-tools-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function ensureTools() {
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], {
    env: { PATH: folder },
    encoding: 'utf8',
  })
  return { status, stderr }
}

const program = (name: string, lines: string) =>
  writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })

it('installs at once all that a new machine lacks', () => {
  const brought = ['redis-server', 'chromium-headless-shell'].map(
    (name) => `/bin/cp "$0" "${folder}/${name}"`,
  )
  program('apt-get', `echo "$@" >> "${folder}/asked"\n${brought.join('\n')}`)
  program('sudo', 'shift; exec "$@"')
  expect(ensureTools()).toEqual({ status: 0, stderr: '' })
  const asked = readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n')
  expect(asked).toEqual([
    'update -qq',
    expect.stringMatching(/^install .*redis-server chromium-headless-shell/),
  ])
})

it('has the light browser installed beside a heavy one', () => {
  for (const name of ['redis-server', 'chromium']) program(name, '')
  program('apt-get', `echo "$@" >> "${folder}/asked"`)
  program('sudo', 'shift; exec "$@"')
  expect(ensureTools()).toEqual({ status: 0, stderr: '' })
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain(' chromium-headless-shell')
})

it('goes on without what only helps', () => {
  for (const name of ['redis-server', 'chromium']) program(name, '')
  program('apt-get', 'exit 100')
  program('sudo', 'exit 1')
  expect(ensureTools()).toEqual({ status: 0, stderr: '' })
})

it('says what is missing where it may install nothing', () => {
  program('redis-server', '')
  expect(ensureTools()).toEqual({ status: 1, stderr: expect.stringContaining('chromium-headless-shell') })
})
