import type { CommandRunner, Delivery } from '#platform/command-runner'
import { applyBillingSnapshot } from './commands/apply-billing-snapshot.ts'
import { beginBillingRead } from './commands/begin-billing-read.ts'
import type { PaymentGateway } from './gateways/payment-gateway.ts'

/** Brings our state of a customer to the provider's; for a delivered event, once. */
export type SyncCustomer = (
  customerId: string,
  cause: { actor: string } | { delivery: Delivery },
) => Promise<void>

/** Reads the provider outside of any transaction, and applies what it said inside one. */
export function createBillingSync(parts: {
  commands: CommandRunner
  gateway: PaymentGateway
  gracePeriodMs: number
}): SyncCustomer {
  const { commands, gateway, gracePeriodMs } = parts
  return async (customerId, cause) => {
    const actor = 'delivery' in cause ? `consumer:${cause.delivery.consumer}` : cause.actor
    const sequence = await commands.run(beginBillingRead, { customerId }, actor)
    const input = { snapshot: await gateway.read(customerId), sequence, gracePeriodMs }
    if ('delivery' in cause) await commands.runOnce(applyBillingSnapshot, input, cause.delivery)
    else await commands.run(applyBillingSnapshot, input, actor)
  }
}
