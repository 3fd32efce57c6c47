import type { CommandContext } from '#platform/command-runner'
import { RolesLeftSchema } from '../../persistence/discord/roles-left-schema.ts'

/** Forgets what was to be taken from Discord accounts, now that it is. What was noted meanwhile stays. */
export async function forgetRolesLeft(
  { taken }: { taken: readonly { accountId: string; discordUserId: string; leftAt: Date }[] },
  { em }: CommandContext,
): Promise<void> {
  for (const { accountId, discordUserId, leftAt } of taken)
    await em.nativeDelete(RolesLeftSchema, { accountId, discordUserId, leftAt })
}
