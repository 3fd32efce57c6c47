import type { CommandContext } from '#platform/command-runner'
import { DiscordLinkSchema } from '../../persistence/discord/discord-link-schema.ts'

/** Forgets which Discord account is a member's. */
export async function unlinkDiscord(
  { accountId }: { accountId: string },
  { em, emit }: CommandContext,
): Promise<void> {
  const link = await em.findOne(DiscordLinkSchema, { accountId })
  if (link === null) return
  const { discordUserId, given: roleIds } = link
  em.remove(link)
  emit({ type: 'integrations.discord-link-given-up', payload: { accountId, discordUserId, roleIds } })
}
