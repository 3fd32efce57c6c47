import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody named their Discord account. */
export const discordLinked = defineEvent('integrations.discord-linked', {
  personal: ['discordUserId'],
  payload: z.object({ accountId: z.uuid(), discordUserId: z.string().nullable() }),
})
