import { useState } from 'react'
import { useLinkToken } from '../../lib/use-link-token.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { IncompleteLink } from '../../ui/incomplete-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { ClaimAnswer } from './api/claims.ts'
import { AttachMembership } from './components/attach-membership.tsx'
import { Claimed } from './components/claimed.tsx'

/** /claim#token: the target of the mail that is sent when somebody pays with the e-mail of an existing account. */
export function ClaimScreen() {
  const token = useLinkToken()
  const [answer, setAnswer] = useState<ClaimAnswer>()
  return (
    <div className="mx-auto w-full max-w-xl sm:py-8">
      <PageHeader title={answer === undefined ? 'Attach your membership' : 'Membership attached'} />
      {answer !== undefined ? (
        <Claimed answer={answer} />
      ) : token === null ? (
        <IncompleteLink>
          <ButtonLink href="/">Go to the homepage</ButtonLink>
        </IncompleteLink>
      ) : (
        <AttachMembership token={token} onClaimed={setAnswer} />
      )}
    </div>
  )
}
