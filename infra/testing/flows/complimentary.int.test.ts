import { announceComplimentaryEnds, endExpiredComplimentary } from '@meridian/backend/worker-api'
import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import type { Analytics } from '@meridian/contracts/http/analytics/get-analytics'
import type { Member } from '@meridian/contracts/http/analytics/get-member'
import { DAY_MS } from '@meridian/contracts/values/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type HttpClient } from '../../simulation/http-client.ts'
import { eventsAbout } from '../journal.ts'
import { untilProjected } from '../read-models.ts'
import { adminAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, somebody, untilMails, untilSession, untilSettled } from './people.ts'

let system: WholeSystem
let admin: HttpClient
beforeAll(async () => {
  system = await startWholeSystem()
  admin = await adminAt(system)
})
afterAll(() => system.stop())

async function arrive() {
  const person = somebody()
  const buyer = buyerOf(system, person)
  const answer = await buyer.browser.post('/api/register', { ...person, password: 'long enough' })
  const { id } = answer.json<SessionUser>()
  const give = (change: object = {}) =>
    admin.post(`/api/users/${id}/complimentary`, {
      tier: 'pro',
      until: new Date(Date.now() + 90 * DAY_MS).toISOString(),
      reason: 'Speaks in summer',
      ...change,
    })
  const takeBack = () => admin.post(`/api/users/${id}/complimentary/end`, { reason: 'Moved away' })
  const member = async () => (await admin.get(`/api/users/${id}`)).json<Member>()
  return { ...person, ...buyer, id, give, takeBack, member }
}

const endExpired = () => system.system.commands.run(endExpiredComplimentary, undefined, 'operator')

/** What whoever pays may do about that. */
const BILLING_CALLS = {
  portal: { purpose: 'overview' },
  'update-payment-method': {},
  'plan-preview': { tierId: 'basic' },
  'plan-change': { tierId: 'basic' },
}

/** Lets the day come until which a membership was given. */
async function letDayCome(id: string) {
  await system.system.sql.rows({
    text: 'update memberships set complimentary_until = now() where account_id = $1',
    values: [id],
  })
}

/** Waits for mails to an address whose subject says this. */
const mailsAbout = (email: string, words: string) =>
  until(
    async () => {
      const mails = (await untilMails(system, email, 1)).filter(({ subject }) => subject.includes(words))
      return mails.length > 0 ? mails : undefined
    },
    { what: `a mail to ${email} about ${words}` },
  )

describe('a membership that is given', () => {
  it('opens what a paid one opens, counts nothing, and says who gave it and why', async () => {
    const { browser, id, email, give, member } = await arrive()
    expect((await browser.get('/api/podcast')).status).toBe(403)
    expect((await give()).status).toBe(200)
    await untilSession(browser, { membershipStatus: 'active', membershipTier: 'pro' })
    const opened = ['/api/podcast', '/api/meetups', '/api/members/locations', '/api/telegram']
    for (const path of opened) expect(await browser.get(path), path).toMatchObject({ status: 200 })
    expect((await browser.post('/api/podcast/feed', {})).status).toBe(200)
    const counted = async () => {
      const figures = (await admin.get('/api/analytics')).json<Analytics>()
      return figures.memberCount === 1 ? figures : undefined
    }
    const figures = await until(counted, { what: 'the member to be counted' })
    expect(figures.monthlyRevenue).toBe(0)
    const known = await until(async () => ((await member()).complimentary ? member() : undefined), {
      what: 'the gift on the page of the member',
    })
    expect(known.access.decidedBy).toMatchObject({
      type: 'membership.complimentary-granted',
      actor: { kind: 'person', name: 'admin' },
      details: { tier: 'pro', reason: 'Speaks in summer' },
    })
    expect(await mailsAbout(email, 'You have a')).toHaveLength(1)
    expect((await browser.get('/api/subscription')).json()).toMatchObject({
      subscription: null,
      complimentary: { until: known.complimentary?.until },
    })
    for (const [call, body] of Object.entries(BILLING_CALLS)) {
      const answer = await browser.post(`/api/subscription/${call}`, body)
      expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('complimentary')])
    }
    expect(await eventsAbout(system.system, id)).not.toContain('membership.payment-received')
  })

  it('is not changed by whoever has seen another one', async () => {
    const { give } = await arrive()
    expect(await give({ seen: null })).toMatchObject({ status: 200 })
    expect(await give({ seen: null })).toMatchObject({ status: 409 })
  })

  it('is changed by giving it again, and ends when staff takes it back', async () => {
    const { browser, id, email, give, takeBack, member } = await arrive()
    await give()
    await give({ tier: 'basic' })
    await untilSession(browser, { membershipTier: 'basic' })
    expect((await takeBack()).status).toBe(200)
    await untilSession(browser, { membershipStatus: 'canceled' })
    expect((await browser.get('/api/podcast')).status).toBe(403)
    expect(await takeBack()).toMatchObject({ status: 409 })
    const [mail] = await mailsAbout(email, 'access has ended')
    expect(mail?.text).toContain('The membership that we gave you has ended')
    expect(mail?.text).not.toContain('Moved away')
    await untilProjected(system.system)
    const told = (await member()).timeline.find(({ type }) => type === 'membership.complimentary-ended')
    expect(told?.details).toMatchObject({ because: 'withdrawn', reason: 'Moved away' })
    expect(
      (await eventsAbout(system.system, id)).filter((type) => type === 'membership.activated'),
    ).toHaveLength(1)
  })

  it('ends by itself, with a notice before', async () => {
    const { browser, id, email, give } = await arrive()
    await give()
    await letDayCome(id)
    await untilSession(browser, { membershipStatus: 'canceled' })
    const told = await eventsAbout(system.system, id)
    expect(told.filter((type) => /ended|canceled|lost/.test(type))).toEqual([
      'membership.complimentary-ended',
      'membership.canceled',
      'membership.access-lost',
    ])
    const soon = await arrive()
    await soon.give({ until: new Date(Date.now() + 2 * DAY_MS).toISOString() })
    await system.system.commands.run(announceComplimentaryEnds, { noticeMs: 7 * DAY_MS }, 'operator')
    await system.system.commands.run(announceComplimentaryEnds, { noticeMs: 7 * DAY_MS }, 'operator')
    expect(await mailsAbout(soon.email, 'ends on')).toHaveLength(1)
    expect(await mailsAbout(email, 'access has ended')).toHaveLength(1)
  })

  it('goes with somebody who leaves', async () => {
    const { browser, id, give } = await arrive()
    await give()
    await untilSession(browser, { membershipStatus: 'active' })
    expect(await browser.post('/api/account/delete', { password: 'long enough' })).toMatchObject({
      status: 200,
    })
    const ended = async () =>
      (await eventsAbout(system.system, id)).includes('membership.complimentary-ended')
    await until(ended, { what: 'the gift to end' })
    expect((await browser.get('/api/podcast')).status).toBe(401)
  })

  it('gives way to a paid one, which nothing of the gift can end', async () => {
    const { browser, id, give, takeBack, buy } = await arrive()
    await give({ tier: 'basic' })
    await untilSession(browser, { membershipTier: 'basic' })
    await buy('enterprise')
    await untilSession(browser, { membershipTier: 'enterprise', membershipStatus: 'active' })
    await untilSettled(system)
    await endExpired()
    expect(await takeBack()).toMatchObject({ status: 409 })
    expect(await give()).toMatchObject({ status: 409, text: expect.stringContaining('They pay') })
    const told = await eventsAbout(system.system, id)
    expect(told).toContain('membership.complimentary-ended')
    expect(told).not.toContain('membership.access-lost')
    expect((await browser.get('/api/subscription')).json()).toMatchObject({
      subscription: { tier: { id: 'enterprise' } },
      complimentary: null,
    })
  })
})

it('asks for a day to come, a reason, somebody else, and staff', async () => {
  const { browser, id, give } = await arrive()
  expect(await give({ until: '2020-01-01T00:00:00Z' })).toMatchObject({
    status: 400,
    text: 'until: Choose a day in the future.',
  })
  expect((await give({ reason: ' ' })).text).toContain('Say why')
  expect((await give({ until: '2020-01-01T00:00:00Z', reason: 'no' })).text).toMatch(/until: .*; reason: /)
  expect((await give({ tier: 'gold' })).status).toBe(400)
  const body = { tier: 'pro', until: new Date(Date.now() + DAY_MS).toISOString(), reason: 'For myself' }
  expect((await browser.post(`/api/users/${id}/complimentary`, body)).status).toBe(403)
  expect((await browser.post(`/api/users/${id}/complimentary/end`, { reason: 'why' })).status).toBe(403)
  expect((await createClient(system.url).post(`/api/users/${id}/complimentary`, body)).status).toBe(401)
  const own = (await admin.get('/api/session')).json<SessionUser>().id
  for (const written of [own, own.toUpperCase()])
    expect((await admin.post(`/api/users/${written}/complimentary`, body)).status).toBe(403)
  const nobody = '0b8f6a3e-4f64-4c1c-9a51-3f6f0f3c9d11'
  expect((await admin.post(`/api/users/${nobody}/complimentary`, body)).status).toBe(404)
})
