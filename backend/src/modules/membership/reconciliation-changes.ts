import { compare } from './domain/reconcile.ts'
import { listHeldSubscriptions } from './queries/list-held-subscriptions.ts'
import { readSubscription } from './read-subscription.ts'
import type { Difference } from './reconciliation-comparison.ts'
import { type Finding, finding, type ReconciliationParts, type Run } from './reconciliation-steps.ts'
import { trySync } from './try-sync.ts'

/**
 * Rereads each customer whose subscriptions differ from ours, in whichever direction, which repairs that. A customer
 * that cannot be read is a finding of its own, and keeps nobody else from being repaired.
 */
export async function repairMissedChanges(
  parts: ReconciliationParts,
  differences: readonly Difference[],
  { dryRun, actor }: Run,
): Promise<Finding[]> {
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
  const looked = differences.filter(({ mendedBy }) => synced.has(mendedBy))
  const left = new Set((await stillDifferent(parts, looked)).map(({ id }) => id))
  const repaired = new Set(looked.map(({ id }) => id).filter((id) => !left.has(id)))
  return [
    ...failed,
    ...differences.map(({ id, kind, customerId }) => finding(kind, customerId, id, repaired.has(id))),
  ]
}

/**
 * What of it is still not as we hold it. A look may have found something newer than the list: what still differs from
 * the list is read once more individually.
 */
async function stillDifferent(
  parts: ReconciliationParts,
  looked: readonly Difference[],
): Promise<Difference[]> {
  const differing = await whatDiffers(parts, looked)
  return whatDiffers(parts, await readAnew(parts, differing))
}

async function whatDiffers(
  { sql }: ReconciliationParts,
  looked: readonly Difference[],
): Promise<Difference[]> {
  const held = await listHeldSubscriptions(
    sql,
    looked.map(({ id }) => id),
  )
  return looked.filter(({ id, listed }) => compare(listed, held.get(id)) !== undefined)
}

/** The same with the subscriptions as they are by now; one that cannot be read stays as it was. */
async function readAnew(parts: ReconciliationParts, differing: readonly Difference[]): Promise<Difference[]> {
  const anew: Difference[] = []
  for (const difference of differing) {
    const { id, listed } = difference
    anew.push({ ...difference, listed: await readSubscription(parts, id, listed) })
  }
  return anew
}
