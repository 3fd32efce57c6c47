import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { getDiscord } from '@meridian/contracts/http/integrations/discord'
import { post, remove } from '../../../lib/http.ts'
import type { Loaded } from '../../../lib/load-once.ts'
import { useLiveResource } from '../../../lib/resource.ts'

export type DiscordStanding = ResponseOf<typeof getDiscord>

/** Whether roles are given in Discord, and how the signed-in member stands there. */
export const useDiscord = (): Loaded<DiscordStanding> => useLiveResource('/api/discord')

export const linkDiscord = (userId: string, discordUserId: string) =>
  post('/api/discord/link', { userId, discordUserId })

export const unlinkDiscord = () => remove('/api/discord/link')
