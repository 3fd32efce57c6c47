import type { CommandRunner, Delivery } from '#platform/command-runner'
import { applyBillingSnapshot } from './commands/apply-billing-snapshot.ts'
import { beginBillingRead } from './commands/begin-billing-read.ts'
import type { PaymentGateway } from './gateways/payment-gateway.ts'
import { StaleRead } from './persistence/billing-reads.ts'

/** Brings our state of a customer to the provider's; for a delivered event, once. */
export type SyncCustomer = (
  customerId: string,
  cause: { actor: string } | { delivery: Delivery },
) => Promise<void>

const MAX_READS = 8

/**
 * Reads the provider outside of any transaction and applies what it said inside one. Where somebody began a newer
 * look in between, what we hold may be old: look again.
 */
export function createBillingSync(parts: {
  commands: CommandRunner
  gateway: PaymentGateway
  gracePeriodMs: number
}): SyncCustomer {
  const { commands, gateway, gracePeriodMs } = parts
  return async (customerId, cause) => {
    const actor = 'delivery' in cause ? `consumer:${cause.delivery.consumer}` : cause.actor
    for (let reads = 1; ; reads += 1) {
      const sequence = await commands.run(beginBillingRead, { customerId }, actor)
      const snapshot = await gateway.read(customerId)
      const input = { snapshot, sequence, gracePeriodMs }
      try {
        if ('delivery' in cause) await commands.runOnce(applyBillingSnapshot, input, cause.delivery)
        else await commands.run(applyBillingSnapshot, input, actor)
        return
      } catch (error) {
        if (!(error instanceof StaleRead) || reads === MAX_READS) throw error
      }
    }
  }
}
