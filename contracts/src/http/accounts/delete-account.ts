import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { codeIfAsked, ownPasswordBody } from './second-factor.ts'

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  summary: 'Deletes the own account for good, with the password, and a code where signing in asks for one.',
  body: ownPasswordBody.extend({ code: codeIfAsked }),
  response: z.object({ message: z.string() }),
  refuses: [409, 429],
})
