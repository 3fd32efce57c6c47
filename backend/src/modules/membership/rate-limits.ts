import { MINUTE_SECONDS } from '@meridian/contracts/values/durations'
import type { RateLimits } from '#platform/http/rate-limits'
import { mailboxOf } from './domain/referral.ts'

/** How often the calls of this module may be made. */
export function membershipLimits(limits: RateLimits) {
  return {
    /** Wide enough for an office behind one address, far too narrow for trying out stolen cards. */
    checkouts: limits.perAddress({ name: 'checkout', points: 200, seconds: 10 * MINUTE_SECONDS }),
    /** The same for one person, from however many addresses. */
    checkoutsPerAccount: limits.perKey({
      name: 'checkout-account',
      points: 60,
      seconds: 10 * MINUTE_SECONDS,
    }),
    /** For a guest there is only the e-mail. Anybody held up by others has paid by then, and is mailed all the same. */
    checkoutsPerEmail: limits.perKey({ name: 'checkout-email', points: 30, seconds: 10 * MINUTE_SECONDS }),
    billing: limits.perAddress({ name: 'billing', points: 300, seconds: 10 * MINUTE_SECONDS }),
    claims: limits.perAddress({ name: 'claim', points: 30, seconds: 10 * MINUTE_SECONDS }),
    /** Mails with the link once more: enough for looking into every folder. */
    claimMails: limits.perKey({ name: 'claim-mail', points: 5, seconds: 60 * MINUTE_SECONDS }),
  }
}

export type MembershipLimits = ReturnType<typeof membershipLimits>

/** Counts a checkout call for the person who makes it, in addition to the address. Throws `rate-limited`. */
export async function countBuyer(
  limits: MembershipLimits,
  { accountId, email }: { accountId: string | undefined; email?: string },
): Promise<void> {
  if (accountId !== undefined) await limits.checkoutsPerAccount(accountId)
  else if (email !== undefined) await limits.checkoutsPerEmail(mailboxOf(email))
}
