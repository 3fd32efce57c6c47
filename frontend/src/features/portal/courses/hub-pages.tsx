import type { MembershipTier } from '@meridian/contracts/values/tiers'
import { Lock } from 'lucide-react'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { OuterLink } from '../../../ui/outer-link.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { type HubPage, useHubPages } from './api.ts'
import { byLevel, type LevelPages, openedBy } from './levels.ts'

interface Visitor {
  tier: MembershipTier
  /** Why they get nothing new at the moment, if so. */
  locked: string | null
}

/** What the knowledge hub holds: open pages as links, closed ones with what opens them. */
export function HubPages(visitor: Visitor) {
  const { data, error, loading, retry } = useHubPages()
  if (loading) return <PagesSkeleton />
  if (data === undefined) return <LoadError what="The pages" error={error} onRetry={retry} />
  if (data.length === 0)
    return (
      <EmptyState title="No pages yet">
        The hub is being filled. Its pages appear here as soon as there are some.
      </EmptyState>
    )
  return (
    <Card>
      <CardHeader title="Pages" />
      <div className="grid gap-6">
        {byLevel(data).map((group) => (
          <Level key={group.level} group={group} {...visitor} />
        ))}
      </div>
    </Card>
  )
}

function Level({ group: { level, pages, closed }, tier, locked }: Visitor & { group: LevelPages }) {
  return (
    <section aria-label={level}>
      <h3 className="font-semibold">{level}</h3>
      {closed && <p className="text-sm text-ink-soft">{openedBy(level, tier, locked)}</p>}
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {pages.map((page) => (
          <li key={page.id} className="min-w-0 py-1.5">
            <Page page={page} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Page({ page: { title, url } }: { page: HubPage }) {
  if (url !== null) return <OuterLink href={url}>{title}</OuterLink>
  return (
    <span className="inline-flex items-center gap-2 text-ink-soft">
      <Lock aria-hidden className="size-4 shrink-0" />
      {title}
      <span className="sr-only">(locked)</span>
    </span>
  )
}

function PagesSkeleton() {
  return (
    <Card>
      <LoadingNote>Loading pages</LoadingNote>
      <Skeleton className="mb-4 h-7 w-28" />
      <div className="grid gap-3 sm:grid-cols-2">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-6" />
        ))}
      </div>
    </Card>
  )
}
