import { z } from 'zod'
import { linkTokenField } from '../accounts/fields.ts'
import { endpoint } from '../endpoint.ts'

export const claimMembership = endpoint({
  method: 'POST',
  path: '/api/membership-claims',
  summary: 'Attaches a paid membership to the account whose owner followed the mailed link.',
  body: z.object({
    token: linkTokenField,
  }),
  response: z.object({
    message: z.string(),
    /**
     * `set-password`: every previous way into the account was closed, and a link that sets a password was mailed.
     * `write-to-support`: the account is suspended, so nobody can sign in to it.
     */
    next: z.enum(['sign-in', 'set-password', 'write-to-support']),
    /** Stands beside `sign-in` where the account is that of the caller: there is nothing to sign in for. */
    isOwn: z.literal(true).optional(),
  }),
  refuses: [409],
})

export const mailClaimLink = endpoint({
  method: 'POST',
  path: '/api/membership-claims/mail',
  summary:
    'Mails the link to a paid membership that waits once more, to the signed-in person whose confirmed address it was paid with.',
  response: z.object({ message: z.string() }),
  refuses: [409, 429],
})
