import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import type { Clock } from '#platform/clock'
import type { CommandRunner } from '#platform/command-runner'
import type { AcceptNotification } from '#platform/notifications'
import type { Sql } from '#platform/sql'
import type { SyncCustomer } from './billing-sync.ts'
import { recordReconciliation } from './commands/record-reconciliation.ts'
import { recordSecondSubscription } from './commands/record-second-subscription.ts'
import { compare, type Held, type Listed } from './domain/reconcile.ts'
import type { PastMessage, ReconciliationGateway } from './gateways/reconciliation-gateway.ts'
import { listHeldSubscriptions } from './queries/list-held-subscriptions.ts'
import { listSecondSubscriptions } from './queries/list-second-subscriptions.ts'
import { listUnknownMessages } from './queries/list-unknown-messages.ts'
import { stripeNotification } from './stripe-notification.ts'

export type ReconciliationReport = PayloadOf<'membership.billing-reconciled'>
type Finding = ReconciliationReport['findings'][number]

/** Compares everything with the provider, and repairs what differs unless it is a dry run. */
export type Reconcile = (options: { dryRun: boolean; actor: string }) => Promise<ReconciliationReport>

const DAY_MS = 86_400_000
/** The provider keeps its messages for thirty days; a daily run needs few of them. */
const MESSAGES_OF_MS = 3 * DAY_MS
const BATCH = 500

export function createReconciliation(parts: {
  sql: Sql
  clock: Clock
  commands: CommandRunner
  gateway: ReconciliationGateway
  syncCustomer: SyncCustomer
  accept: AcceptNotification
}): Reconcile {
  const { sql, clock, commands, gateway, syncCustomer, accept } = parts

  async function missedMessages(dryRun: boolean): Promise<Finding[]> {
    const findings: Finding[] = []
    for await (const batch of inBatches(
      gateway.messagesSince(new Date(clock().getTime() - MESSAGES_OF_MS)),
    )) {
      const unknown = await listUnknownMessages(
        sql,
        'stripe',
        batch.map(({ id }) => id),
      )
      for (const message of batch.filter(({ id }) => unknown.has(id))) {
        if (!dryRun) await accept(stripeNotification(message))
        findings.push(finding('missed-message', message.customerId ?? '', null, !dryRun))
      }
    }
    return findings
  }

  async function missedChanges(
    listed: Map<string, Listed>,
    actor: string,
    dryRun: boolean,
  ): Promise<Finding[]> {
    const held = await listHeldSubscriptions(sql)
    const findings: Finding[] = []
    for (const id of new Set([...listed.keys(), ...held.keys()])) {
      const [there, here] = [listed.get(id), held.get(id)]
      const kind = compare(there, here)
      if (kind === undefined) continue
      const customerId = (there ?? here)?.customerId ?? ''
      const repairs = !dryRun && kind !== 'unknown-subscription'
      if (repairs) await syncCustomer(customerId, { actor })
      findings.push(finding(kind, customerId, id, repairs && (await isMended(there, id))))
    }
    return findings
  }

  async function isMended(there: Listed | undefined, id: string): Promise<boolean> {
    return compare(there, await heldNow(id)) === undefined
  }

  async function heldNow(id: string): Promise<Held | undefined> {
    return (await listHeldSubscriptions(sql)).get(id)
  }

  async function secondSubscriptions(
    listed: Map<string, Listed>,
    actor: string,
    dryRun: boolean,
  ): Promise<Finding[]> {
    const running = (await listSecondSubscriptions(sql)).filter(({ subscriptionId }) => {
      const state = listed.get(subscriptionId)?.state
      return state === 'active' || state === 'past-due'
    })
    for (const second of running) if (!dryRun) await commands.run(recordSecondSubscription, second, actor)
    return running.map(({ subscriptionId }) =>
      finding('second-subscription', listed.get(subscriptionId)?.customerId ?? '', subscriptionId, false),
    )
  }

  return async ({ dryRun, actor }) => {
    const messages = await missedMessages(dryRun)
    const listed = new Map<string, Listed>()
    for await (const subscription of gateway.subscriptions()) listed.set(subscription.id, subscription)
    const changes = await missedChanges(listed, actor, dryRun)
    const seconds = await secondSubscriptions(listed, actor, dryRun)
    const report = { dryRun, compared: listed.size, findings: [...messages, ...changes, ...seconds] }
    await commands.run(recordReconciliation, report, actor)
    return report
  }
}

function finding(
  kind: string,
  customerId: string,
  subscriptionId: string | null,
  repaired: boolean,
): Finding {
  return { kind, customerId, subscriptionId, repaired }
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
