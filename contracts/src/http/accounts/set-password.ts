import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { newPasswordField } from './fields.ts'
import { sessionUser } from './session-user.ts'

const setPasswordBody = z.object({
  token: z.string().min(20, 'This link is not complete. Open it again from the mail.').max(200),
  password: newPasswordField,
})

export const setPassword = endpoint({
  method: 'POST',
  path: '/api/password',
  summary: 'Sets a password by the single-use token of a mailed link, ends every session and signs in.',
  body: setPasswordBody,
  response: sessionUser,
})
