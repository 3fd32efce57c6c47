import { z } from 'zod'
import { CHANNELS } from '../../values/channels.ts'
import { defineEvent } from '../define-event.ts'

/** A person who lost access is out of a channel now: the provider has done it. */
export const accessRevoked = defineEvent('integrations.access-revoked', {
  payload: z.object({
    accountId: z.uuid(),
    channel: z.enum(CHANNELS),
    lostAt: z.iso.datetime(),
    removedAt: z.iso.datetime(),
  }),
})
