import { TIERS } from '@meridian/contracts/values/tiers'
import { Link } from 'wouter'
import { formatCount } from '../../../lib/format.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { capitalised } from '../../../ui/wording.ts'
import { useEverybody } from '../api/figures.ts'

/** The height with all its links, kept while they load or fail. */
const TALL = 'min-h-45 sm:min-h-37'

/** How many people there are, and the ways to them. */
export function MembersPanel() {
  return (
    <Card>
      <CardHeader title="Members" />
      <div className={TALL}>
        <Everybody />
      </div>
    </Card>
  )
}

function Everybody() {
  const { data, error, loading, retry } = useEverybody()
  if (loading)
    return (
      <>
        <LoadingNote>Loading the number of members</LoadingNote>
        <Skeleton className={TALL} />
      </>
    )
  if (data === undefined) return <LoadError what="The members" error={error} onRetry={retry} />
  const { total } = data
  return (
    <div className="grid justify-items-start gap-4">
      {total !== null && (
        <p>
          <span className="headline mr-2 text-4xl tabular-nums">{formatCount(total)}</span>
          {total === 1 ? 'person has an account' : 'people have an account'}
        </p>
      )}
      <ul className="flex flex-wrap gap-x-5">
        {TIERS.map((tier) => (
          <li key={tier}>
            <Link href={`/admin/members?tier=${tier}`} className="text-link inline-flex min-h-8 items-center">
              {capitalised(tier)}
            </Link>
          </li>
        ))}
        <li>
          <Link
            href="/admin/members?status=payment_failed"
            className="text-link inline-flex min-h-8 items-center"
          >
            Payment failed
          </Link>
        </li>
      </ul>
      <ButtonLink href="/admin/members" variant="secondary" size="sm">
        All members
      </ButtonLink>
    </div>
  )
}
