import { DomainError } from '@meridian/contracts/values/domain-error'
import { backOff } from '#platform/back-off'
import type { CommandRunner, Delivery } from '#platform/command-runner'
import type { Sql } from '#platform/database/sql'
import type { Actor } from '#platform/journal/actor'
import { coalesce } from './coalesce.ts'
import {
  type ApplyBillingSnapshot,
  applyBillingSnapshot,
  isOvertaken,
} from './commands/apply-billing-snapshot.ts'
import { beginBillingRead } from './commands/begin-billing-read.ts'
import type { BillingSnapshot, Subscription } from './domain/billing.ts'
import { mayHaveEnded } from './domain/replacement.ts'
import type { PaymentGateway } from './gateways/payment-gateway.ts'
import { listOtherCustomers } from './queries/list-other-customers.ts'

/** A look that is overtaken so often is given up: what it was for is tried again later. */
const MAX_LOOKS = 6

type Cause = { actor: Actor } | { delivery: Delivery }

/** Brings our state of a customer in line with the provider's; for a delivered event, once. */
export type SyncCustomer = (customerId: string, cause: Cause) => Promise<void>

/** Reads from the provider outside any transaction, and applies what it said inside one. */
export function createBillingSync(parts: {
  sql: Sql
  commands: CommandRunner
  gateway: PaymentGateway
  gracePeriodMs: number
}): SyncCustomer {
  const { sql, commands, gateway, gracePeriodMs } = parts

  async function apply(input: ApplyBillingSnapshot, cause: Cause): Promise<void> {
    if ('delivery' in cause) await commands.runOnce(applyBillingSnapshot, input, cause.delivery)
    else await commands.run(applyBillingSnapshot, input, cause.actor)
  }

  /** A customer who was deleted at the provider pays for nothing. */
  const readOther = (customerId: string) =>
    gateway.read(customerId).catch((error: unknown): BillingSnapshot => {
      if (error instanceof DomainError && error.code === 'not-found') return { customerId, subscriptions: [] }
      throw error
    })

  /** What else the member pays for, as another customer; looked at only where it may be needed. */
  async function readElsewhere({ customerId, subscriptions }: BillingSnapshot): Promise<Subscription[]> {
    if (!subscriptions.some(mayHaveEnded)) return []
    const others = await Promise.all((await listOtherCustomers(sql, customerId)).map(readOther))
    return others.flatMap((other) => other.subscriptions)
  }

  async function look(customerId: string, cause: Cause) {
    for (let looks = 1; ; looks += 1) {
      const sequence = await beginBillingRead(sql, customerId)
      const snapshot = await gateway.read(customerId)
      const input = { snapshot, elsewhere: await readElsewhere(snapshot), sequence, gracePeriodMs }
      try {
        await apply(input, cause)
        return { input, cause }
      } catch (error) {
        // Another process looked at the same time.
        if (looks === MAX_LOOKS || !isOvertaken(error)) throw error
        await backOff(looks)
      }
    }
  }

  const lookTogether = coalesce(look)
  return async (customerId, cause) => {
    const shared = await lookTogether(customerId, cause)
    // Nothing is left to apply, but this delivery has to be remembered as well.
    if (shared.cause !== cause) await apply(shared.input, cause)
  }
}
