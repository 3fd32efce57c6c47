import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A Discord account no longer belongs to a member: they unlinked it, or linked another one. */
export const discordLinkGivenUp = defineEvent('integrations.discord-link-given-up', {
  personal: ['discordUserId'],
  payload: z.object({
    accountId: z.uuid(),
    discordUserId: z.string().nullable(),
    /** The roles that we gave it. */
    roleIds: z.array(z.string()),
  }),
})
