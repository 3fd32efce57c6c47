import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import type { Clock } from '#platform/clock'
import type { CommandRunner } from '#platform/command-runner'
import type { AcceptNotification } from '#platform/database/notifications'
import type { Sql } from '#platform/database/sql'
import type { Actor } from '#platform/journal/actor'
import type { Log } from '#platform/log/log'
import type { SyncCustomer } from './billing-sync.ts'
import { recordSecondSubscription } from './commands/record-second-subscription.ts'
import type { ListedSubscription } from './domain/billing.ts'
import { messagesWantedSince } from './domain/reconcile.ts'
import { isOfUse } from './domain/webhook-types.ts'
import type { PastMessage, ReconciliationGateway } from './gateways/reconciliation-gateway.ts'
import { inBatches } from './in-batches.ts'
import { findLastReconciliation } from './queries/find-last-reconciliation.ts'
import { listSecondSubscriptions, type SecondSubscription } from './queries/list-second-subscriptions.ts'
import { listUnknownMessages } from './queries/list-unknown-messages.ts'
import { stripeNotification } from './stripe-notification.ts'
import { trySync } from './try-sync.ts'

export interface ReconciliationParts {
  sql: Sql
  clock: Clock
  commands: CommandRunner
  gateway: ReconciliationGateway
  syncCustomer: SyncCustomer
  accept: AcceptNotification
  log: Log
}

/** How a comparison is made, and by whom. */
export interface Run {
  dryRun: boolean
  actor: Actor
}

export type Finding = PayloadOf<'membership.billing-reconciled'>['findings'][number]

const BATCH = 500

/**
 * Accepts what the provider sent and we never got, as if its webhook had come. What would change nothing does not count:
 * it was never asked for, so it never came. As in all steps, a dry run only finds it. One finding for each customer:
 * after a long outage there are as many messages as thirty days have brought.
 */
export async function repairMissedMessages(
  { sql, clock, gateway, accept }: ReconciliationParts,
  { dryRun, actor }: Run,
): Promise<Finding[]> {
  const missed = new Map<string, number>()
  const since = messagesWantedSince(await findLastReconciliation(sql), clock())
  for await (const batch of inBatches(ofUse(gateway.messagesSince(since)), BATCH)) {
    const ids = batch.map(({ id }) => id)
    const unknown = await listUnknownMessages(sql, 'stripe', ids)
    for (const message of batch.filter(({ id }) => unknown.has(id))) {
      if (!dryRun) await accept(stripeNotification(message), actor)
      const customerId = message.customerId ?? ''
      missed.set(customerId, (missed.get(customerId) ?? 0) + 1)
    }
  }
  const kind = 'missed-message'
  return Array.from(missed, ([id, count]) => ({ ...finding(kind, id, null, !dryRun), count }))
}

/**
 * Records who pays for two memberships. What goes back is for a person to decide; but anybody whom the first one does
 * not let in returns by the other, which another look at the first one brings about.
 */
export async function recordSecondSubscriptions(
  parts: ReconciliationParts,
  baseless: ReadonlyMap<string, ListedSubscription>,
  run: Run,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const second of await listSecondSubscriptions(parts.sql, [...baseless.keys()])) {
    const { subscriptionId: id } = second
    const customerId = baseless.get(id)?.customerId ?? null
    const repaired = !run.dryRun && (await settleSecond(parts, second, run.actor))
    // The look shows whether it was paid for a time in which nobody uses it.
    if (!run.dryRun && !repaired && customerId !== null) await trySync(parts, customerId, run.actor)
    findings.push(finding('second-subscription', customerId, id, repaired))
  }
  return findings
}

/** True when the membership is now based on it. */
async function settleSecond(parts: ReconciliationParts, second: SecondSubscription, actor: Actor) {
  const { hasAccess, keptCustomerId, ...found } = second
  if (!hasAccess && keptCustomerId !== null && (await trySync(parts, keptCustomerId, actor)) === 'synced') {
    const isSecond = await listSecondSubscriptions(parts.sql, [second.subscriptionId])
    if (isSecond.length === 0) return true
  }
  await parts.commands.run(recordSecondSubscription, found, actor)
  return false
}

/** What is reported of one thing that was found. */
export function finding(
  kind: string,
  customerId: string | null,
  subscriptionId: string | null,
  repaired: boolean,
): Finding {
  return { kind, customerId: customerId ?? '', subscriptionId, repaired }
}

async function* ofUse(messages: AsyncIterable<PastMessage>): AsyncGenerator<PastMessage> {
  for await (const message of messages) if (isOfUse(message)) yield message
}
