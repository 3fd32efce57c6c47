import { TOTP } from 'otpauth'

/** An authenticator app: the code of now, or of a number of 30-second steps from now. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
}
