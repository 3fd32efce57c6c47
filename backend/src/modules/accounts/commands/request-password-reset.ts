import type { CommandContext } from '#platform/command-runner'
import { emailKey } from '../domain/identity-keys.ts'
import { AccountSchema } from '../persistence/account-schema.ts'

/** Records that a link is wanted. An unknown address causes the same work, so that timing reveals nothing. */
export async function requestPasswordReset(
  { email }: { email: string },
  { em, emit }: CommandContext,
): Promise<void> {
  const account = await em.findOne(AccountSchema, { emailKey: emailKey(email) }, { fields: ['id'] })
  emit({ type: 'accounts.password-reset-requested', payload: { accountId: account?.id ?? null } })
}
