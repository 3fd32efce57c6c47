import { isolated } from '@meridian/contracts/values/isolated'
import { useEffect, useState } from 'react'
import { loginPath } from '../../../lib/safe-next.ts'
import { refreshSession, useSession } from '../../../lib/session.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useFocusMain } from '../../../ui/focus-main.ts'
import type { ClaimAnswer } from '../api/claims.ts'
import { WriteToSupport } from './write-to-support.tsx'

/** The membership is attached; the way on depends on whether its owner is the person signed in here. */
export function Claimed({ answer }: { answer: ClaimAnswer }) {
  useFocusMain()
  const { user } = useSession()
  // Visitors' pages stay free of a failing call.
  const [isKnown] = useState(user !== null || answer.isOwn === true)
  useEffect(() => {
    if (isKnown) void refreshSession()
  }, [isKnown])
  // The portal opens once the session has heard of the membership, too.
  const isOwner = answer.isOwn === true && user?.membershipStatus === 'active'
  return (
    <>
      <p role="status" className="mb-6">
        {isOwner
          ? `Your membership is active, ${isolated(user.username)}. The portal is open to you.`
          : answer.message}
      </p>
      <WayOn isOwner={isOwner} next={answer.next} />
    </>
  )
}

function WayOn({ isOwner, next }: { isOwner: boolean; next: ClaimAnswer['next'] }) {
  if (isOwner) return <ButtonLink href="/portal">Open the portal</ButtonLink>
  // The mail is the way on; this is only help for those who cannot find it.
  if (next === 'set-password') return <ButtonLink href="/forgot-password">Request another e-mail</ButtonLink>
  if (next === 'write-to-support') return <WriteToSupport />
  return <ButtonLink href={loginPath('/portal')}>Sign in</ButtonLink>
}
