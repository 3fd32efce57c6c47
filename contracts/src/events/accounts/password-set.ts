import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

const alsoEnded = z.enum(['nothing', 'addresses', 'everything'])

/**
 * `addresses`: those of the podcast feed and the calendar. `everything`: these, the second factor, the location, and the
 * links to accounts elsewhere, since whoever used the account before may have been somebody else.
 */
export type AlsoEnded = z.output<typeof alsoEnded>

/** A password was set; every session from before it has ended. */
export const passwordSet = defineEvent('accounts.password-set', {
  version: 2,
  payload: z.object({ accountId: z.uuid(), alsoEnded }),
  upcasts: { 1: (payload) => ({ ...payload, alsoEnded: 'nothing' }) },
})
