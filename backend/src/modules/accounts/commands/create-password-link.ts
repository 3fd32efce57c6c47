import type { CommandContext } from '#platform/command-runner'
import { PasswordLinkSchema } from '../persistence/password-link-schema.ts'

/** With this many open links in the mailbox, one more mail would help only somebody who wants to annoy. */
const MAX_OPEN_LINKS = 5

export interface CreatePasswordLink {
  id: string
  accountId: string
  lifetimeMs: number
}

/**
 * Prepares a link that sets a password. The id is that of the cause, so the same cause makes one link. Returns false
 * when enough links are open; each of those still works.
 */
export async function createPasswordLink(
  { id, accountId, lifetimeMs }: CreatePasswordLink,
  { em, now }: CommandContext,
): Promise<boolean> {
  if ((await em.findOne(PasswordLinkSchema, { id })) !== null) return true
  // One after the other: concurrent requests would each count too few links.
  await em.execute('select from accounts where id = ? for update', [accountId])
  const open = await em.count(PasswordLinkSchema, { accountId, usedAt: null, expiresAt: { $gt: now } })
  if (open >= MAX_OPEN_LINKS) return false
  em.create(PasswordLinkSchema, { id, accountId, expiresAt: new Date(now.getTime() + lifetimeMs) })
  return true
}
