import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const claimMembership = endpoint({
  method: 'POST',
  path: '/api/membership-claims',
  summary: 'Attaches a paid membership to the account whose owner followed the mailed link.',
  body: z.object({
    token: z.string().min(20, 'This link is not complete. Open it again from the mail.').max(200),
  }),
  response: z.object({ message: z.string() }),
})
