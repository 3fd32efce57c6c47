import { availableParallelism } from 'node:os'
import type { Answer } from '@meridian/infra/simulation/http-client'
import { arriveAt, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from './gateways/password-hasher.ts'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend({ TRUST_PROXY: '1' })
})
afterAll(() => backend.stop())

let lastPlace = 0
function newPlace(): string {
  lastPlace += 1
  return `10.${lastPlace >> 16}.${(lastPlace >> 8) & 255}.${lastPlace & 255}`
}

function login(email: string, password: string, place = newPlace(), browser = backend.visitor()) {
  return browser.post('/api/login', { email, password }, { 'x-forwarded-for': place })
}

async function guess(email: string, times: number, placeOf: () => string): Promise<Answer[]> {
  const answers = []
  for (let tried = 0; tried < times; tried += 1) answers.push(await login(email, `guess ${tried}`, placeOf()))
  return answers
}

const counted = (answers: Answer[]) => ({
  checked: answers.filter(({ status }) => status === 401).length,
  refused: answers.filter(({ status }) => status === 429).length,
})

describe('guessing one password from many places', () => {
  it('is slowed, while the owner gets in by a browser that is known', async () => {
    const owner = await arriveAt(backend)
    const answers = await guess(owner.email, 300, newPlace)
    expect(counted(answers)).toEqual({ checked: 30, refused: 270 })
    const wait = Number(answers.at(-1)?.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(15 * 60)
    expect((await login(owner.email, owner.password)).status).toBe(429)
    await owner.browser.post('/api/logout')
    expect((await login(owner.email, owner.password, newPlace(), owner.browser)).status).toBe(200)
  })

  it('is slowed alike where nobody has the address, and nobody else is', async () => {
    expect(counted(await guess('nobody-at-all@example.org', 40, newPlace))).toEqual({
      checked: 30,
      refused: 10,
    })
    const other = await arriveAt(backend)
    expect((await login(other.email, other.password)).status).toBe(200)
  })

  it('gets no further with a browser that is known for another account, or by a made-up mark', async () => {
    const [owner, attacker] = [await arriveAt(backend), await arriveAt(backend)]
    await guess(owner.email, 30, newPlace)
    expect((await login(owner.email, owner.password, newPlace(), attacker.browser)).status).toBe(429)
    const forged = { cookie: `known-device=${owner.id}:x.${'y'.repeat(43)}`, 'x-forwarded-for': newPlace() }
    const { email, password } = owner
    expect((await backend.visitor().post('/api/login', { email, password }, forged)).status).toBe(429)
  })

  it('is no faster with a stolen mark of the owner’s browser', async () => {
    const owner = await arriveAt(backend)
    const statuses = []
    for (let tried = 0; tried < 25; tried += 1)
      statuses.push((await login(owner.email, `guess ${tried}`, newPlace(), owner.browser)).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  })

  it('does not count what was right', async () => {
    const owner = await arriveAt(backend)
    const statuses = []
    for (let times = 0; times < 35; times += 1)
      statuses.push((await login(owner.email, owner.password)).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

describe('guessing from one place', () => {
  it('is slowed for one account, and its owner gets in from another place', async () => {
    const owner = await arriveAt(backend)
    const place = newPlace()
    expect(counted(await guess(owner.email, 25, () => place))).toEqual({ checked: 20, refused: 5 })
    expect((await login(owner.email, owner.password)).status).toBe(200)
  })

  it('is slowed for a household, which has as many addresses of IPv6 as it likes', async () => {
    const owner = await arriveAt(backend)
    let address = 0
    const answers = await guess(owner.email, 25, () => `2001:db8:7:7::${((address += 1)).toString(16)}`)
    expect(counted(answers)).toEqual({ checked: 20, refused: 5 })
  })

  it('is slowed for all accounts together', async () => {
    const place = newPlace()
    const answers = []
    for (let tried = 0; tried < 110; tried += 1)
      answers.push(await login(`nobody${tried}@example.org`, 'guess', place))
    expect(counted(answers)).toEqual({ checked: 100, refused: 10 })
  })
})

describe('an answer', () => {
  it('comes for the longest of addresses too', async () => {
    const label = 'a'.repeat(60)
    const longest = `${label}@${label}.${label}.${label}.example`
    expect((await login(longest, 'guess', '2001:db8:1234:5678:9abc:def0:1234:5678')).status).toBe(401)
  })

  it.each(['with', 'without', 'of nobody'])(
    'waits for a check of the password, %s one to check',
    async (kind) => {
      const owner = await arriveAt(backend)
      const email = kind === 'of nobody' ? `no-${owner.email}` : owner.email
      if (kind === 'without') {
        const text = 'update accounts set password_hash = null where id = $1'
        await backend.system.sql.rows({ text, values: [owner.id] })
      }
      // A check takes its turn behind these; an answer without one comes while most of them are still waiting.
      let done = 0
      const before = Array.from({ length: 10 * availableParallelism() }, async () => {
        await hashPassword('somebody else')
        done += 1
      })
      const answer = await login(email, 'wrong')
      const doneBefore = done
      await Promise.all(before)
      expect([answer.status, answer.text]).toEqual([401, 'Invalid email or password'])
      // As many as there are turns, this one's among them, are under way at once.
      const turns = availableParallelism() + 1
      expect(doneBefore).toBeGreaterThan(before.length - turns)
    },
  )
})
