import type { Sql } from '#platform/database/sql'
import type { ListedSubscription } from './domain/billing.ts'
import { compare, type FindingKind, type Held, isCharged } from './domain/reconcile.ts'
import { inBatches } from './in-batches.ts'
import { listHeldSubscriptions } from './queries/list-held-subscriptions.ts'
import { listSubscriptionIds } from './queries/list-subscription-ids.ts'
import { readSubscription } from './read-subscription.ts'
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

type Parts = Pick<ReconciliationParts, 'sql' | 'gateway' | 'log'>

/**
 * Compares the provider's subscriptions with ours, both ways and part by part: of a million, only what stands out stays
 * in memory.
 */
export async function compareWithProvider(parts: Parts): Promise<Comparison> {
  const { sql, gateway } = parts
  const comparison: Comparison = { compared: 0, differences: [], baseless: new Map() }
  const seen = createSeenIds()
  for await (const batch of inBatches(gateway.subscriptions(), BATCH)) {
    for (const { id } of batch) seen.add(id)
    await addListed(sql, batch, comparison)
  }
  for await (const ids of listSubscriptionIds(sql, BATCH)) {
    const unlisted = ids.filter((id) => !seen.has(id))
    comparison.differences.push(...(await differencesOfUnlisted(parts, unlisted)))
  }
  return comparison
}

/** What began while the list was read is not in it, and not gone: each is read once individually. */
async function differencesOfUnlisted(parts: Parts, ids: readonly string[]): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const held of (await listHeldSubscriptions(parts.sql, ids)).values()) {
    // What has ended here needs no record there.
    if (compare(undefined, held) === undefined) continue
    const listed = await readSubscription(parts, held.subscriptionId, undefined)
    differences.push(...differenceOf(listed, held))
  }
  return differences
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
