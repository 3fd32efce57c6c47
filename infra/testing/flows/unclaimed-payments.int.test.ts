import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventsAbout, timesTold } from '../journal.ts'
import { arriveAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { claim, guestWith, payUnclaimed } from './buyers.ts'
import { SUPPORT, untilLinkToken, untilMailSaying, untilSettled } from './people.ts'
import { firstPayment, stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, refund, dispute, closeDispute, untilEnded } = stripeOf(() => system)

/** A guest has paid with the address of somebody who has an account, and nobody has followed the link. */
async function unclaimed() {
  const owner = await arriveAt(system)
  const paid = await payUnclaimed(system, owner)
  await untilSettled(system)
  return { ...paid, owner, paymentIntentId: await firstPayment(stripe, paid.customerId) }
}

describe('a payment that waits to be claimed', () => {
  it('is not charged again once it went back, and there is nothing to claim', async () => {
    const { owner, token, subscriptionId, paymentIntentId } = await unclaimed()
    await refund(paymentIntentId)
    await untilEnded(subscriptionId)
    await untilSettled(system)
    const refused = await claim(system, token)
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('refunded')])
    expect(await timesTold(system.system, owner.id, 'membership.payment-refunded')).toBe(1)
  })

  it('is told to staff when it is disputed, once, and ends when the dispute is lost', async () => {
    const { owner, token, subscriptionId, paymentIntentId } = await unclaimed()
    await dispute(paymentIntentId)
    const mail = await untilMailSaying(system, SUPPORT, subscriptionId)
    expect(mail.subject).toContain('disputed')
    await closeDispute(paymentIntentId, 'lost')
    await untilEnded(subscriptionId)
    await untilSettled(system)
    expect((await claim(system, token)).status).toBe(409)
    expect(await timesTold(system.system, owner.id, 'membership.payment-disputed')).toBe(1)
  })

  it('can be claimed while a bank decides about it, which is told only once', async () => {
    const { owner, token, paymentIntentId } = await unclaimed()
    await dispute(paymentIntentId)
    await untilSettled(system)
    expect((await claim(system, token)).status).toBe(200)
    await untilSettled(system)
    expect(await eventsAbout(system.system, owner.id)).toContain('membership.activated')
    expect(await timesTold(system.system, owner.id, 'membership.payment-disputed')).toBe(1)
  })

  it('is not offered for good when it went back before that', async () => {
    const owner = await arriveAt(system)
    const buyer = guestWith(system, owner)
    const setup = await buyer.choose('pro')
    await system.stopWorkers()
    await buyer.pay(setup)
    await system.system.syncCustomer(setup.customerId, { actor: 'operator' })
    await refund(await firstPayment(stripe, setup.customerId))
    await untilToldOfRefund(setup.customerId)
    await system.startWorkers()
    await untilEnded(setup.subscriptionId)
    await untilSettled(system)
    const token = await untilLinkToken(system, owner.email, 'claim')
    expect((await claim(system, token)).status).toBe(409)
  })
})

describe('a payment that nobody claims', () => {
  /** The mail with the link was sent so many days ago. */
  const age = ({ owner }: { owner: { id: string } }, days: number) =>
    system.system.sql.rows({
      text: `update membership_claims set expires_at = expires_at - make_interval(days => $2) where account_id = $1`,
      values: [owner.id, days],
    })
  const findings = async ({ subscriptionId }: { subscriptionId: string }, dryRun = false) => {
    const report = await system.system.reconcile({ dryRun, actor: 'operator' })
    return report.findings.filter((finding) => finding.subscriptionId === subscriptionId)
  }

  it('is found after two weeks, each time, and told to staff once', async () => {
    const waiting = await unclaimed()
    const { customerId, subscriptionId, owner } = waiting
    await age(waiting, 13)
    expect(await findings(waiting)).toEqual([])
    await age(waiting, 2)
    const found = [{ kind: 'unclaimed-payment', customerId, subscriptionId, repaired: false }]
    expect(await findings(waiting, true)).toEqual(found)
    expect(await eventsAbout(system.system, owner.id)).not.toContain('membership.unclaimed-payment-found')
    expect(await findings(waiting)).toEqual(found)
    expect(await findings(waiting)).toEqual(found)
    const mail = await untilMailSaying(system, SUPPORT, subscriptionId)
    expect([mail.subject, mail.text]).toEqual([
      expect.stringContaining('has not been claimed'),
      expect.stringMatching(/14 days[^]*Stripe dashboard/),
    ])
    expect(await timesTold(system.system, owner.id, 'membership.unclaimed-payment-found')).toBe(1)
  })

  it('is found no more once it was claimed, or went back', async () => {
    const [claimed, refunded] = [await unclaimed(), await unclaimed()]
    await age(claimed, 15)
    await age(refunded, 15)
    expect((await claim(system, claimed.token)).status).toBe(200)
    await refund(refunded.paymentIntentId)
    await untilEnded(refunded.subscriptionId)
    await untilSettled(system)
    expect([await findings(claimed), await findings(refunded)]).toEqual([[], []])
  })
})

/** Waits until the provider's message is here, though nobody acts on it. */
const untilToldOfRefund = (customerId: string) =>
  until(
    async () => {
      const rows = await system.system.sql.rows({
        text: `select from domain_events where type = 'membership.provider-notified'
          and payload ->> 'notificationType' = 'charge.refunded' and payload ->> 'customerId' = $1`,
        values: [customerId],
      })
      return rows.length > 0
    },
    { what: 'the message of the refund' },
  )
