import type { CommandContext } from '#platform/command-runner'
import { RolesLeftSchema } from '../../persistence/discord/roles-left-schema.ts'

export interface RolesLeft {
  accountId: string
  discordUserId: string
  roleIds: string[]
}

/** Notes what is to be taken from a Discord account that a member has given up. */
export async function keepRolesLeft(
  { accountId, discordUserId, roleIds }: RolesLeft,
  { em, now }: CommandContext,
): Promise<void> {
  const kept = await em.findOne(RolesLeftSchema, { accountId, discordUserId })
  if (kept === null) em.create(RolesLeftSchema, { accountId, discordUserId, roleIds, leftAt: now })
  else em.assign(kept, { roleIds: [...new Set([...kept.roleIds, ...roleIds])], leftAt: now })
}
