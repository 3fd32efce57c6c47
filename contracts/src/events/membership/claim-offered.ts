import { z } from 'zod'
import { TIERS } from '../../values/tiers.ts'
import { defineEvent } from '../define-event.ts'

/** A paid membership waits for the owner of a known e-mail to claim it. */
export const claimOffered = defineEvent('membership.claim-offered', {
  payload: z.object({ checkoutId: z.uuid(), accountId: z.uuid(), tier: z.enum(TIERS) }),
})

/** The owner of the e-mail, who is signed in, wants the link to it mailed once more. */
export const claimLinkRequested = defineEvent('membership.claim-link-requested', {
  payload: z.object({ checkoutId: z.uuid(), accountId: z.uuid() }),
})

/**
 * The subscription ended before its owner claimed it, and the money has not been given back; staff decide what to do.
 */
export const claimLapsed = defineEvent('membership.claim-lapsed', {
  payload: z.object({ checkoutId: z.uuid(), accountId: z.uuid(), subscriptionId: z.string() }),
})
