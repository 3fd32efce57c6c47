import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { newPasswordField, passwordField } from './fields.ts'
import { sessionUser } from './session-user.ts'

const changePasswordBody = z.object({ currentPassword: passwordField, password: newPasswordField })

/** The form asks for the new password twice; only the first goes to the server. */
export const changePasswordForm = changePasswordBody
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  })

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  summary: 'Replaces the password; this browser stays signed in, every other session ends.',
  body: changePasswordBody,
  response: sessionUser,
  refuses: [409, 429],
})
