import { CLAIM_LINK } from '@meridian/backend/worker-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../simulation/http-client.ts'
import { arriveAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { untilLinkToken, untilMails } from './people.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem({ TRUST_PROXY: '1' })
})
afterAll(() => system.stop())

const visitor = () => createClient(system.url)
const from = (address: string) => ({ 'x-forwarded-for': address })
const forgot = (email: string, address = '10.0.0.1') =>
  visitor().post('/api/password/forgot', { email }, from(address))
const set = (token: string, password = 'a new password') =>
  visitor().post('/api/password', { token, password })

async function forgetful() {
  const person = await arriveAt(system)
  await forgot(person.email)
  return { ...person, token: await untilLinkToken(system, person.email, 'reset-password') }
}

describe('who forgot their password', () => {
  it('sets another one by a mailed link, which ends every session from before', async () => {
    const person = await forgetful()
    const stolen = person.browser.cookie()
    const answer = await set(person.token)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.json()).toMatchObject({ id: person.id })
    const kept = await fetch(`${system.url}/api/session`, { headers: { cookie: stolen } })
    expect(kept.status).toBe(401)
    expect((await person.login()).status).toBe(401)
    const { email } = person
    expect((await visitor().post('/api/login', { email, password: 'a new password' })).status).toBe(200)
    const mails = await untilMails(system, email, 3)
    expect(mails.map(({ subject }) => subject)).toContain('Your Meridian password was set')
  })

  it('loses nothing to a program that opens the link before', async () => {
    const { token } = await forgetful()
    await visitor().get(`/reset-password#${token}`)
    await visitor().get(`/reset-password?token=${token}`)
    expect((await set(token)).status).toBe(200)
  })

  it('keeps the old password until the new one is set', async () => {
    const person = await forgetful()
    expect((await person.login()).status).toBe(200)
    expect((await set(person.token, 'short')).status).toBe(400)
    expect((await set(person.token)).status).toBe(200)
  })

  it('gets no more than a handful of mails, however often somebody asks', async () => {
    const person = await arriveAt(system)
    for (let asked = 0; asked < 8; asked += 1) await forgot(person.email, `10.1.0.${asked}`)
    const other = await arriveAt(system)
    await forgot(other.email)
    await untilLinkToken(system, other.email, 'reset-password')
    // One more came with the registration.
    expect(await untilMails(system, person.email, 6)).toHaveLength(6)
  })
})

describe('a link', () => {
  it('works once, however many use it at the same time', async () => {
    const { token } = await forgetful()
    const answers = await Promise.all([1, 2, 3, 4].map((number) => set(token, `password ${number}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    expect((await set(token)).text).toBe(
      'This link has already been used or has expired. Please request a new one.',
    )
  })

  it('is used up by another one of the same person', async () => {
    const person = await forgetful()
    await forgot(person.email)
    const mails = await untilMails(system, person.email, 3)
    const tokens = mails.flatMap(({ text }) => /reset-password#(\S+)/.exec(text)?.[1] ?? [])
    expect(new Set(tokens).size).toBe(2)
    expect((await set(tokens[1] ?? '')).status).toBe(200)
    expect((await set(tokens[0] ?? '')).status).toBe(400)
  })

  it('ends after its time', async () => {
    const person = await forgetful()
    const text = "update password_links set expires_at = now() - interval '1 second' where account_id = $1"
    await system.system.sql.rows({ text, values: [person.id] })
    expect((await set(person.token)).status).toBe(400)
    expect((await person.login()).status).toBe(200)
  })

  it('of somebody else, for something else, or made up, opens nothing', async () => {
    const [one, other] = [await forgetful(), await forgetful()]
    const [id = '', signature = ''] = one.token.split('.')
    const [foreignId = ''] = other.token.split('.')
    const forged = [
      `${foreignId}.${signature}`,
      `${id}.${signature.slice(1)}x`,
      system.system.tokens.sign(CLAIM_LINK, id),
      'x'.repeat(60),
    ]
    for (const token of forged) expect((await set(token)).text).toContain('This link is not valid')
    expect((await other.login()).status).toBe(200)
  })
})

/** For whom links were wanted, as the journal has it; null for an address of nobody. */
const wishes = async () => {
  const text = `select payload ->> 'accountId' as "accountId" from domain_events
    where type = 'accounts.password-reset-requested' order by position`
  const rows = await system.system.sql.rows<{ accountId: string | null }>({ text })
  return rows.map(({ accountId }) => accountId)
}

describe('asking', () => {
  it('is answered alike for an address that nobody has, after the same work', async () => {
    const person = await arriveAt(system)
    // Without workers, an answer cannot have waited for a mail.
    await system.stopWorkers()
    const before = (await wishes()).length
    const known = await forgot(person.email, '10.2.0.1')
    const unknown = await forgot(`nobody.${person.email}`, '10.2.0.2')
    const written = (await wishes()).slice(before)
    await system.startWorkers()
    expect([known.status, known.text]).toEqual([200, expect.stringContaining('If there is an account with')])
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(written).toEqual([person.id, null])
  })

  it('is slowed down for one place, and for no other', async () => {
    const statuses = []
    for (let asked = 0; asked < 32; asked += 1)
      statuses.push(await forgot(`nobody${asked}@example.org`, '10.3.0.1'))
    const refused = statuses.at(-1)
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await forgot('nobody@example.org', '10.3.0.2')).status).toBe(200)
  })
})
