import type { CommandContext } from '#platform/command-runner'
import { PasswordLinkSchema } from '../persistence/password-link-schema.ts'

const LINK_LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000

/** Prepares a link that sets a password. The id is the cause's, so the same cause makes one link. */
export async function createPasswordLink(
  { id, accountId }: { id: string; accountId: string },
  { em, now }: CommandContext,
): Promise<void> {
  if ((await em.findOne(PasswordLinkSchema, { id })) !== null) return
  em.create(PasswordLinkSchema, { id, accountId, expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS) })
}
