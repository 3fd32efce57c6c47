import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { readable } from '../../../lib/http-error.ts'
import { loginPath } from '../../../lib/safe-next.ts'
import { refreshSession, signOut } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { claimMembership } from '../api/claims.ts'
import { forgetToken } from '../kept-token.ts'

interface AttachMembershipProps {
  user: SessionUser
  token: string
  onClaimed: () => void
}

/** The button that claims. A press is asked for, since programs that check mails open their links too. */
export function AttachMembership({ user, token, onClaimed }: AttachMembershipProps) {
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const attach = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await claimMembership(token)
      forgetToken()
      await refreshSession()
      onClaimed()
    } catch (error) {
      setProblem(readable(error, 'Something went wrong. Please try again.'))
      setBusy(false)
    }
  }
  const changeAccount = () => {
    signOut()
    navigate(loginPath('/claim'))
  }
  return (
    <div className="grid justify-items-start gap-5">
      <p className="max-w-prose">
        You are signed in as <strong>{user.username}</strong> ({user.email}). The membership goes to the
        account that the mail was sent to.
      </p>
      <FormError message={problem} />
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onClick={attach} busy={busy && 'Attaching...'}>
          Attach membership
        </Button>
        <Button size="lg" variant="secondary" onClick={changeAccount} disabled={busy}>
          Sign in to a different account
        </Button>
      </div>
    </div>
  )
}
