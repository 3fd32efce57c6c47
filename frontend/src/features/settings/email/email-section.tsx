import { useState } from 'react'
import { useAction } from '../../../lib/use-action.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { useOwnAccount } from '../account/own-account.ts'
import { ChangeAddress } from './change-address.tsx'
import { sendLinkAgain } from './email.ts'

/** The address, whether it is known to be the person's, and the way to another one. */
export function EmailSection() {
  const { data, error, loading, retry } = useOwnAccount()
  if (loading)
    return (
      <div className="grid max-w-md gap-3">
        <LoadingNote>Loading your address</LoadingNote>
        <Skeleton className="h-6" />
        <Skeleton className="h-11 w-40" />
      </div>
    )
  if (data === undefined) return <LoadError what="Your address" error={error} onRetry={retry} />
  const { address, verifiedAt, pendingAddress } = data.email
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-semibold break-all">{address}</span>
        <Badge variant={verifiedAt === null ? 'default' : 'good'}>
          {verifiedAt === null ? 'Not confirmed yet' : 'Confirmed'}
        </Badge>
      </p>
      {(pendingAddress !== null || verifiedAt === null) && <WaitsForLink address={pendingAddress} />}
      <ChangeAddress />
    </div>
  )
}

const NOT_SENT = { otherwise: 'The mail could not be sent. Please try again.' }

/** What the person has to do, and another mail where the first one got lost. */
function WaitsForLink({ address }: { address: string | null }) {
  const [sent, setSent] = useState<string>()
  const { busy, problem, run } = useAction(NOT_SENT, async () => setSent((await sendLinkAgain()).message))
  return (
    <div className="grid justify-items-start gap-4 rounded-md border border-rule bg-sunk p-4">
      <p className="max-w-prose">
        {address === null ? (
          'Follow the link in the mail that we sent you, so that we know that mail to you arrives.'
        ) : (
          <>
            Follow the link in the mail to <span className="font-semibold break-all">{address}</span>. Until
            then the address above stays yours.
          </>
        )}
      </p>
      <Button variant="secondary" size="sm" onClick={() => run()} busy={busy && 'Sending...'}>
        Send again
      </Button>
      {sent && problem.message === undefined && <p role="status">{sent}</p>}
      <FormError {...problem} />
    </div>
  )
}
