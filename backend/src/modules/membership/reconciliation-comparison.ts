import type { Sql } from '#platform/database/sql'
import type { ListedSubscription } from './domain/billing.ts'
import { compare, type FindingKind, type Held, isCharged } from './domain/reconcile.ts'
import { inBatches } from './in-batches.ts'
import { listHeldSubscriptions } from './queries/list-held-subscriptions.ts'
import { listSubscriptionIds } from './queries/list-subscription-ids.ts'
import type { ReconciliationParts } from './reconciliation-steps.ts'
import { createSeenIds } from './seen-ids.ts'

/** What a comparison with the provider is left with. */
export interface Comparison {
  /** How many subscriptions the provider has. */
  compared: number
  differences: Difference[]
  /** What is charged although no membership is based on it, by the id. */
  baseless: Map<string, ListedSubscription>
}

export interface Difference {
  id: string
  kind: FindingKind
  customerId: string | null
  /** The customer whose rereading repairs it; null where nothing does, or nothing is to. */
  mendedBy: string | null
  /** What the provider's list said; undefined where it is not in there. */
  listed: ListedSubscription | undefined
}

/** How many subscriptions are in memory at once. */
const BATCH = 500

/**
 * Compares the provider's subscriptions with ours, both ways and part by part: of a million, only what stands out stays
 * in memory.
 */
export async function compareWithProvider({
  sql,
  gateway,
}: Pick<ReconciliationParts, 'sql' | 'gateway'>): Promise<Comparison> {
  const comparison: Comparison = { compared: 0, differences: [], baseless: new Map() }
  const seen = createSeenIds()
  for await (const batch of inBatches(gateway.subscriptions(), BATCH)) {
    for (const { id } of batch) seen.add(id)
    await addListed(sql, batch, comparison)
  }
  for await (const ids of listSubscriptionIds(sql, BATCH)) {
    const missing = await listHeldSubscriptions(
      sql,
      ids.filter((id) => !seen.has(id)),
    )
    for (const held of missing.values()) comparison.differences.push(...differenceOf(undefined, held))
  }
  return comparison
}

async function addListed(
  sql: Sql,
  batch: readonly ListedSubscription[],
  comparison: Comparison,
): Promise<void> {
  const known = await listHeldSubscriptions(
    sql,
    batch.map(({ id }) => id),
  )
  comparison.compared += batch.length
  for (const listed of batch) {
    const held = known.get(listed.id)
    comparison.differences.push(...differenceOf(listed, held))
    if (isCharged(listed) && !held?.membership) comparison.baseless.set(listed.id, listed)
  }
}

/** At most one. */
function differenceOf(listed: ListedSubscription | undefined, held: Held | undefined): Difference[] {
  const kind = compare(listed, held)
  if (kind === undefined) return []
  const id = listed?.id ?? held?.subscriptionId ?? ''
  const customerId = listed?.customerId ?? held?.customerId ?? null
  // One that says nothing of a checkout of ours was begun elsewhere.
  const isForeign = kind === 'unknown-subscription' && listed?.checkoutId === null
  return [{ id, kind, customerId, mendedBy: isForeign ? null : customerId, listed }]
}
