import { z } from 'zod'
import {
  EMAIL_MAX_LENGTH,
  LINK_TOKEN_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
} from '../../values/text-lengths.ts'

export const emailField = z
  .string()
  .trim()
  .max(EMAIL_MAX_LENGTH, 'Invalid email address')
  .pipe(z.email('Invalid email address'))

/**
 * Some letters leave no ink, such as the fillers of Hangul: a name of them alone could be neither seen nor pressed, and
 * one behind another name would make a second of the same look. Marks need something to stand on.
 */
const USERNAME = /^(?=.*[^\p{M} ])(?:(?!\p{DI})\p{L}|[\p{M}\p{N}._' -])+$/u

/**
 * Some keyboards type accents apart from their letters, and phones another apostrophe than the one on the key: kept as
 * one, a name is found however it is typed.
 */
export const usernameField = z
  .string()
  .overwrite((name) => name.replaceAll('\u2019', "'"))
  .trim()
  .normalize('NFC')
  .min(USERNAME_MIN_LENGTH, {
    message: `Username must be at least ${USERNAME_MIN_LENGTH} characters`,
    // What is left out need not be told which letters it may have.
    abort: true,
  })
  .max(USERNAME_MAX_LENGTH, `Username must be at most ${USERNAME_MAX_LENGTH} characters`)
  .regex(USERNAME, "Username may only contain letters, digits, spaces and . _ ' -")

/** An existing password. */
export const passwordField = z
  .string()
  .min(1, 'Password is required')
  .max(PASSWORD_MAX_LENGTH, 'Password is too long')

export const newPasswordField = z
  .string()
  .min(PASSWORD_MIN_LENGTH, `Password must be at least ${PASSWORD_MIN_LENGTH} characters`)
  .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters`)

/** What a mailed link carries after its `#`. */
export const linkTokenField = z
  .string()
  .min(LINK_TOKEN_MIN_LENGTH, 'This link is incomplete. Open it again from the e-mail.')
  .max(200, 'This link is too long. Open it again from the e-mail.')
