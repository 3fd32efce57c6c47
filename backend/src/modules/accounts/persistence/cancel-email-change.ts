import type { EntityManager } from '@mikro-orm/postgresql'
import { EmailLinkSchema } from './email-link-schema.ts'

/** Uses up the links to every address but this one: whoever asked for them may not have been the owner. */
export async function cancelPendingEmailChange(
  em: EntityManager,
  { accountId, keep, now }: { accountId: string; keep: string; now: Date },
): Promise<void> {
  const others = { accountId, usedAt: null, emailKey: { $ne: keep } }
  await em.nativeUpdate(EmailLinkSchema, others, { usedAt: now })
}
