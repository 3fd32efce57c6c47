import {
  activateMembership,
  defineConsumer,
  NOTHING_TO_DO,
  settlementFor,
} from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** The buyer has an account now: the membership they paid for begins. */
export const activateMembershipWhenAccountOpened = ({ sql, commands }: WorkerParts) =>
  defineConsumer({
    name: 'activate-membership-when-account-opened',
    queue: 'membership',
    on: ['accounts.account-opened'],
    async handle({ payload: { checkoutId, accountId } }, delivery) {
      if (checkoutId === null) return NOTHING_TO_DO
      const settle = await settlementFor(sql, accountId, activateMembership)
      return commands.runOnce(settle, { checkoutId, accountId }, delivery)
    },
  })
