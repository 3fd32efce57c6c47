import type { CheckoutResult } from '@meridian/contracts/http/membership/checkout-result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Buyer, Setup } from '../../simulation/buyer.ts'
import { createClient } from '../../simulation/http-client.ts'
import { arriveAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, sessionOf, somebody, untilLinkToken, untilSession } from './people.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const visitor = () => createClient(system.url)

/** A browser that paid and has not told so. */
async function silentBuyer(person = somebody()): Promise<Buyer & { setup: Setup }> {
  const buyer = buyerOf(system, person)
  const setup = await buyer.choose('pro')
  await buyer.pay(setup)
  return { ...buyer, setup }
}

/** What reporting a payment must come to where the account is not the payer's to open. */
async function expectRefused({ browser, report, setup }: Buyer & { setup: Setup }): Promise<void> {
  const answer = await report(setup)
  expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('Sign in')])
  expect((await browser.get('/api/session')).status).toBe(401)
}

describe('paying signs nobody in', () => {
  it('to the account of somebody who has claimed the membership', async () => {
    const owner = await arriveAt(system)
    const stranger = await silentBuyer({ username: 'Somebody Else', email: owner.email })
    expect((await stranger.report(stranger.setup)).json()).toMatchObject({ outcome: 'claim-mailed' })
    const token = await untilLinkToken(system, owner.email, 'claim')
    expect((await visitor().post('/api/membership-claims', { token })).status).toBe(200)
    await expectRefused(stranger)
  })

  it('once the owner of the mailbox has set a password', async () => {
    const person = somebody()
    const stranger = await silentBuyer(person)
    const token = await untilLinkToken(system, person.email, 'set-password')
    const owner = visitor()
    expect((await owner.post('/api/password', { token, password: 'a new password' })).status).toBe(200)
    await untilSession(owner, { membershipStatus: 'active' })
    await expectRefused(stranger)
    expect(await sessionOf(owner)).toMatchObject({ membershipTier: 'pro' })
  })

  it('to the account that began the checkout, when another person uses the browser by then', async () => {
    const member = await arriveAt(system)
    const { browser, report, choose, pay } = buyerOf(system, member)
    await browser.post('/api/login', { email: member.email, password: member.password })
    const setup = await choose('basic')
    await pay(setup)
    const next = await arriveAt(system)
    await browser.post('/api/login', { email: next.email, password: next.password })
    expect((await report(setup)).status).toBe(409)
    expect(await sessionOf(browser)).toMatchObject({ id: next.id })
  })

  it('by the annual offer either', async () => {
    const { email } = somebody()
    const browser = visitor()
    const { paymentIntentId, customerId, ...setup } = (
      await browser.post('/api/create-annual-subscription', {})
    ).json<Setup & { paymentIntentId: string }>()
    await buyerOf(system, { email, username: '' }).pay({ ...setup, customerId })
    const token = await untilLinkToken(system, email, 'set-password')
    await visitor().post('/api/password', { token, password: 'a new password' })
    const answer = await browser.post('/api/annual-subscription-success', {
      paymentIntentId,
      customerId,
      email,
    })
    expect([answer.status, (await browser.get('/api/session')).status]).toEqual([409, 401])
  })
})

describe('a buyer who reports again', () => {
  it('gets the same answer, before and after setting a password there', async () => {
    const person = somebody()
    const { browser, report, setup } = await silentBuyer(person)
    const first = (await report(setup)).json<CheckoutResult>()
    expect(first).toMatchObject({ outcome: 'signed-in', membershipTier: 'pro' })
    expect((await report(setup)).json()).toMatchObject(first)
    const token = await untilLinkToken(system, person.email, 'set-password')
    expect((await browser.post('/api/password', { token, password: 'a new password' })).status).toBe(200)
    expect((await report(setup)).json()).toMatchObject({ outcome: 'signed-in', username: person.username })
  })
})
