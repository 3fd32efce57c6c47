import { Badge } from '../../../ui/badge.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { useOwnAccount } from '../account/own-account.ts'
import { ChangeAddress } from './change-address.tsx'
import { WaitsForLink } from './waits-for-link.tsx'

/** The address, whether it is known to be the person's, and the way to another one. */
export function EmailSection() {
  const part = useKeptFocus<HTMLDivElement>()
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
    <div {...part} className="grid gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-semibold break-all">{address}</span>
        <Badge variant={verifiedAt === null ? 'default' : 'good'}>
          {verifiedAt === null ? 'Not confirmed yet' : 'Confirmed'}
        </Badge>
      </p>
      {(pendingAddress !== null || verifiedAt === null) && (
        <WaitsForLink key={pendingAddress ?? address} address={pendingAddress} />
      )}
      <ChangeAddress />
    </div>
  )
}
