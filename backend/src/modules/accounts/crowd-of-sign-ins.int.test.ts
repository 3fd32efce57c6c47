import { availableParallelism } from 'node:os'
import type { Answer } from '@meridian/infra/simulation/http-client'
import { arriveAt, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend({ TRUST_PROXY: '1' })
})
afterAll(() => backend.stop())

/** Many more than are checked within seconds, whatever the machine. */
const CROWD = 400 * availableParallelism()

/** Each time somebody else, from somewhere else: no limit of theirs is reached. */
function arrive(turn: number, { path = '/api/login', ...more }: { path?: string; username?: string } = {}) {
  const body = { email: `stranger${turn}@example.org`, password: 'a good guess', ...more }
  return backend.visitor().post(path, body, { 'x-forwarded-for': `10.9.${turn >> 8}.${turn & 255}` })
}

const register = () => arrive(CROWD, { path: '/api/register', username: 'Newcomer' })

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
  it('are sent away until there is room, and keep no browser out that is known', async () => {
    const owner = await arriveAt(backend)
    await owner.browser.post('/api/logout')
    const crowd = Array.from({ length: CROWD }, (_, turn) => arrive(turn))
    const refusal = await sentAway(crowd)
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '5'])
    expect(refusal.text).toBe('Very many people are signing in right now. Please try again in a few seconds.')
    const [newcomer, known] = await Promise.all([
      register(),
      owner.browser.post('/api/login', { email: owner.email, password: owner.password }),
    ])
    expect([newcomer.status, known.status]).toEqual([503, 200])
    const statuses = (await Promise.all(crowd)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([401, 503]))
    expect((await register()).status).toBe(200)
  })
})
