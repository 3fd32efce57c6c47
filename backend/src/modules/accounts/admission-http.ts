import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Request } from 'express'
import type { Principal } from '#platform/sessions/principal'
import type { HalfSignedIn } from '#platform/sessions/session-store'
import { saveSession, signIn } from '#platform/sessions/sign-in'

/** The code has to follow the password within this time. */
const HALF_SIGNED_IN_MS = 10 * 60 * 1_000

interface Admission {
  asksForCode: boolean
  /** The version of the credentials that were right. */
  credentialsVersion: number
  now: Date
}

/**
 * Signs in a person whose password was right, or who has proved in another way that the account is theirs. Where a code
 * is needed as well, notes in the session that only the code is missing, and throws the error that says so.
 */
export async function admit(
  req: Request,
  principal: Principal,
  { asksForCode, credentialsVersion, now }: Admission,
): Promise<void> {
  if (!asksForCode) return signIn(req, principal, credentialsVersion)
  req.session.halfSignedIn = { accountId: principal.id, credentialsVersion, at: now.getTime() }
  await saveSession(req)
  throw new DomainError('not-signed-in', 'Enter the code from your authenticator app.', {
    secondFactor: true,
  })
}

/**
 * Whose password was given in this browser a moment ago, and for which version of the credentials. Throws when there
 * was none, or it was too long ago.
 */
export function halfSignedIn(req: Request, now: Date): HalfSignedIn {
  const { halfSignedIn: half } = req.session
  if (half !== undefined && now.getTime() - half.at < HALF_SIGNED_IN_MS) return half
  throw new DomainError('not-signed-in', 'Please sign in with your e-mail and password again.')
}
