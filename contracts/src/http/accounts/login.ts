import { z } from 'zod'
import { PASSWORD_MAX_LENGTH } from '../../values/limits.ts'
import { endpoint } from '../endpoint.ts'
import { emailField } from './fields.ts'
import { sessionUser } from './session-user.ts'

export const loginBody = z.object({
  email: emailField,
  password: z.string().min(1, 'Password is required').max(PASSWORD_MAX_LENGTH, 'Password is too long'),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Signs a person in by e-mail and password.',
  body: loginBody,
  response: sessionUser,
})
