import type { CommandContext } from '#platform/command-runner'
import { AccountSchema } from '../persistence/account-schema.ts'

/** Records that a person is here now. It is no event: who was here at which hour is nobody's business for ever. */
export async function recordActivity(
  { accountId }: { accountId: string },
  { em, now }: CommandContext,
): Promise<void> {
  await em.nativeUpdate(AccountSchema, { id: accountId, lastActiveAt: { $lt: now } }, { lastActiveAt: now })
}
