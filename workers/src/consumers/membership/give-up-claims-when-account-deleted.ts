import { defineConsumer, giveUpClaims } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** What was paid with the address of who has left, and waits to be claimed, goes back to whoever paid. */
export const giveUpClaimsWhenAccountDeleted = ({ commands }: WorkerParts) =>
  defineConsumer({
    name: 'give-up-claims-when-account-deleted',
    queue: 'membership',
    on: ['accounts.account-deleted'],
    handle: ({ payload: { accountId } }, delivery) => commands.runOnce(giveUpClaims, { accountId }, delivery),
  })
