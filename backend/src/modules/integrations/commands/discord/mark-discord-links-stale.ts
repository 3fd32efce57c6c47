import type { CommandContext } from '#platform/command-runner'
import { DiscordLinkSchema } from '../../persistence/discord/discord-link-schema.ts'

/** Marks every link, or only those that ended badly, to have its roles looked at again. */
export async function markDiscordLinksStale(
  { which }: { which: 'all' | 'troubled' },
  { em }: CommandContext,
): Promise<void> {
  const wanted = which === 'all' ? {} : { problem: { $ne: null } }
  await em.nativeUpdate(DiscordLinkSchema, wanted, { stale: true })
}
