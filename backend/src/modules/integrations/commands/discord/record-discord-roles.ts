import type { CommandContext } from '#platform/command-runner'
import { DiscordLinkSchema } from '../../persistence/discord/discord-link-schema.ts'

export interface SettledRoles {
  accountId: string
  discordUserId: string
  /** Unset: as noted before. */
  given?: string[]
  problem: string | null
}

/** Records the outcome of settling somebody's roles; nothing, when they have linked another account meanwhile. */
export async function recordDiscordRoles(
  { accountId, discordUserId, given, problem }: SettledRoles,
  { em }: CommandContext,
): Promise<void> {
  const link = await em.findOne(DiscordLinkSchema, { accountId, discordUserId })
  if (link !== null) em.assign(link, { ...(given && { given }), problem, stale: false })
}
