import { useState } from 'react'
import { linkToken } from '../../lib/link-token.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { ClaimAnswer } from './api/claims.ts'
import { AttachMembership } from './components/attach-membership.tsx'
import { Claimed } from './components/claimed.tsx'

/** /claim#token: the target of the mail that is sent when somebody pays with the e-mail of an existing account. */
export function ClaimScreen() {
  const token = linkToken(location.hash)
  const [answer, setAnswer] = useState<ClaimAnswer>()
  return (
    <div className="mx-auto w-full max-w-xl sm:py-8">
      <PageHeader title={answer === undefined ? 'Attach your membership' : 'Membership attached'} />
      {answer !== undefined ? (
        <Claimed answer={answer} />
      ) : token === null ? (
        <NoToken />
      ) : (
        <AttachMembership token={token} onClaimed={setAnswer} />
      )}
    </div>
  )
}

function NoToken() {
  return (
    <>
      <p role="alert" className="mb-6">
        This link is incomplete. Open it again from the e-mail.
      </p>
      <ButtonLink href="/">Go to the homepage</ButtonLink>
    </>
  )
}
