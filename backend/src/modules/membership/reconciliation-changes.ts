import type { ListedSubscription } from './domain/billing.ts'
import { compare, type FindingKind, type Held } from './domain/reconcile.ts'
import { listHeldSubscriptions } from './queries/list-held-subscriptions.ts'
import { type Finding, finding, type ReconciliationParts, type Run } from './reconciliation-steps.ts'
import { trySync } from './try-sync.ts'

/**
 * Rereads each customer whose subscriptions differ from ours, in whichever direction, which repairs that. A customer
 * that cannot be read is a finding of its own, and keeps nobody else from being repaired.
 */
export async function repairMissedChanges(
  parts: ReconciliationParts,
  listed: ReadonlyMap<string, ListedSubscription>,
  { dryRun, actor }: Run,
): Promise<Finding[]> {
  const differences = differencesOf(listed, await listHeldSubscriptions(parts.sql))
  const customers = differences.map(({ mendedBy }) => mendedBy).filter((customer) => customer !== null)
  const looks = dryRun ? [] : new Set(customers)
  const synced = new Set<string | null>()
  const failed: Finding[] = []
  for (const customerId of looks) {
    // One that the provider does not know is not repaired either: somebody has to see why we hold it.
    const read = await trySync(parts, customerId, actor)
    if (read === 'synced') synced.add(customerId)
    else failed.push(finding('failed', customerId, null, false))
  }
  const looked = differences.filter(({ mendedBy }) => synced.has(mendedBy)).map(({ id }) => id)
  const repaired = await withoutDifference(parts, listed, looked)
  return [
    ...failed,
    ...differences.map(({ id, kind, customerId }) => finding(kind, customerId, id, repaired.has(id))),
  ]
}

interface Difference {
  id: string
  kind: FindingKind
  customerId: string | null
  /** The customer whose rereading repairs it; null where nothing does, or nothing is to. */
  mendedBy: string | null
}

function differencesOf(
  listed: ReadonlyMap<string, ListedSubscription>,
  held: ReadonlyMap<string, Held>,
): Difference[] {
  return [...new Set([...listed.keys(), ...held.keys()])].flatMap((id) => {
    const kind = compare(listed.get(id), held.get(id))
    if (kind === undefined) return []
    const customerId = (listed.get(id) ?? held.get(id))?.customerId ?? null
    // One that says nothing of a checkout of ours was begun elsewhere.
    const isForeign = kind === 'unknown-subscription' && listed.get(id)?.checkoutId === null
    return { id, kind, customerId, mendedBy: isForeign ? null : customerId }
  })
}

/**
 * Which of these subscriptions are now as we hold them. A look may have found something newer than the list: one that
 * still differs from the list is read once more individually.
 */
async function withoutDifference(
  parts: ReconciliationParts,
  listed: ReadonlyMap<string, ListedSubscription>,
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const differing = await idsThatDiffer(parts, listed, ids)
  if (differing.length === 0) return new Set(ids)
  const left = await idsThatDiffer(parts, await readAnew(parts, listed, differing), differing)
  return new Set(ids.filter((id) => !left.includes(id)))
}

/** What we hold is read once for all of them: it is a whole list. */
async function idsThatDiffer(
  { sql }: ReconciliationParts,
  listed: ReadonlyMap<string, ListedSubscription>,
  ids: string[],
): Promise<string[]> {
  const held = await listHeldSubscriptions(sql)
  return ids.filter((id) => compare(listed.get(id), held.get(id)) !== undefined)
}

/** The list, with these subscriptions as they are by now; one that cannot be read stays as it was. */
async function readAnew(
  { gateway, log }: ReconciliationParts,
  listed: ReadonlyMap<string, ListedSubscription>,
  ids: string[],
): Promise<Map<string, ListedSubscription>> {
  const anew = new Map(listed)
  for (const id of ids)
    try {
      const subscription = await gateway.subscription(id)
      if (subscription === undefined) anew.delete(id)
      else anew.set(id, subscription)
    } catch (err) {
      log.warn({ err, subscriptionId: id }, 'a subscription could not be read at the provider')
    }
  return anew
}
