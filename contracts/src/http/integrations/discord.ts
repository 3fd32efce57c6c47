import { z } from 'zod'
import { DISCORD_USER_ID_HINT, isDiscordId } from '../../values/discord.ts'
import { endpoint } from '../endpoint.ts'

export const getDiscord = endpoint({
  method: 'GET',
  path: '/api/discord',
  summary: 'Whether the community gives roles in Discord, and how the signed-in member stands there.',
  response: z.object({
    /** False while no bot gives roles. */
    open: z.boolean(),
    link: z
      .object({
        discordUserId: z.string(),
        /** True once the role of the member’s tier was given. */
        hasRole: z.boolean(),
        /** Why it was not given, for the member; null while it is on its way. */
        problem: z.string().nullable(),
      })
      .nullable(),
  }),
})

export const linkDiscord = endpoint({
  method: 'POST',
  path: '/api/discord/link',
  summary: 'Notes which Discord account is the member’s; its roles follow tier and access from then on.',
  body: z.object({
    userId: z.string(),
    discordUserId: z.string().trim().refine(isDiscordId, DISCORD_USER_ID_HINT),
  }),
  response: z.object({ message: z.string() }),
  refuses: [404, 429],
})

export const unlinkDiscord = endpoint({
  method: 'DELETE',
  path: '/api/discord/link',
  summary: 'Forgets the Discord account of the signed-in member; the roles that it was given are taken back.',
  response: z.object({}),
})
