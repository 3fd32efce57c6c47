import { newMember } from '@meridian/infra/testing/flows/buyers'
import { sessionOf, untilSession, untilSettled } from '@meridian/infra/testing/flows/people'
import { stripeOf } from '@meridian/infra/testing/flows/stripe-account'
import { startWholeSystem, type WholeSystem } from '@meridian/infra/testing/whole-system'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ApplyBillingSnapshot, applyBillingSnapshot } from './commands/apply-billing-snapshot.ts'
import { beginBillingRead } from './commands/begin-billing-read.ts'

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
