import type { CommandContext } from '#platform/command-runner'
import { endOfKnowing } from '../../domain/kept-of-leavers.ts'
import { RolesLeftSchema } from '../../persistence/discord/roles-left-schema.ts'

/** Forgets what could not be taken from Discord accounts for thirty days. */
export async function forgetOldRolesLeft(_: undefined, { em, now }: CommandContext): Promise<void> {
  await em.nativeDelete(RolesLeftSchema, { leftAt: { $lte: endOfKnowing(now) } })
}
