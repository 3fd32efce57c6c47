import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { usernameField } from './fields.ts'
import { sessionUser } from './session-user.ts'

export const renameBody = z.object({ username: usernameField })

export const rename = endpoint({
  method: 'POST',
  path: '/api/account/username',
  summary: 'Gives the caller another username.',
  body: renameBody,
  response: sessionUser,
  refuses: [409, 429],
})
