import type { CheckoutResult } from '@meridian/contracts/http/membership/checkout-result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../simulation/http-client.ts'
import { eventsAbout } from '../journal.ts'
import { arriveAt } from '../tested-backend.ts'
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

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem({ TRUST_PROXY: '1' })
})
afterAll(() => system.stop())

describe('a visitor who pays', () => {
  it('is a member, signed in, by the answer to the success call', async () => {
    const buyer = buyerOf(system, somebody())
    const { result, summary } = await buyer.buy('pro')
    expect(result).toMatchObject({ outcome: 'signed-in', membershipStatus: 'active', membershipTier: 'pro' })
    expect(summary).toMatchObject({ subtotal: 49_900, tax: 0, total: 49_900 })
    expect(await sessionOf(buyer.browser)).toMatchObject({ membershipStatus: 'active' })
  })

  it('gets one account, one membership, and one mail, though browser and webhook race', async () => {
    const person = somebody()
    const buyer = buyerOf(system, person)
    await buyer.buy('basic')
    const { id } = await sessionOf(buyer.browser)
    await untilSettled(system)
    const events = await eventsAbout(system.system, id)
    expect(events.filter((type) => type === 'accounts.account-opened')).toHaveLength(1)
    expect(events.filter((type) => type === 'membership.activated')).toHaveLength(1)
    const mails = await untilMails(system, person.email, 2)
    expect(mails.map(({ text }) => text.includes('/set-password#')).toSorted()).toEqual([false, true])
  })

  it('gets a free variant of a username that is taken', async () => {
    const first = somebody()
    await buyerOf(system, first).buy('basic')
    const { result } = await buyerOf(system, { ...somebody(), username: first.username }).buy('basic')
    if (result.outcome !== 'signed-in') throw new Error('expected a signed-in buyer')
    expect(result.username).not.toBe(first.username)
    expect(result.username.startsWith(first.username)).toBe(true)
  })

  it('is called as they typed it, capitals too, though the payment was heard of before the name', async () => {
    const { email } = somebody()
    const username = email.split('@')[0]?.toUpperCase() ?? ''
    const buyer = buyerOf(system, { email, username })
    const setup = await buyer.choose('basic')
    await buyer.pay(setup)
    await untilMails(system, email, 1)
    expect((await buyer.report(setup)).json()).toMatchObject({ outcome: 'signed-in', username })
  })

  it('has an account and a mail even when the browser closed right after paying', async () => {
    const person = somebody()
    const buyer = buyerOf(system, person)
    await buyer.pay(await buyer.choose('basic'))
    const token = await untilLinkToken(system, person.email, 'set-password')
    const later = createClient(system.url)
    const set = await later.post('/api/password', { token, password: 'a new password' })
    expect(set.status, set.text).toBe(200)
    const signedIn = await later.post('/api/login', { email: person.email, password: 'a new password' })
    expect(signedIn.status).toBe(200)
    const wanted = { membershipStatus: 'active', membershipTier: 'basic' } as const
    expect(await untilSession(later, wanted)).toMatchObject(wanted)
  })

  it('is sent to sign in, where they were signed out between the form and the payment', async () => {
    const person = await arriveAt(system)
    const { browser } = person
    const { choose, pay, report } = buyerOf(system, person, browser)
    const setup = await choose('pro')
    await browser.post('/api/logout', {})
    await pay(setup)
    const refused = await report(setup)
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('Sign in to use')])
    expect(refused.text).not.toContain('another browser')
  })

  it('pays the annual offer, too', async () => {
    const { email } = somebody()
    const browser = createClient(system.url)
    const setup = (await browser.post('/api/create-annual-subscription', {})).json<{
      clientSecret: string
      publishableKey: string
      paymentIntentId: string
      customerId: string
      subscriptionId: string
    }>()
    await buyerOf(system, { email, username: '' }).pay({
      ...setup,
      summary: { subtotal: 0, tax: 0, total: 0, credit: 0, renewsAt: '' },
    })
    const { paymentIntentId, customerId } = setup
    const answer = await browser.post('/api/annual-subscription-success', {
      paymentIntentId,
      customerId,
      email,
    })
    expect(answer.json<CheckoutResult>()).toMatchObject({ outcome: 'signed-in', membershipTier: 'pro' })
  })
})

describe('a visitor who does not pay', () => {
  it('is shown why the bank declined, and can try another card', async () => {
    const buyer = buyerOf(system, somebody())
    const setup = await buyer.choose('basic')
    expect(await buyer.pay(setup, '4000000000009995')).toEqual({
      declined: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    })
    const refused = await buyer.report(setup)
    expect([refused.status, refused.text]).toEqual([402, expect.stringContaining('not complete')])
    await buyer.pay(setup)
    expect((await buyer.report(setup)).json()).toMatchObject({ outcome: 'signed-in' })
  })

  it('gets the same payment again in a second tab, after a reload, by a double click', async () => {
    const buyer = buyerOf(system, somebody())
    const first = await buyer.choose('basic')
    const again = await Promise.all([buyer.choose('basic'), buyer.choose('basic')])
    expect(again.map(({ clientSecret }) => clientSecret)).toEqual([first.clientSecret, first.clientSecret])
  })

  it('gets the same payment though the network changes while the provider is slow', async () => {
    const { browser } = buyerOf(system, somebody())
    const choose = (tierId: string, place: string) =>
      browser.post('/api/create-guest-subscription', { tierId }, { 'x-forwarded-for': place })
    await choose('basic', '10.0.0.1')
    const slow = { provider: 'stripe', kind: 'slow', count: 1, path: '/customers' }
    await system.sandbox.post('/control/fault', slow)
    const first = choose('pro', '10.0.0.1')
    const isAsked = async () => (await system.sandbox.get('/control/fault')).json<object[]>().length === 0
    await until(isAsked, { what: 'a new customer at the provider' })
    const ids = (await Promise.all([first, choose('pro', '10.0.0.2')])).map(
      (answer) => answer.json<{ subscriptionId: string }>().subscriptionId,
    )
    expect(ids).toEqual([expect.stringMatching(/^sub_/), ids[0]])
  })

  it("cannot report somebody else's payment as theirs", async () => {
    const payer = buyerOf(system, somebody())
    const setup = await payer.choose('basic')
    await payer.pay(setup)
    const thief = buyerOf(system, somebody())
    expect((await thief.report(setup)).status).toBeGreaterThanOrEqual(400)
    expect((await thief.browser.get('/api/session')).status).toBe(401)
  })

  it('is told what to do when the provider is down', async () => {
    await system.sandbox.post('/control/fault', { provider: 'stripe', kind: 'error', count: 1_000 })
    const answer = await createClient(system.url).post('/api/create-guest-subscription', { tierId: 'basic' })
    await system.sandbox.post('/control/fault', { provider: 'stripe', kind: 'error', count: 0 })
    expect(answer.status).toBe(503)
    expect(answer.json()).toEqual({ message: expect.any(String), supportMessage: expect.any(String) })
  })
})

describe('a payment with the e-mail of an existing account', () => {
  it('signs nobody in, and waits for the owner to claim it by the mailed link', async () => {
    const person = somebody()
    const owner = createClient(system.url)
    await owner.post('/api/register', { ...person, password: 'the owner knows' })
    const confirmation = await untilLinkToken(system, person.email, 'confirm-email')
    await owner.post('/api/email/confirm', { token: confirmation })
    const stranger = buyerOf(system, { username: 'Somebody Else', email: person.email.toUpperCase() })
    const { result } = await stranger.buy('enterprise')
    expect(result).toEqual({ outcome: 'claim-mailed', message: expect.stringContaining('mailed a link') })
    expect((await stranger.browser.get('/api/session')).status).toBe(401)
    expect(await sessionOf(owner)).toMatchObject({ membershipStatus: 'none' })

    const token = await untilLinkToken(system, person.email, 'claim')
    expect(
      (await createClient(system.url).post('/api/membership-claims', { token: `${token}x` })).status,
    ).toBe(400)
    expect((await owner.post('/api/membership-claims', { token })).status).toBe(200)
    await untilSession(owner, { membershipStatus: 'active', membershipTier: 'enterprise' })
  })

  it('stops a second checkout of somebody who is a member', async () => {
    const buyer = buyerOf(system, somebody())
    await buyer.buy('basic')
    const again = await buyer.browser.post('/api/create-guest-subscription', { tierId: 'pro' })
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('already')])
  })
})
