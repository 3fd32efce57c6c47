import {
  buyerOf,
  sessionOf,
  somebody,
  untilSession,
  untilSettled,
} from '@meridian/infra/testing/flows/people'
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
  const buyer = buyerOf(system, somebody())
  const { subscriptionId, customerId } = await buyer.buy('pro')
  const fail = () => system.sandbox.post('/control/stripe/renew', { subscriptionId, outcome: 'failed' })
  await fail()
  await fail()
  await untilSession(buyer.browser, { paymentFailureCount: 2 })
  await untilSettled(system)
  await system.stopWorkers()

  const { sql, commands, gateway } = system.system
  const begin = () => beginBillingRead(sql, customerId)
  const apply = (look: Pick<ApplyBillingSnapshot, 'sequence' | 'snapshot'>) =>
    commands.run(applyBillingSnapshot, { ...look, elsewhere: [], gracePeriodMs }, 'operator')
  const [first, second] = [await begin(), await begin()]
  const before = await gateway.read(customerId)
  await fail()
  const after = await gateway.read(customerId)
  await apply({ sequence: first, snapshot: after })
  await expect(apply({ sequence: second, snapshot: before })).rejects.toThrow('was overtaken')
  expect(await sessionOf(buyer.browser)).toMatchObject({ paymentFailureCount: 3 })
})
