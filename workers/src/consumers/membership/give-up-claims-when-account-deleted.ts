import { defineConsumer, giveUpClaims } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** A payment made with the address of somebody who has left, and not claimed yet, goes back to whoever paid. */
export const giveUpClaimsWhenAccountDeleted = ({ commands }: WorkerParts) =>
  defineConsumer({
    name: 'give-up-claims-when-account-deleted',
    queue: 'membership',
    on: ['accounts.account-deleted'],
    handle: ({ payload: { accountId } }, delivery) => commands.runOnce(giveUpClaims, { accountId }, delivery),
  })
