import { defineConsumer, NOTHING_TO_DO, openAccountForBuyer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** A guest has paid: the account is opened even if the browser never comes back. */
export const openAccountWhenCheckoutPaid = ({ commands, reservedUsernames }: WorkerParts) =>
  defineConsumer({
    name: 'open-account-when-checkout-paid',
    queue: 'membership',
    on: ['membership.checkout-paid'],
    async handle({ payload: { checkoutId, accountId, email, username } }, delivery) {
      if (accountId !== null || email === null) return NOTHING_TO_DO
      return commands.runOnce(
        openAccountForBuyer,
        { checkoutId, email, username, reservedUsernames },
        delivery,
      )
    },
  })
