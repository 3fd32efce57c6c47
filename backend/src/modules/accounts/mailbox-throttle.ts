import { DAY_SECONDS } from '@meridian/contracts/values/durations'
import { isUsedUp, type RateLimits, type Taken } from '#platform/http/rate-limits'
import { emailKey } from './domain/identity-keys.ts'

/**
 * Does what mails an address that nobody has proven to be theirs, and counts it, whichever account it comes from.
 * Failures are not counted. Once the address is used up, it does `instead`; without that, it throws a DomainError
 * `rate-limited`.
 */
export type MailboxThrottle = <T>(
  email: string,
  mail: () => Promise<T>,
  instead?: () => Promise<T>,
) => Promise<T>

/** Keeps many accounts from being used to fill the mailbox of somebody who never asked for it (ADR 060). */
export function createMailboxThrottle(limits: RateLimits): MailboxThrottle {
  const take = limits.perKey({ name: 'unproven-mailbox', points: 10, seconds: DAY_SECONDS })
  return async (email, mail, instead) => {
    let taken: Taken
    try {
      taken = await take(emailKey(email))
    } catch (error) {
      if (instead === undefined || !isUsedUp(error)) throw error
      return instead()
    }
    return mail().catch(async (error: unknown) => {
      await taken.giveBack()
      throw error
    })
  }
}
