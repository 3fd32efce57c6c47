import type { CommandContext } from '#platform/command-runner'
import { DomainError } from '#platform/domain-error'
import { DiscordLinkSchema } from '../../persistence/discord-link-schema.ts'

/**
 * Notes whose Discord account is whose. Said again, its roles are looked at again.
 * @throws DomainError `conflict` for an account that is another member's
 */
export async function linkDiscord(
  { accountId, discordUserId }: { accountId: string; discordUserId: string },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const holder = await em.findOne(DiscordLinkSchema, { discordUserId })
  if (holder !== null && holder.accountId !== accountId)
    throw new DomainError('conflict', 'This Discord account is linked to another member.')
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
