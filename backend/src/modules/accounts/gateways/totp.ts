import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** Clocks differ: the previous and the next code count too. */
const WINDOW = 1

/** A new secret, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an authenticator app reads from a QR code. */
export function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return totp(secret, { issuer, label }).toString()
}

/** The time step that a code belongs to; undefined for a code that does not fit at `now`. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? undefined : Math.floor(now.getTime() / 1_000 / PERIOD_SECONDS) + delta
}

function totp(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS })
}
