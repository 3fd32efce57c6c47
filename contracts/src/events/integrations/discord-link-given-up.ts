import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A Discord account is a member's no longer: they unlinked it, or linked another one. */
export const discordLinkGivenUp = defineEvent('integrations.discord-link-given-up', {
  personal: ['discordUserId'],
  payload: z.object({
    accountId: z.uuid(),
    discordUserId: z.string().nullable(),
    /** The roles that it was given by us. */
    roleIds: z.array(z.string()),
  }),
})
