import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { getDiscord } from '@meridian/contracts/http/integrations/discord'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { post, remove } from '../../../lib/http.ts'
import { useWatchedResource } from '../../../lib/watched-resource.ts'

export type DiscordStanding = ResponseOf<typeof getDiscord>

/** How long to wait until the next look at a role that is on its way. */
const ROLE_PAUSE_MS = 5_000

/** Whether roles are given in Discord, and how the signed-in member stands there; watched until their role is there. */
export const useDiscord = (): Loaded<DiscordStanding> =>
  useWatchedResource('/api/discord', (latest) =>
    latest?.open && latest.link?.hasRole === false && latest.link.problem === null ? ROLE_PAUSE_MS : 0,
  )

export const linkDiscord = (userId: string, discordUserId: string) =>
  post('/api/discord/link', { userId, discordUserId })

export const unlinkDiscord = () => remove('/api/discord/link')
