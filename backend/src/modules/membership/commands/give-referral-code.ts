import { randomBytes } from 'node:crypto'
import type { CommandContext } from '#platform/command-runner'
import { REFERRAL_CODE_BYTES, referralCodeFrom } from '../domain/referral-code.ts'
import { ReferralCodeSchema } from '../persistence/referral-schema.ts'

/** Gives a member a code of their own. Whoever has one keeps it. */
export async function giveReferralCode(
  { accountId }: { accountId: string },
  { em, emit, now }: CommandContext,
): Promise<void> {
  if ((await em.findOne(ReferralCodeSchema, { accountId })) !== null) return
  // Should somebody already have this code, the insert fails and the runner begins again with other bytes.
  const code = referralCodeFrom(randomBytes(REFERRAL_CODE_BYTES))
  em.create(ReferralCodeSchema, { accountId, code, givenAt: now })
  emit({ type: 'membership.referral-code-given', payload: { accountId, code } })
}
