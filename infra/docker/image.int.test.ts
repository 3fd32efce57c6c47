import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ROOT, read } from '../deploy/manifests.ts'
import { runToEnd } from '../local/supervisor.ts'

/** Of some thousands: the scripts themselves, and what is read only when it is needed. */
const COMPILED_LATER_AT_MOST = 25

let cache: string
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'meridian-compiled-'))
})
afterEach(() => rmSync(cache, { recursive: true, force: true }))

const compiled = () => readdirSync(cache, { recursive: true }).length

function node(...args: string[]): Promise<string> {
  return runToEnd({ name: 'image', args, env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: cache } })
}

it.each(['backend/src/main.ts', 'workers/src/main.ts'])(
  'has compiled what %s imports before it is started for the first time',
  async (script) => {
    const [, args = ''] = /^RUN node (.+)$/m.exec(read('infra/docker/Dockerfile')) ?? []
    await node(...args.split(' '))
    const inImage = compiled()
    // It has imported everything by the time it looks at its configuration.
    await expect(node(ROOT + script)).rejects.toThrow('DATABASE_URL is required')
    expect(inImage).toBeGreaterThan(COMPILED_LATER_AT_MOST)
    expect(compiled() - inImage).toBeLessThanOrEqual(COMPILED_LATER_AT_MOST)
  },
)
