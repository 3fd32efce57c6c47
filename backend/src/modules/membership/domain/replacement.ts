import type { Subscription } from './billing.ts'

/**
 * True when this subscription may no longer let anybody in, so that another one of the same person has to be looked
 * for.
 */
export function mayHaveEnded({ state, refund }: Pick<Subscription, 'state' | 'refund'>): boolean {
  return state !== 'active' || refund !== null
}

/** The subscription that a membership moves to once its own lets nobody in: the most expensive one that is paid for. */
export function replacementOf(others: readonly Subscription[]): Subscription | undefined {
  const paid = others.filter((other) => !mayHaveEnded(other))
  return paid.toSorted((one, other) => other.yearlyPriceCents - one.yearlyPriceCents)[0]
}
