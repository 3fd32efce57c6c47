import { z } from 'zod'
import { CHANNELS } from '../../values/channels.ts'
import { endpoint } from '../endpoint.ts'

export const listRevocations = endpoint({
  method: 'GET',
  path: '/api/integrations/revocations',
  summary:
    'How long it took, in the last 30 days, from lost access to the actual removal from each channel. For those who run the community.',
  response: z.object({
    /** Anything longer is a case to look at. */
    targetSeconds: z.int(),
    channels: z.array(
      z.object({
        channel: z.enum(CHANNELS),
        removed: z.int(),
        /** Begun and not done yet. */
        open: z.int(),
        overTarget: z.int(),
        medianSeconds: z.number().nullable(),
        p95Seconds: z.number().nullable(),
      }),
    ),
    /** The cases over the target, those that are still open first, 50 at most. */
    cases: z.array(
      z.object({
        channel: z.enum(CHANNELS),
        accountId: z.string(),
        lostAt: z.iso.datetime(),
        removedAt: z.iso.datetime().nullable(),
        seconds: z.number(),
      }),
    ),
  }),
})
