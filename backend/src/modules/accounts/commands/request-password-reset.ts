import type { CommandContext } from '#platform/command-runner'
import { emailKey } from '../domain/identity-keys.ts'
import { AccountSchema } from '../persistence/account-schema.ts'

/** Writes down that a link is wanted; the same work for an address that nobody has. */
export async function requestPasswordReset(
  { email }: { email: string },
  { em, emit }: CommandContext,
): Promise<void> {
  const account = await em.findOne(AccountSchema, { emailKey: emailKey(email) }, { fields: ['id'] })
  emit({ type: 'accounts.password-reset-requested', payload: { accountId: account?.id ?? null } })
}
