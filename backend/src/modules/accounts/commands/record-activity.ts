import type { CommandContext } from '#platform/command-runner'
import { AccountSchema } from '../persistence/account-schema.ts'

/** Records that a person is here now. This is no event: who was here at which hour must not be kept for ever. */
export async function recordActivity(
  { accountId }: { accountId: string },
  { em, now }: CommandContext,
): Promise<void> {
  await em.nativeUpdate(AccountSchema, { id: accountId, lastActiveAt: { $lt: now } }, { lastActiveAt: now })
}
