import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where the caller is signed in: this session first, then those used last.',
  response: z.array(
    z.object({
      id: z.uuid(),
      /** Browser and system, as the browser reports them. */
      device: z.string(),
      /** Null: the place of an address is not looked up. */
      place: z.string().nullable(),
      signedInAt: z.iso.datetime(),
      /** To within ten minutes. */
      lastUsedAt: z.iso.datetime(),
      current: z.boolean(),
    }),
  ),
})

export type SignedInSession = z.output<typeof listSessions.response>[number]

export const endSession = endpoint({
  method: 'POST',
  path: '/api/account/sessions/:id/end',
  summary: 'Ends one session of the caller.',
  body: z.object({}).optional(),
  response: z.object({ message: z.string() }),
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/account/sessions/end-others',
  summary: 'Ends every session of the caller but this one.',
  body: z.object({}).optional(),
  response: z.object({ message: z.string() }),
})
