import type { CommandContext } from '#platform/command-runner'
import { DiscordLinkSchema } from '../../persistence/discord/discord-link-schema.ts'

/** Notes which Discord account a member says is theirs. Saying so again has its roles looked at again. */
export async function linkDiscord(
  { accountId, discordUserId }: { accountId: string; discordUserId: string },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const link = await em.findOne(DiscordLinkSchema, { accountId })
  const fresh = { discordUserId, linkedAt: now, given: [], problem: null, stale: true }
  if (link === null) em.create(DiscordLinkSchema, { accountId, ...fresh })
  else if (link.discordUserId === discordUserId) em.assign(link, { stale: true })
  else {
    const payload = { accountId, discordUserId: link.discordUserId, roleIds: link.given }
    emit({ type: 'integrations.discord-link-given-up', payload })
    em.assign(link, fresh)
  }
  emit({ type: 'integrations.discord-linked', payload: { accountId, discordUserId } })
}
