import type { System } from '@meridian/backend/worker-api'
import { expect } from 'vitest'
import { createClient, type HttpClient } from '../../simulation/http-client.ts'
import { expectRebuiltAsLive } from '../rebuilt-as-live.ts'
import type { CrashSystem } from './crash-system.ts'
import { effectsExpected, effectsOn } from './effects.ts'
import type { Outcome } from './person.ts'
import { providerEvents, untilAllSettled } from './settled.ts'

/** Waits until nothing is left to do, and checks that everything that should have happened did so exactly once. */
export async function expectExactlyOnce(
  outcomes: readonly Outcome[],
  { system, running }: CrashSystem,
): Promise<void> {
  const sandbox = createClient(running.sandboxUrl)
  await untilAllSettled(system, sandbox)
  for (const outcome of outcomes)
    expect(await effectsOn(outcome, system, sandbox), outcome.actor.email).toEqual(effectsExpected(outcome))
  await expectNobodyElse(outcomes, system)
  await expectOnePaymentEach(outcomes, system, sandbox)
  await expectEachMessageOnce(system, sandbox)
  await expectRebuiltAsLive(system)
}

/** Nothing exists that belongs to nobody: no second account, no membership without a person. */
async function expectNobodyElse(outcomes: readonly Outcome[], { sql }: System): Promise<void> {
  const [row] = await sql.rows({
    text: `select (select count(*)::int from accounts where role = 'member') as accounts,
      (select count(*)::int from memberships) as memberships,
      (select count(*)::int from checkouts where state = 'completed') as completed,
      (select count(*)::int from checkouts where state not in ('completed', 'begun')) as stuck,
      (select count(*)::int from domain_events) - (select count(distinct id)::int from domain_events) as doubles`,
  })
  const people = outcomes.length
  expect(row).toEqual({ accounts: people, memberships: people, completed: people, stuck: 0, doubles: 0 })
}

interface Subscription {
  id: string
  customer: string
  status: string
  metadata: { checkout_id: string }
}

/** At the provider, each person has one subscription that runs, and no checkout has made two. */
async function expectOnePaymentEach(
  outcomes: readonly Outcome[],
  { sql }: System,
  sandbox: HttpClient,
): Promise<void> {
  const subscriptions = (await sandbox.get('/control/stripe/subscriptions')).json<Subscription[]>()
  const running = subscriptions.filter(({ status }) => status === 'active')
  expect(running.map(({ id }) => id).toSorted()).toEqual(
    outcomes.map(({ subscriptionId }) => subscriptionId).toSorted(),
  )
  const checkouts = subscriptions.map(({ metadata }) => metadata.checkout_id)
  expect(new Set(checkouts).size).toBe(checkouts.length)
  expect(new Set(subscriptions.map(({ customer }) => customer)).size).toBe(subscriptions.length)
  const lost = outcomes.reduce((sum, { lostSetups }) => sum + lostSetups, 0)
  const begun = await sql.rows({ text: `select id from checkouts where state = 'begun'` })
  expect(begun.length).toBeLessThanOrEqual(lost)
}

/** Each message of the provider is in the journal once. */
async function expectEachMessageOnce({ sql }: System, sandbox: HttpClient): Promise<void> {
  const sent = (await providerEvents(sandbox)).map(({ id }) => id)
  const stored = await sql.rows<{ id: string }>({
    text: `select payload ->> 'notificationId' as id from domain_events where type = 'membership.provider-notified'`,
  })
  expect(stored.map(({ id }) => id).toSorted()).toEqual(sent.toSorted())
}
