import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { emailField, newPasswordField, usernameField } from './fields.ts'
import { sessionUser } from './session-user.ts'

const registerBody = z.object({
  username: usernameField,
  email: emailField,
  password: newPasswordField,
})

/** The form asks for the password twice; only the first goes to the server. */
export const registerForm = registerBody
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  })

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Opens an account and signs it in.',
  body: registerBody,
  response: sessionUser,
  refuses: [409],
})
