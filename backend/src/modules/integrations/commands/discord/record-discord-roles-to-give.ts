import type { CommandContext } from '#platform/command-runner'
import { DiscordLinkSchema } from '../../persistence/discord/discord-link-schema.ts'

export interface RolesToGive {
  discordUserId: string
  claims: readonly { accountId: string; given: readonly string[] }[]
}

/**
 * Records what is about to be given: whoever unlinks after that has it taken back, even if the giving is interrupted.
 * False where somebody has already unlinked; nothing must be given then.
 */
export async function recordDiscordRolesToGive(
  { discordUserId, claims }: RolesToGive,
  { em }: CommandContext,
): Promise<boolean> {
  const accountId = { $in: claims.map((claim) => claim.accountId) }
  const links = await em.find(DiscordLinkSchema, { discordUserId, accountId })
  if (links.length < claims.length) return false
  for (const link of links) {
    const more = claims.find((claim) => claim.accountId === link.accountId)?.given ?? []
    em.assign(link, { given: [...new Set([...link.given, ...more])] })
  }
  return true
}
