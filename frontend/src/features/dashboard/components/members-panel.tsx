import { TIERS } from '@meridian/contracts/values/tiers'
import { formatCount } from '../../../lib/format.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
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
          <span className="headline mr-1 text-4xl tabular-nums">{formatCount(total)}</span>{' '}
          {total === 1 ? 'person has an account' : 'people have an account'}
        </p>
      )}
      <ul className="flex flex-wrap gap-x-5">
        {TIERS.map((tier) => (
          <li key={tier}>
            <TextLink href={`/admin/members?tier=${tier}`}>{capitalised(tier)}</TextLink>
          </li>
        ))}
        <li>
          <TextLink href="/admin/members?status=payment_failed">Payment failed</TextLink>
        </li>
      </ul>
      <ButtonLink href="/admin/members" variant="secondary" size="sm">
        All members
      </ButtonLink>
    </div>
  )
}
