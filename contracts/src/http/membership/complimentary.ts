import { z } from 'zod'
import { TIERS } from '../../values/tiers.ts'
import { endpoint } from '../endpoint.ts'
import { reasonBesideDay, reasonField } from '../reason-field.ts'

const answer = z.object({ message: z.string() })

export const grantComplimentary = endpoint({
  method: 'POST',
  path: '/api/users/:id/complimentary',
  summary:
    'Gives somebody a membership that costs nothing, or changes the one they were given. 409 for somebody who pays, and where what they were given has changed. For staff.',
  body: z.object({
    tier: z.enum(TIERS),
    /** When it ends by itself. */
    until: z.iso.datetime({ offset: true, error: 'Choose the day on which it ends' }),
    /** The gift that is changed, as it was when it was looked at; null for none. Left out, whatever there is is changed. */
    seen: z
      .object({ tier: z.enum(TIERS), until: z.iso.datetime() })
      .nullable()
      .optional(),
    reason: reasonBesideDay,
  }),
  response: answer,
  refuses: [409],
})

export const endComplimentary = endpoint({
  method: 'POST',
  path: '/api/users/:id/complimentary/end',
  summary: 'Ends a membership that was given, at once. For staff.',
  body: z.object({ reason: reasonField }),
  response: answer,
  refuses: [409],
})
