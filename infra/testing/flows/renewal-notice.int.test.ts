import { announceRenewals } from '@meridian/backend/worker-api'
import { DAY_MS } from '@meridian/contracts/values/durations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember } from './buyers.ts'
import { untilMailSaying, untilSettled } from './people.ts'
import { stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe } = stripeOf(() => system)

/** More than a year: every renewal is near. */
const NOTICE_MS = 370 * DAY_MS

const announce = () => system.system.commands.run(announceRenewals, { noticeMs: NOTICE_MS }, 'operator')

it('whoever is going to be charged reads when and how much, once', async () => {
  const { email } = await newMember(system, 'pro')
  expect(await announce()).toBe(1)
  const { subject, text } = await untilMailSaying(system, email, 'membership renews on')
  expect(subject).toContain(`${new Date().getFullYear() + 1}`)
  expect(text).toContain('$499 for the year, plus tax, will be charged')
  expect(await announce()).toBe(0)
})

it('whoever has cancelled is told of no renewal', async () => {
  const { subscriptionId } = await newMember(system, 'basic')
  await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
  await untilSettled(system)
  expect(await announce()).toBe(0)
})
