import { DONE, defineConsumer, findCustomerId, getContact, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Receipts of the payment provider go to the address that the account has now, whichever change came first. */
export const tellProviderWhenEmailChanged = ({ sql, billing }: WorkerParts) =>
  defineConsumer({
    name: 'tell-provider-when-email-changed',
    queue: 'membership',
    on: ['accounts.email-changed'],
    async handle({ payload: { accountId } }) {
      const [customerId, contact] = await Promise.all([
        findCustomerId(sql, accountId),
        getContact(sql, accountId),
      ])
      if (customerId === undefined || contact === undefined) return NOTHING_TO_DO
      await billing.changeEmail(customerId, contact.email)
      return DONE
    },
  })
