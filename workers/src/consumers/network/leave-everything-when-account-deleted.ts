import { defineConsumer, leaveEverything } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Whoever has left takes up nobody's place, and invites nobody. */
export const leaveEverythingWhenAccountDeleted = (parts: WorkerParts) =>
  defineConsumer({
    name: 'leave-everything-when-account-deleted',
    queue: 'community',
    on: ['accounts.account-deleted'],
    handle: ({ payload: { accountId } }, delivery) => leaveEverything(parts, accountId, delivery),
  })
