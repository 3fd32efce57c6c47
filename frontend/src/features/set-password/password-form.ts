import { newPasswordField } from '@meridian/contracts/http/accounts/fields'
import { z } from 'zod'

/** A new password, typed twice; only the first goes to the server. */
export const passwordForm = z
  .object({ password: newPasswordField, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  })
