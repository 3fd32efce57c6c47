import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { useLocation } from 'wouter'
import { signOut } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useFocusMain } from '../../../ui/focus-main.ts'

/** The membership is attached: to the account that is signed in, or to another one of the same person. */
export function Claimed({ user }: { user: SessionUser | null }) {
  useFocusMain()
  const [, navigate] = useLocation()
  if (user?.membershipStatus === 'active')
    return (
      <>
        <p role="status" className="mb-6">
          Your membership is active, {user.username}. Everything in the portal is open to you.
        </p>
        <ButtonLink href="/portal">Open the portal</ButtonLink>
      </>
    )
  const changeAccount = () => {
    signOut()
    navigate('/login')
  }
  return (
    <>
      <p role="status" className="mb-6 max-w-prose">
        The membership was attached to the account that the mail was sent to. That is not the one you are
        signed in to now; sign in to it to use the membership.
      </p>
      <Button onClick={changeAccount}>Sign in to that account</Button>
    </>
  )
}
