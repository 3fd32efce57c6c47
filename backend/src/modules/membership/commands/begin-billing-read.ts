import type { CommandContext } from '#platform/command-runner'
import { nextBillingRead } from '../persistence/billing-reads.ts'

/** Numbers a look at a customer's state at the provider; see `applyBillingSnapshot`. */
export function beginBillingRead(
  { customerId }: { customerId: string },
  { em }: CommandContext,
): Promise<string> {
  return nextBillingRead(em, customerId)
}
