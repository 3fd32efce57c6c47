import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { passwordField } from './fields.ts'
import { sessionUser } from './session-user.ts'

/** Spaces and hyphens are ignored. */
const plainCode = z.string().transform((text) => text.replace(/[\s-]/g, '').toUpperCase())

/** Six digits from the app, or a backup code. */
const codeField = plainCode.pipe(
  z.string().regex(/^(\d{6}|[A-Z2-7]{16})$/, 'Enter the 6 digits from your app, or a backup code'),
)

export const codeBody = z.object({ code: codeField })

/** For what asks for a code only where signing in does; without a second factor it is not looked at. */
export const codeIfAsked = codeField.nullable().default(null)

/** From the app only: a set-up has no backup codes yet. */
export const appCodeBody = z.object({
  code: plainCode.pipe(z.string().regex(/^\d{6}$/, 'Enter the 6 digits from your app')),
})

/** For somebody who has just given e-mail and password in the same browser. */
export const loginCode = endpoint({
  method: 'POST',
  path: '/api/login/code',
  summary:
    'The second step of a sign-in whose answer to /api/login was a 401 with `"secondFactor": true`: a code.',
  body: codeBody,
  response: sessionUser,
  refuses: [401, 429],
})

export const ownPasswordBody = z.object({ password: passwordField })

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/begin',
  summary: 'Makes the secret for an authenticator app; it counts for nothing before a code confirms it.',
  body: ownPasswordBody,
  response: z.object({
    /** For typing, in base32. */
    secret: z.string(),
    /** For scanning: `otpauth://totp/…`. */
    uri: z.string(),
  }),
  refuses: [409, 429],
})

const backupCodes = z.object({
  /** Shown only this once; the server keeps only their hashes. */
  backupCodes: z.array(z.string()),
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  summary: 'Turns the second factor on with a first code, and ends every other session.',
  body: appCodeBody,
  response: backupCodes,
  refuses: [409, 429],
})

export const renewBackupCodes = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/backup-codes',
  summary: 'Replaces the backup codes; the old ones stop working.',
  body: codeBody,
  response: backupCodes,
  refuses: [429],
})

export const turnOffBody = ownPasswordBody.extend(codeBody.shape)

export const disableSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/disable',
  summary: 'Turns the second factor off, with the password and a code.',
  body: turnOffBody,
  response: z.object({ message: z.string() }),
  refuses: [409, 429],
})
