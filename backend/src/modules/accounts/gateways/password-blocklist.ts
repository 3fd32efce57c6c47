import { PASSWORD_MIN_LENGTH } from '@meridian/contracts/values/text-lengths'
import { dictionary } from '@zxcvbn-ts/language-common'

/** As many as OWASP's standard asks for: whoever guesses is slowed down long before having tried these. */
const COUNT = 3_000

/** The most common passwords, of those that would be long enough here. */
const COMMON = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN_LENGTH).slice(0, COUNT),
)

/** Whether a password is one of those that are tried first, whatever its case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}
