import type { Referrals } from '@meridian/contracts/http/membership/referrals'
import { formatCount } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { peopleNote } from '../wording.ts'
import { OwnLink } from './own-link.tsx'

/** A member's link, what it brought, and whom. */
export function OwnReferrals({ link, invited, joined, people }: Referrals & { link: string }) {
  return (
    <div className="grid gap-4">
      <OwnLink link={link} />
      <dl className="grid grid-cols-2 gap-3 sm:gap-4">
        <Counter label="Invited" count={invited} meaning="came to the checkout through your link" />
        <Counter label="Joined" count={joined} meaning="became members" />
      </dl>
      <People joined={joined} people={people} />
    </div>
  )
}

function Counter({ label, count, meaning }: { label: string; count: number; meaning: string }) {
  return (
    <Card className="grid content-start gap-2">
      <dt className="text-sm font-medium text-ink-soft">{label}</dt>
      <dd>
        <span className="headline block text-4xl tabular-nums sm:text-5xl">{formatCount(count)}</span>
        <span className="text-sm text-ink-soft">{meaning}</span>
      </dd>
    </Card>
  )
}

function People({ joined, people }: Pick<Referrals, 'joined' | 'people'>) {
  if (people.length === 0)
    return (
      <EmptyState title="Nobody has joined through your link yet">
        Send it to somebody who would be good company. Whoever joins appears here as soon as their payment
        arrives.
      </EmptyState>
    )
  const note = peopleNote(joined, people.length)
  return (
    <Card>
      <CardHeader title="Who joined">{note && <p className="text-sm text-ink-soft">{note}</p>}</CardHeader>
      <ul className="divide-y divide-rule">
        {people.map(({ username, joinedAt }, index) => (
          <li key={username} className="flex items-center gap-3 py-3 last:pb-0">
            <Avatar name={username} index={index} />
            <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
              <p className="font-semibold wrap-anywhere">{username}</p>
              <p className="text-sm text-ink-soft">
                <RelativeTime iso={joinedAt} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
