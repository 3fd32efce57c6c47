import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session on the server; harmless when there is none.',
  response: z.object({ message: z.string() }),
})
