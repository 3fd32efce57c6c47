import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, SUPPORT, somebody, untilHandled, untilMailSaying } from './people.ts'
import { stripeOf, subscribeElsewhere } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe } = stripeOf(() => system)

async function mailsNaming(subscriptionId: string): Promise<number> {
  await untilHandled(system)
  const mails = (await system.sandbox.get(`/control/mail?to=${SUPPORT}`)).json<{ text: string }[]>()
  return mails.filter(({ text }) => text.includes(subscriptionId)).length
}

it('staff are mailed once what a run that repairs leaves to a person', async () => {
  await buyerOf(system, somebody()).buy('pro')
  const reconcile = (dryRun: boolean) => system.system.reconcile({ dryRun, actor: 'operator' })
  const first = (await subscribeElsewhere(stripe)).id
  await reconcile(true)
  expect(await mailsNaming(first)).toBe(0)
  await reconcile(false)
  const { subject } = await untilMailSaying(system, SUPPORT, first)
  expect(subject).toContain('differs from Stripe')
  const second = (await subscribeElsewhere(stripe)).id
  await reconcile(true)
  await reconcile(false)
  expect([await mailsNaming(first), await mailsNaming(second)]).toEqual([1, 1])
})
