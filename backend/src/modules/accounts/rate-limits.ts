import { MINUTE_SECONDS } from '@meridian/contracts/values/durations'
import type { HttpParts } from '#platform/http/http-parts'
import type { RateLimits } from '#platform/http/rate-limits'
import { createMailboxThrottle } from './mailbox-throttle.ts'

/** This many of an account's points are not worth a write to give back. */
export const LEFT_COUNTED = 15

/** How often the calls of this module may be made. */
export function accountLimits(limits: RateLimits) {
  return {
    loginsPerAddress: limits.perKey({ name: 'login-address', points: 100, seconds: 10 * MINUTE_SECONDS }),
    /** Counts IP address and e-mail together, so that a stranger elsewhere cannot lock the owner out. */
    loginsPerPair: limits.perKey({ name: 'login-pair', points: 20, seconds: 10 * MINUTE_SECONDS }),
    /** Failures for one e-mail, from wherever they come. */
    failuresPerAccount: limits.perKey({ name: 'login-account', points: 30, seconds: 15 * MINUTE_SECONDS }),
    /** Attempts of a browser that its owner has signed in with before, whatever others do (ADR 026). */
    triesPerDevice: limits.perKey({ name: 'login-device', points: 20, seconds: 10 * MINUTE_SECONDS }),
    /** Passwords tried in all such browsers of an account together: somebody may have collected their marks. */
    triesOfKnown: limits.perKey({ name: 'login-known', points: 60, seconds: 10 * MINUTE_SECONDS }),
    /** Checks of one's own password: the caller has the cookie, but perhaps nothing else. */
    passwordChecks: limits.perKey({ name: 'password-check', points: 10, seconds: 10 * MINUTE_SECONDS }),
    exports: limits.perKey({ name: 'data-export', points: 10, seconds: 60 * MINUTE_SECONDS }),
    renames: limits.perKey({ name: 'rename', points: 10, seconds: 60 * MINUTE_SECONDS }),
    /** Mails that confirm an address: enough for a typing error. */
    emailLinks: limits.perKey({ name: 'email-link', points: 5, seconds: 60 * MINUTE_SECONDS }),
    /** The same, counted by the mailbox they go to: too few to annoy a stranger. */
    unprovenMailboxes: createMailboxThrottle(limits),
    /** Codes of the second factor: at any moment three in a million are right. */
    codesPerPair: limits.perKey({ name: 'code-pair', points: 10, seconds: 10 * MINUTE_SECONDS }),
    codesPerAccount: limits.perKey({ name: 'code-account', points: 30, seconds: 60 * MINUTE_SECONDS }),
    /** As many again in the browsers that are known for the account, so that strangers do not use them up. */
    codesOfKnown: limits.perKey({ name: 'code-known', points: 30, seconds: 60 * MINUTE_SECONDS }),
    registrations: limits.perAddress({ name: 'register', points: 60, seconds: 10 * MINUTE_SECONDS }),
    resetRequests: limits.perAddress({ name: 'password-forgot', points: 30, seconds: 10 * MINUTE_SECONDS }),
    emailConfirmations: limits.perAddress({
      name: 'email-confirm',
      points: 30,
      seconds: 10 * MINUTE_SECONDS,
    }),
    passwordLinks: limits.perAddress({ name: 'password-link', points: 30, seconds: 10 * MINUTE_SECONDS }),
  }
}

/** What the routes of this module are made with: the limits are made once, so that all of them count together. */
export type AccountParts = Omit<HttpParts, 'limits'> & { limits: AccountLimits }

export type AccountLimits = ReturnType<typeof accountLimits>
