import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { emailField } from './fields.ts'

export const forgotPasswordBody = z.object({ email: emailField })

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/password/forgot',
  summary: 'Mails a single-use link that sets a new password. The answer is the same for an unknown address.',
  body: forgotPasswordBody,
  response: z.object({ message: z.string() }),
})
