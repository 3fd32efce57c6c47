import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { emailField, linkTokenField, passwordField } from './fields.ts'
import { codeIfAsked } from './second-factor.ts'

const answer = z.object({ message: z.string() })

/** What everybody gives. */
export const changeEmailBody = z.object({ email: emailField, password: passwordField })

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  summary:
    'Mails a link to a new address, for the password, and a code where signing in asks for one. The address changes once that link was followed, not before.',
  body: changeEmailBody.extend({ code: codeIfAsked }),
  response: answer,
  refuses: [409, 429],
})

export const sendEmailLink = endpoint({
  method: 'POST',
  path: '/api/account/email/link',
  summary:
    'Mails the link that confirms an address once more: the new one where a change waits, or the present one.',
  response: answer,
  refuses: [409, 429],
})

export const keepEmail = endpoint({
  method: 'DELETE',
  path: '/api/account/email/change',
  summary: 'Keeps the present address: the links to any other one lead nowhere from then on.',
  response: answer,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/email/confirm',
  summary:
    'Confirms an address by the single-use token of a mailed link, for whoever is signed in to its account.',
  body: z.object({
    token: linkTokenField,
  }),
  response: answer.extend({ email: z.string() }),
  refuses: [401, 403, 409],
})
