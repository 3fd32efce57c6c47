import type { Referrals, Referrers } from '@meridian/contracts/http/membership/referrals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person, Setup } from '../../simulation/buyer.ts'
import { createClient, type HttpClient } from '../../simulation/http-client.ts'
import { adminAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import {
  buyerOf,
  sessionOf,
  somebody,
  untilLinkToken,
  untilMails,
  untilSession,
  untilSettled,
} from './people.ts'
import { firstPayment, stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, refund } = stripeOf(() => system)

const referralsOf = async (browser: HttpClient) => (await browser.get('/api/referrals')).json<Referrals>()

/** Waits until a member's counts are these. */
const untilCounts = (browser: HttpClient, invited: number, joined: number) =>
  until(
    async () => {
      const own = await referralsOf(browser)
      return own.invited === invited && own.joined === joined && own
    },
    { what: `${invited} invited and ${joined} joined` },
  )

/** A member, and the code that they share. */
async function inviter(person = somebody()) {
  const buyer = buyerOf(system, person)
  await buyer.buy('pro')
  const { code } = await referralsOf(buyer.browser)
  return { ...person, browser: buyer.browser, code: code ?? '' }
}

const tellPayment = (browser: HttpClient, person: Person, setup: Setup, referralCode: string) => {
  const { subscriptionId, customerId } = setup
  const body = { subscriptionId, customerId, ...person, referralCode }
  return browser.post('/api/subscription-success', body)
}

/** Buys a membership by somebody's code, told with the payment. */
async function joinBy(
  code: string,
  person = somebody(),
  by: { browser: HttpClient } = buyerOf(system, person),
) {
  const { browser } = by
  const { choose, pay } = buyerOf(system, person, browser)
  const setup = await choose('basic')
  await pay(setup)
  const told = await tellPayment(browser, person, setup, code)
  if (told.status !== 200) throw new Error(`${told.status}: ${told.text}`)
  return { ...setup, ...person, browser }
}

/** Waits until a referral of a code is refused, and answers why. */
const untilRefusal = (code: string) =>
  until(
    async () => {
      const [row] = await system.system.sql.rows<{ refusal: string | null }>({
        text: `select refusal from referrals r join referral_codes c on c.account_id = r.owner_id where c.code = $1 and refusal is not null`,
        values: [code],
      })
      return row?.refusal
    },
    { what: 'a refusal' },
  )

describe('a member who invites somebody', () => {
  it('is credited once and told by one mail, however often the provider repeats itself', async () => {
    const owner = await inviter()
    expect(owner.code).toMatch(/^[2-9A-Z]{8}$/)
    const friend = await joinBy(owner.code.toLowerCase())
    await untilCounts(owner.browser, 1, 1)
    const events = await untilSettled(system)
    const eventIds = events.map(({ id }) => id)
    await system.sandbox.post('/control/stripe/redeliver', { eventIds, order: 'random', times: 3 })
    await untilSettled(system)
    const { link, people, joined, invited } = await referralsOf(owner.browser)
    expect({ joined, invited }).toEqual({ joined: 1, invited: 1 })
    expect(link).toBe(`${new URL(link ?? '').origin}/?ref=${owner.code}`)
    expect(people).toEqual([{ username: friend.username, joinedAt: expect.any(String) }])
    const mails = await untilMails(system, owner.email, 3)
    expect(mails.filter(({ subject }) => / joined/.test(subject))).toHaveLength(1)
  })

  it('is credited when the code comes before the payment, from a browser that then closes', async () => {
    const owner = await inviter()
    const buyer = buyerOf(system, somebody())
    const setup = await buyer.choose('basic')
    const call = { customerId: setup.customerId, referralCode: owner.code }
    expect((await createClient(system.url).post('/api/checkout-referral', call)).status).toBe(404)
    expect((await buyer.browser.post('/api/checkout-referral', call)).status).toBe(200)
    await untilCounts(owner.browser, 1, 0)
    await buyer.pay(setup)
    await untilCounts(owner.browser, 1, 1)
  })

  it('is credited when the webhook has settled the payment before the browser tells the code', async () => {
    const owner = await inviter()
    const person = somebody()
    const buyer = buyerOf(system, person)
    const setup = await buyer.choose('basic')
    await buyer.pay(setup)
    await untilSettled(system)
    await tellPayment(buyer.browser, person, setup, owner.code)
    await untilCounts(owner.browser, 1, 1)
    const other = await inviter()
    await tellPayment(buyer.browser, person, setup, other.code)
    await untilSettled(system)
    expect(await referralsOf(other.browser)).toMatchObject({ invited: 0, joined: 0 })
  })

  it('loses the credit when the payment goes back, and does not get it again', async () => {
    const owner = await inviter()
    const friend = await joinBy(owner.code)
    await untilCounts(owner.browser, 1, 1)
    await untilSettled(system)
    await refund(await firstPayment(stripe, friend.customerId))
    await untilCounts(owner.browser, 1, 0)
    expect((await referralsOf(owner.browser)).people).toEqual([])
    await untilSession(friend.browser, { membershipStatus: 'canceled' })
    await joinBy(owner.code, { username: friend.username, email: friend.email })
    const token = await untilLinkToken(system, friend.email, 'claim')
    const link = await untilLinkToken(system, friend.email, 'set-password')
    await friend.browser.post('/api/password', { token: link, password: 'a new password' })
    await friend.browser.post('/api/membership-claims', { token })
    await untilSession(friend.browser, { membershipStatus: 'active' })
    expect(await untilRefusal(owner.code)).toBe('member-before')
    await untilCounts(owner.browser, 2, 0)
  })
})

describe('a referral that does not count', () => {
  it('by an unknown code is as if there were none', async () => {
    const friend = await joinBy('ZZZZZZZZ')
    await joinBy('no code at all')
    expect(await sessionOf(friend.browser)).toMatchObject({ membershipStatus: 'active' })
  })

  it.each([
    ['a variant of the own e-mail', 'own-mailbox'],
    ['the own browser', 'own-browser'],
  ])('by %s is refused', async (_, reason) => {
    const owner = await inviter()
    const other = somebody()
    if (reason === 'own-mailbox')
      await joinBy(owner.code, { ...other, email: owner.email.replace('@', '+me@') })
    else {
      await owner.browser.post('/api/logout')
      await joinBy(owner.code, other, owner)
    }
    expect(await untilRefusal(owner.code)).toBe(reason)
    const mails = await untilMails(system, owner.email, 2)
    expect(mails.filter(({ subject }) => subject.includes('joined'))).toEqual([])
  })
})

describe('who may see referrals', () => {
  it('is the member for their own, and staff for all', async () => {
    const owner = await inviter()
    expect((await createClient(system.url).get('/api/referrals')).status).toBe(401)
    expect((await owner.browser.get('/api/referrals/all')).status).toBe(403)
    const nobody = createClient(system.url)
    await nobody.post('/api/register', { ...somebody(), password: 'a password' })
    expect((await nobody.get('/api/referrals')).status).toBe(403)
  })

  it('staff finds owners by name, code or e-mail, and pages through all of them', async () => {
    const owner = await inviter({ ...somebody(), username: 'Jos\u00e9 \u041c\u0443\u0440' })
    await joinBy(owner.code)
    await untilCounts(owner.browser, 1, 1)
    const admin = await adminAt(system)
    const find = async (query: string) => (await admin.get(`/api/referrals/all?${query}`)).json<Referrers>()
    const mine = { username: owner.username, code: owner.code, invited: 1, joined: 1 }
    const names = [owner.username, 'jose', 'JOSE\u0301', 'jos\u00e9 \u043c\u0443']
    for (const search of [...names, owner.code.toLowerCase().slice(0, 6), owner.email.toUpperCase()])
      expect((await find(new URLSearchParams({ search }).toString())).referrers).toMatchObject([mine])
    expect((await find('search=%25')).referrers).toEqual([])
    expect((await find('')).referrers.map(({ joined }) => joined)).toEqual(
      (await find('')).referrers.map(({ joined }) => joined).toSorted((a, b) => b - a),
    )
    for (const wrong of ['cursor=nonsense', 'list=all', 'list=latest&cursor=-1.-1.x'])
      expect((await admin.get(`/api/referrals/all?${wrong}`)).status).toBe(400)
    expect(await referralsOf(admin)).toMatchObject({ code: null, link: null, joined: 0 })
  })
})
