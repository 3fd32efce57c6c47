import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { Link } from 'wouter'
import { useLiveResource } from '../../lib/resource.ts'
import { PopoverClose } from '../../ui/popover.tsx'
import { type NewsLine, staffNews } from './staff-news-lines.ts'

/** What waits for those who run the community, each with the way there. Failed jobs are the admin's. */
export function StaffNews({ role }: Pick<SessionUser, 'role'>) {
  const integrations = useLiveResource('/api/integrations')
  const payTwice = useLiveResource('/api/second-subscriptions/count')
  const failedJobs = useLiveResource(role === 'admin' ? '/api/queues/failed-jobs' : null)
  const all = [integrations, payTwice, failedJobs]
  if (all.some(({ loading }) => loading)) return <p className="text-ink-soft">Looking...</p>
  const lines = staffNews({
    integrations: integrations.data ?? [],
    payTwice: payTwice.data?.count ?? 0,
    failedJobs: failedJobs.data?.length ?? 0,
  })
  const isPartial = all.some(({ data, error }) => data === undefined && error !== undefined)
  return (
    <>
      {lines.length > 0 && (
        <ul className="grid gap-1">
          {lines.map((line) => (
            <Line key={line.text} line={line} />
          ))}
        </ul>
      )}
      {isPartial && (
        <p className="text-ink-soft">Not everything could be looked up. Open this again later.</p>
      )}
      {lines.length === 0 && !isPartial && <p className="text-ink-soft">Nothing new</p>}
    </>
  )
}

function Line({ line: { text, href } }: { line: NewsLine }) {
  return (
    <li>
      <PopoverClose>
        <Link href={href} className="text-link inline-flex min-h-8 items-center">
          {text}
        </Link>
      </PopoverClose>
    </li>
  )
}
