import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Actor } from '#platform/journal/actor'
import type { Log } from '#platform/log/log'
import type { SyncCustomer } from './billing-sync.ts'

/**
 * Looks at one customer of many, such that a failure keeps nobody else from being looked at; it is logged instead.
 * `unknown`: the provider answered that it has no such customer. `unreachable`: it did not answer, or what it said
 * could not be applied.
 */
export async function trySync(
  { syncCustomer, log }: { syncCustomer: SyncCustomer; log: Log },
  customerId: string,
  actor: Actor,
): Promise<'synced' | 'unknown' | 'unreachable'> {
  try {
    await syncCustomer(customerId, { actor })
    return 'synced'
  } catch (err) {
    log.warn({ err, customerId }, 'a customer could not be read at the provider')
    return err instanceof DomainError && err.code === 'not-found' ? 'unknown' : 'unreachable'
  }
}
