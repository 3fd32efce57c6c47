import { newMember } from '@meridian/infra/testing/flows/buyers'
import { sessionOf, untilSession, untilSettled } from '@meridian/infra/testing/flows/people'
import { stripeOf } from '@meridian/infra/testing/flows/stripe-account'
import { untilSomebodyWaits } from '@meridian/infra/testing/lock-waits'
import { startWholeSystem, type WholeSystem } from '@meridian/infra/testing/whole-system'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBillingSync } from './billing-sync.ts'
import { type ApplyBillingSnapshot, applyBillingSnapshot } from './commands/apply-billing-snapshot.ts'
import { beginBillingRead } from './commands/begin-billing-read.ts'
import { endExpiredGrace } from './commands/end-expired-grace.ts'

const gracePeriodMs = 7 * 86_400_000

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

it('repeats a look in the middle of which another was applied, whichever began first', async () => {
  const { browser, subscriptionId, customerId } = await newMember(system)
  const { failRenewal } = stripeOf(() => system)
  await failRenewal(subscriptionId, 2)
  await untilSession(browser, { paymentFailureCount: 2 })
  await untilSettled(system)
  await system.stopWorkers()

  const { sql, commands, gateway } = system.system
  const begin = () => beginBillingRead(sql, customerId)
  const apply = (look: Pick<ApplyBillingSnapshot, 'sequence' | 'snapshot'>) =>
    commands.run(applyBillingSnapshot, { ...look, elsewhere: [], gracePeriodMs }, 'operator')
  const [first, second] = [await begin(), await begin()]
  const before = await gateway.read(customerId)
  await failRenewal(subscriptionId, 1)
  const after = await gateway.read(customerId)
  await apply({ sequence: first, snapshot: after })
  await expect(apply({ sequence: second, snapshot: before })).rejects.toThrow('was overtaken')
  expect(await sessionOf(browser)).toMatchObject({ paymentFailureCount: 3 })
})

it('tells of a payment after the end of access that came while it waited to be applied', async () => {
  await system.startWorkers()
  const { id, browser, subscriptionId, customerId } = await newMember(system)
  const { failRenewal, renew } = stripeOf(() => system)
  await failRenewal(subscriptionId, 1)
  await untilSession(browser, { paymentFailureCount: 1 })
  await untilSettled(system)
  await system.stopWorkers()

  const { sql, commands, gateway } = system.system
  await sql.rows({
    text: `update memberships set grace_period_end = now() - interval '1 second' where account_id = $1`,
    values: [id],
  })
  await renew(subscriptionId, 'paid')
  const sequence = await beginBillingRead(sql, customerId)
  const snapshot = await gateway.read(customerId)

  const held = await holdLooks(customerId)
  const applied = commands.run(
    applyBillingSnapshot,
    { snapshot, elsewhere: [], sequence, gracePeriodMs },
    'operator',
  )
  await untilSomebodyWaits(system.system)
  await commands.run(endExpiredGrace, { accountId: id }, 'operator')
  await held.release()
  await applied

  const told = await sql.rows({
    text: `select type from domain_events where payload ->> 'accountId' = $1
        and type in ('membership.access-lost', 'membership.restored') order by tx, position`,
    values: [id],
  })
  expect(told).toEqual([{ type: 'membership.access-lost' }, { type: 'membership.restored' }])
})

it('gives up a look that is overtaken again and again: it is tried again later', async () => {
  await system.startWorkers()
  const { customerId } = await newMember(system)
  await untilSettled(system)
  await system.stopWorkers()

  const { sql, commands, gateway } = system.system
  let looks = 0
  let earlier = await beginBillingRead(sql, customerId)
  const overtaken: typeof gateway = {
    ...gateway,
    async read(id) {
      looks += 1
      const snapshot = await gateway.read(id)
      const input = { snapshot, elsewhere: [], sequence: earlier, gracePeriodMs }
      await commands.run(applyBillingSnapshot, input, 'operator')
      earlier = await beginBillingRead(sql, id)
      return snapshot
    },
  }
  const sync = createBillingSync({ sql, commands, gateway: overtaken, gracePeriodMs })
  await expect(sync(customerId, { actor: 'operator' })).rejects.toThrow('was overtaken')
  expect(looks).toBe(6)
}, 40_000)

/** Keeps looks at a customer from being applied, as another one does that is being applied. */
async function holdLooks(customerId: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: held, resolve: tellHeld } = Promise.withResolvers<void>()
  const ended = system.system.commands.run(
    async (_: object, { sql }) => {
      await sql.rows({
        text: 'select from billing_reads where customer_id = $1 for update',
        values: [customerId],
      })
      tellHeld()
      await released
    },
    {},
    'operator',
  )
  await held
  return {
    async release() {
      release()
      await ended
    },
  }
}
