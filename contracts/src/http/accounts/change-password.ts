import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { newPasswordField, passwordField } from './fields.ts'
import { codeIfAsked } from './second-factor.ts'
import { sessionUser } from './session-user.ts'

const fields = { currentPassword: passwordField, password: newPasswordField }

type Fields = Record<keyof typeof fields, string>

const isAnother = (form: Fields) => form.password !== form.currentPassword
const NOT_ANOTHER = { message: 'This is already your password. Choose another one.', path: ['password'] }

const changePasswordBody = z.object({ ...fields, code: codeIfAsked }).refine(isAnother, NOT_ANOTHER)

/** The form asks for the new password twice; only the first goes to the server. */
export const changePasswordForm = z
  .object({ ...fields, confirmPassword: z.string() })
  .refine(isAnother, NOT_ANOTHER)
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  })

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  summary:
    'Replaces the password, with a code where signing in asks for one; this browser stays signed in, every other session ends.',
  body: changePasswordBody,
  response: sessionUser,
  refuses: [409, 429],
})
