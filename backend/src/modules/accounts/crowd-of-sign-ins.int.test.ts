import { availableParallelism } from 'node:os'
import type { Answer } from '@meridian/infra/simulation/http-client'
import { listenToLog } from '@meridian/infra/testing/log-lines'
import { arriveAt, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const { log, lines } = listenToLog()

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend({ TRUST_PROXY: '1' }, log)
})
afterAll(() => backend.stop())

/** Many more than are checked within seconds, whatever the machine. */
const CROWD = 400 * availableParallelism()
const NEWCOMERS = 50

/** Each time somebody else, from somewhere else: no limit of theirs is reached. */
let arrived = 0
function arrive(path: string, more?: { username: string }): Promise<Answer> {
  arrived += 1
  const body = { email: `stranger${arrived}@example.org`, password: 'a good guess', ...more }
  return backend.visitor().post(path, body, { 'x-forwarded-for': `10.9.${arrived >> 8}.${arrived & 255}` })
}

/**
 * As many connections as there are calls. Opened by the calls themselves, all that a server does not accept at once
 * would come a second later, when the line has room again.
 */
async function connectAll(): Promise<void> {
  await Promise.all(Array.from({ length: CROWD + NEWCOMERS }, () => backend.visitor().get('/healthz')))
}

const register = () => arrive('/api/register', { username: `Newcomer ${arrived}` })

const statusesOf = async (answers: Promise<Answer>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)

/** The first of them that is sent away. */
function sentAway(answers: Promise<Answer>[]): Promise<Answer> {
  return Promise.any(
    answers.map(async (coming) => {
      const answer = await coming
      if (answer.status !== 503) throw new Error(`answered ${answer.status}`)
      return answer
    }),
  ).catch(() => {
    throw new Error('Nobody was sent away.')
  })
}

describe('more passwords than can be checked within seconds', () => {
  it('are sent away until there is room, and known browsers need not stand in their line', async () => {
    const owner = await arriveAt(backend)
    await owner.browser.post('/api/logout')
    await connectAll()
    const crowd = Array.from({ length: CROWD }, () => arrive('/api/login'))
    const refusal = await sentAway(crowd)
    const newcomers = Array.from({ length: NEWCOMERS }, register)
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '5'])
    expect(refusal.text).toBe('Very many people are signing in right now. Please try again in a few seconds.')
    let waiting = CROWD
    for (const coming of crowd) void coming.then(() => (waiting -= 1))
    const { email, password } = owner
    expect((await owner.browser.post('/api/login', { email, password })).status).toBe(200)
    expect(waiting).toBeGreaterThan(CROWD / 4)
    expect(await statusesOf(newcomers)).toContain(503)
    const statuses = await statusesOf(crowd)
    expect(new Set(statuses)).toEqual(new Set([401, 503]))
    const refusals = lines.filter(({ call, code }) => call === 'POST /api/login' && code === 'unavailable')
    expect(refusals).toHaveLength(statuses.filter((status) => status === 503).length)
    expect((await register()).status).toBe(200)
  })
})
