import { z } from 'zod'
import { ALSO_ENDED } from '../../values/also-ended.ts'
import { defineEvent } from '../define-event.ts'

/** A password was set; every session from before it has ended. */
export const passwordSet = defineEvent('accounts.password-set', {
  version: 2,
  payload: z.object({ accountId: z.uuid(), alsoEnded: z.enum(ALSO_ENDED) }),
  upcasts: { 1: (payload) => ({ ...payload, alsoEnded: 'nothing' }) },
})
