import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { statusOf } from '../../../lib/http-error.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { usePageTurn } from '../../../ui/use-page-turn.ts'
import { useUsers } from '../api/users.ts'
import { isNarrowed, type Place, searchOf } from '../place.ts'
import { countWording } from '../wording.ts'
import { DirectoryFilters } from './directory-filters.tsx'
import { MemberCards } from './member-cards.tsx'
import { MemberTable } from './member-table.tsx'

interface DirectoryProps {
  path: string
  place: Place
  /** Shown to those whom the server refuses the list; by default, what the server says. */
  forbidden?: ReactNode
}

/** The people of the community, searched, filtered and sorted by what the address says. */
export function Directory({ path, place, forbidden }: DirectoryProps) {
  const users = useUsers(place)
  const part = usePageTurn<HTMLElement>(searchOf(place))
  if (statusOf(users.error) === 403)
    return forbidden ?? <LoadError what="The members" error={users.error} onRetry={users.retry} />
  return (
    <div className="grid gap-4">
      <DirectoryFilters path={path} place={place} />
      <section {...part} aria-label="List of members" className="grid min-w-0 grid-cols-1 gap-4">
        <Page path={path} place={place} {...users} />
      </section>
    </div>
  )
}

function Page({ path, place, data, error, loading, retry }: PageProps) {
  if (loading) return <PageSkeleton />
  // A cursor like this was made for other people or another order, and never works again.
  if (statusOf(error) === 400 && place.cursor !== '')
    return <Redirect to={`${path}${searchOf({ ...place, cursor: '' })}`} replace />
  if (data === undefined) return <LoadError what="The members" error={error} onRetry={retry} />
  if (data.items.length === 0) return <Nobody path={path} narrowed={isNarrowed(place)} />
  const at = (cursor: string) => `${path}${searchOf({ ...place, cursor })}`
  return (
    <>
      <p role="status" className="text-ink-soft">
        {countWording(data.total, isNarrowed(place))}
      </p>
      <MemberTable members={data.items} />
      <MemberCards members={data.items} />
      <nav aria-label="Pages" className="flex flex-wrap justify-between gap-3 empty:hidden">
        {place.cursor !== '' && (
          <ButtonLink href={at('')} variant="secondary">
            First page
          </ButtonLink>
        )}
        {data.next !== null && (
          <ButtonLink href={at(data.next)} variant="secondary" className="ml-auto">
            Next page
          </ButtonLink>
        )}
      </nav>
    </>
  )
}

type PageProps = ReturnType<typeof useUsers> & { path: string; place: Place }

function Nobody({ path, narrowed }: { path: string; narrowed: boolean }) {
  if (!narrowed)
    return <EmptyState title="No members found">Members appear here as soon as someone registers.</EmptyState>
  return (
    <EmptyState title="No members found">
      <p className="mb-5">Nobody matches your search. Try fewer letters or another filter.</p>
      <ButtonLink href={path} variant="secondary">
        Show everybody
      </ButtonLink>
    </EmptyState>
  )
}

function PageSkeleton() {
  return (
    <div className="grid gap-3">
      <LoadingNote>Loading members</LoadingNote>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}
