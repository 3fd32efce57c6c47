import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

/**
 * Spares those the form who were signed in before it appeared; they may need it for another account all the same. A
 * sign-in by the form itself changes nothing here.
 */
export function SignedInAs({ to }: { to: string }) {
  const { user } = useSession()
  const [before] = useState(user)
  // The browser may remember somebody whose session is over; the server says so a moment later.
  if (before === null || user === null) return null
  const name = <bdi>{before.username}</bdi>
  return (
    <div className="mb-8 grid justify-items-start gap-4 border-b border-rule pb-8 wrap-anywhere">
      <p>You are signed in as {name}.</p>
      <ButtonLink href={to} variant="secondary">
        <span className="min-w-0">Continue as {name}</span>
      </ButtonLink>
    </div>
  )
}
