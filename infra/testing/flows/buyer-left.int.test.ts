import { openAccountForBuyer } from '@meridian/backend/worker-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arriveAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { guestWith, payUnclaimed } from './buyers.ts'
import { buyerOf, SUPPORT, untilMailSaying, untilSettled } from './people.ts'
import { firstPayment, stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, refundedOf, renew, untilEnded, dispute } = stripeOf(() => system)

describe('a payment whose buyer has deleted the account before anybody heard of it', () => {
  const membershipsOf = (id: string) =>
    system.system.sql.rows({ text: 'select from memberships where account_id = $1', values: [id] })

  it('goes back, is not charged again, makes nobody a member, and is told to staff', async () => {
    const person = await arriveAt(system)
    const { browser, password } = person
    const { choose, pay } = buyerOf(system, person, browser)
    const setup = await choose('basic')
    await system.stopWorkers()
    await pay(setup)
    expect((await browser.post('/api/account/delete', { password })).status).toBe(200)
    const { subscriptionId, customerId } = setup
    await system.startWorkers()
    await untilEnded(subscriptionId)
    await untilSettled(system)
    expect(await refundedOf(customerId)).toEqual([true])
    expect(await membershipsOf(person.id)).toEqual([])
    const mail = await untilMailSaying(system, SUPPORT, subscriptionId)
    expect(mail.text).toContain('deleted')
  })

  it('ends where nothing can go back, since a bank holds it', async () => {
    const person = await arriveAt(system)
    const { choose, pay } = buyerOf(system, person, person.browser)
    const setup = await choose('basic')
    await system.stopWorkers()
    await pay(setup)
    const { browser, password } = person
    expect((await browser.post('/api/account/delete', { password })).status).toBe(200)
    const { subscriptionId, customerId } = setup
    await dispute(await firstPayment(stripe, customerId))
    await system.startWorkers()
    await untilEnded(subscriptionId)
    await untilSettled(system)
    expect(await refundedOf(customerId)).toEqual([false])
    expect(await membershipsOf(person.id)).toEqual([])
  })

  it('goes back as well where the account was only recognised by the address', async () => {
    const owner = await arriveAt(system)
    const buyer = guestWith(system, owner)
    const setup = await buyer.choose('pro')
    await system.stopWorkers()
    await buyer.pay(setup)
    const { syncCustomer, commands, sql, reservedUsernames } = system.system
    await syncCustomer(setup.customerId, { actor: 'operator' })
    const [paid] = await sql.rows<{ id: string; checkoutId: string }>({
      text: `select e.id, c.id as "checkoutId" from domain_events e join checkouts c on e.payload ->> 'checkoutId' = c.id::text
        where e.type = 'membership.checkout-paid' and c.stripe_subscription_id = $1`,
      values: [setup.subscriptionId],
    })
    const { id: messageId = '', checkoutId = '' } = paid ?? {}
    const { password, email } = owner
    // As the worker does it, just before the account goes.
    const bought = { checkoutId, email, username: null, reservedUsernames }
    await commands.runOnce(openAccountForBuyer, bought, {
      consumer: 'open-account-when-checkout-paid',
      messageId,
    })
    expect((await owner.browser.post('/api/account/delete', { password })).status).toBe(200)
    await system.startWorkers()
    await untilEnded(setup.subscriptionId)
    await untilSettled(system)
    expect(await refundedOf(setup.customerId)).toEqual([true])
    const kept = await sql.rows({
      text: 'select email, username, state from checkouts where id = $1',
      values: [checkoutId],
    })
    expect(kept).toEqual([{ email: null, username: null, state: 'expired' }])
  })
})

it('what was never claimed goes back whole, years that it renewed for included, and nobody is asked for a card', async () => {
  const owner = await arriveAt(system)
  const guest = guestWith(system, owner)
  const paid = await payUnclaimed(system, owner, guest)
  await renew(paid.subscriptionId, 'paid')
  const { browser, password } = owner
  expect((await browser.post('/api/account/delete', { password })).status).toBe(200)
  await untilEnded(paid.subscriptionId)
  await untilSettled(system)
  expect(await refundedOf(paid.customerId)).toEqual([true, true])
  const again = await guest.report(paid)
  expect([again.status, again.text]).toEqual([410, expect.stringContaining('will be refunded')])
})
