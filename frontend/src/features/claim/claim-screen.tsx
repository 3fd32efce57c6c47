import { useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { AttachMembership } from './components/attach-membership.tsx'
import { Claimed } from './components/claimed.tsx'
import { SignInFirst } from './components/sign-in-first.tsx'
import { takeToken } from './kept-token.ts'

/** /claim#token: where the mail leads that somebody gets who paid with the e-mail of an account. */
export function ClaimScreen() {
  const { user } = useSession()
  const [token] = useState(() => takeToken(location.hash))
  const [claimed, setClaimed] = useState(false)
  return (
    <div className="mx-auto w-full max-w-xl sm:py-8">
      <PageHeader title={claimed ? 'Membership attached' : 'Attach your membership'} />
      {claimed ? (
        <Claimed user={user} />
      ) : token === null ? (
        <NoToken />
      ) : user === null ? (
        <SignInFirst />
      ) : (
        <AttachMembership user={user} token={token} onClaimed={() => setClaimed(true)} />
      )}
    </div>
  )
}

function NoToken() {
  return (
    <>
      <p role="alert" className="mb-6">
        This link is not complete. Open it again from the mail.
      </p>
      <ButtonLink href="/">Go to the start page</ButtonLink>
    </>
  )
}
