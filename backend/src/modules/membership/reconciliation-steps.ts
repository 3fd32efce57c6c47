import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import type { Actor } from '#platform/actor'
import type { Clock } from '#platform/clock'
import type { CommandRunner } from '#platform/command-runner'
import type { AcceptNotification } from '#platform/notifications'
import type { Sql } from '#platform/sql'
import type { SyncCustomer } from './billing-sync.ts'
import { recordSecondSubscription } from './commands/record-second-subscription.ts'
import { compare, type Listed } from './domain/reconcile.ts'
import type { PastMessage, ReconciliationGateway } from './gateways/reconciliation-gateway.ts'
import { listHeldSubscriptions } from './queries/list-held-subscriptions.ts'
import { listSecondSubscriptions } from './queries/list-second-subscriptions.ts'
import { listUnknownMessages } from './queries/list-unknown-messages.ts'
import { stripeNotification } from './stripe-notification.ts'

export interface ReconciliationParts {
  sql: Sql
  clock: Clock
  commands: CommandRunner
  gateway: ReconciliationGateway
  syncCustomer: SyncCustomer
  accept: AcceptNotification
}

/** How a comparison is made, and by whom. */
export interface Run {
  dryRun: boolean
  actor: Actor
}

export type Finding = PayloadOf<'membership.billing-reconciled'>['findings'][number]

const DAY_MS = 86_400_000
/** The provider keeps its messages for thirty days; a daily run needs few of them. */
const MESSAGES_OF_MS = 3 * DAY_MS
const BATCH = 500

/** What the provider sent and we never got; it is accepted as if its webhook had come. */
export async function findMissedMessages(
  { sql, clock, gateway, accept }: ReconciliationParts,
  { dryRun }: Run,
): Promise<Finding[]> {
  const findings: Finding[] = []
  const since = new Date(clock().getTime() - MESSAGES_OF_MS)
  for await (const batch of inBatches(gateway.messagesSince(since))) {
    const ids = batch.map(({ id }) => id)
    const unknown = await listUnknownMessages(sql, 'stripe', ids)
    for (const message of batch.filter(({ id }) => unknown.has(id))) {
      if (!dryRun) await accept(stripeNotification(message))
      findings.push(finding('missed-message', message.customerId, null, !dryRun))
    }
  }
  return findings
}

/** What differs between the provider's subscriptions and ours, both ways; it is looked at once more, which mends it. */
export async function findMissedChanges(
  { sql, syncCustomer }: ReconciliationParts,
  listed: ReadonlyMap<string, Listed>,
  { dryRun, actor }: Run,
): Promise<Finding[]> {
  const held = await listHeldSubscriptions(sql)
  const findings: Finding[] = []
  for (const id of new Set([...listed.keys(), ...held.keys()])) {
    const there = listed.get(id)
    const customerId = (there ?? held.get(id))?.customerId ?? null
    const kind = compare(there, held.get(id))
    if (kind === undefined) continue
    const repairs = !dryRun && kind !== 'unknown-subscription' && customerId !== null
    if (repairs) await syncCustomer(customerId, { actor })
    const mended = repairs && compare(there, (await listHeldSubscriptions(sql)).get(id)) === undefined
    findings.push(finding(kind, customerId, id, mended))
  }
  return findings
}

/** Who pays for two memberships. What goes back is for a person to decide. */
export async function findSecondSubscriptions(
  { sql, commands }: ReconciliationParts,
  listed: ReadonlyMap<string, Listed>,
  { dryRun, actor }: Run,
): Promise<Finding[]> {
  const charged = (await listSecondSubscriptions(sql)).filter(({ subscriptionId }) => {
    const state = listed.get(subscriptionId)?.state
    return state === 'active' || state === 'past-due'
  })
  for (const second of charged) if (!dryRun) await commands.run(recordSecondSubscription, second, actor)
  return charged.map(({ subscriptionId: id }) =>
    finding('second-subscription', listed.get(id)?.customerId ?? null, id, false),
  )
}

function finding(
  kind: string,
  customerId: string | null,
  subscriptionId: string | null,
  repaired: boolean,
): Finding {
  return { kind, customerId: customerId ?? '', subscriptionId, repaired }
}

async function* inBatches(messages: AsyncIterable<PastMessage>): AsyncGenerator<PastMessage[]> {
  let batch: PastMessage[] = []
  for await (const message of messages) {
    batch.push(message)
    if (batch.length === BATCH) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
