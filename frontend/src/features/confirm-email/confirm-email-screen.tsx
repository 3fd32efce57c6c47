import { useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { useLinkToken } from '../../lib/use-link-token.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useFocusMain } from '../../ui/focus-main.ts'
import { IncompleteLink } from '../../ui/incomplete-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ConfirmButton } from './confirm-button.tsx'

/** /confirm-email#token: the target of the mail that asks whether an address is its reader's. */
export function ConfirmEmailScreen() {
  const token = useLinkToken()
  const [email, setEmail] = useState<string>()
  return (
    <div className="mx-auto w-full max-w-md sm:py-8">
      <PageHeader title={email === undefined ? 'Confirm your address' : 'Address confirmed'} />
      {token === null && <IncompleteLink />}
      {token !== null && email === undefined && <ConfirmButton token={token} onConfirmed={setEmail} />}
      {email !== undefined && <Confirmed email={email} />}
    </div>
  )
}

function Confirmed({ email }: { email: string }) {
  const { user } = useSession()
  useFocusMain()
  return (
    <div className="grid justify-items-start gap-6">
      <p role="status">
        Our e-mails go to <span className="font-semibold break-all">{email}</span>, and you sign in with it.
      </p>
      <ButtonLink href={user === null ? '/login' : '/settings#email'}>
        {user === null ? 'Go to sign in' : 'Go to your settings'}
      </ButtonLink>
    </div>
  )
}
