import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { linkTokenField, newPasswordField } from './fields.ts'
import { sessionUser } from './session-user.ts'

const setPasswordBody = z.object({
  token: linkTokenField,
  password: newPasswordField,
})

export const setPassword = endpoint({
  method: 'POST',
  path: '/api/password',
  summary: 'Sets a password by the single-use token of a mailed link, ends every session and signs in.',
  body: setPasswordBody,
  response: sessionUser,
  refuses: [401],
})
