import { DONE, defineConsumer, getBilling, getContact, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Receipts of the payment provider go to the address that the account has now, whichever change came first. */
export const tellProviderWhenEmailChanged = ({ sql, billing }: WorkerParts) =>
  defineConsumer({
    name: 'tell-provider-when-email-changed',
    queue: 'membership',
    on: ['accounts.email-changed'],
    async handle({ payload: { accountId } }) {
      const [own, contact] = await Promise.all([getBilling(sql, accountId), getContact(sql, accountId)])
      if (own === undefined || contact === undefined) return NOTHING_TO_DO
      await billing.changeEmail(own.customerId, contact.email)
      return DONE
    },
  })
