import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import type { CommandContext } from '#platform/command-runner'
import { addSecondSubscription } from '../steps/add-second-subscription.ts'

/** Records that somebody pays twice, or may yet be charged twice, and tells of it once. */
export async function recordSecondSubscription(
  found: PayloadOf<'membership.second-subscription-found'>,
  { em, emit, now }: CommandContext,
): Promise<void> {
  for (const event of await addSecondSubscription(em, found, { foundAt: now, paidUntil: null })) emit(event)
}
