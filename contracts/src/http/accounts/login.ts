import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { emailField, passwordField } from './fields.ts'
import { sessionUser } from './session-user.ts'

export const loginBody = z.object({
  email: emailField,
  password: passwordField,
})

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Signs a person in by e-mail and password.',
  body: loginBody,
  response: sessionUser,
  refuses: [401, 429],
})
