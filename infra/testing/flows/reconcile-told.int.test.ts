import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runToEnd } from '../../local/supervisor.ts'
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

it('an operator is told how to repair, in containers as well, where there is no make', async () => {
  const script = fileURLToPath(new URL('../../../backend/src/reconcile.ts', import.meta.url))
  const env = { PATH: process.env.PATH, ...system.env }
  const run = (...more: string[]) => runToEnd({ name: 'reconcile', args: [script, ...more], env })
  expect(await run()).toMatch(
    /nothing was changed\. .* in a container: node backend\/src\/reconcile\.ts --repair\n$/,
  )
  expect(await run('--repair')).not.toContain('To repair')
})
