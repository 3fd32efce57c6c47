import type { Request } from 'express'
import { DomainError } from '#platform/domain-error'
import type { Principal } from '#platform/principal'
import { saveSession, signIn } from '#platform/sign-in'

/** Between password and code no more time than this may pass. */
const HALF_SIGNED_IN_MS = 10 * 60 * 1_000

/**
 * Signs a person in whose password was right, or who has proved otherwise to own the account. Where a code is asked
 * for as well, it remembers in the session that only that is missing, and throws what tells so.
 */
export async function admit(
  req: Request,
  principal: Principal,
  { asksForCode, now }: { asksForCode: boolean; now: Date },
): Promise<void> {
  if (!asksForCode) return signIn(req, principal)
  req.session.halfSignedIn = { accountId: principal.id, at: now.getTime() }
  await saveSession(req)
  throw new DomainError('not-signed-in', 'Enter the code of your authenticator app.', { secondFactor: true })
}

/** Whose password was given in this browser a moment ago. Throws where it was not, or too long ago. */
export function halfSignedIn(req: Request, now: Date): string {
  const { halfSignedIn: half } = req.session
  if (half !== undefined && now.getTime() - half.at < HALF_SIGNED_IN_MS) return half.accountId
  throw new DomainError('not-signed-in', 'Please sign in with your e-mail and password again.')
}
