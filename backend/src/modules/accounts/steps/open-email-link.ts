import type { CommandContext } from '#platform/command-runner'
import { emailKey } from '../domain/identity-keys.ts'
import { EmailLinkSchema } from '../persistence/email-link-schema.ts'

export interface NewEmailLink {
  accountId: string
  email: string
  lifetimeMs: number
}

/** Makes a link that confirms an address, and asks for it to be mailed. Earlier links keep working. */
export function openEmailLink(
  { accountId, email, lifetimeMs }: NewEmailLink,
  { em, emit, now }: CommandContext,
): void {
  const id = crypto.randomUUID()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  em.create(EmailLinkSchema, { id, accountId, email, emailKey: emailKey(email), madeAt: now, expiresAt })
  emit({ type: 'accounts.email-link-requested', payload: { accountId, linkId: id } })
}
