import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { formatFound } from '../../../lib/format.ts'
import { statusOf } from '../../../lib/http-error.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListStatus } from '../../../ui/list-status.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePageTurn } from '../../../ui/use-page-turn.ts'
import { useUsers } from '../api/users.ts'
import { type DirectoryQuery, hasFilter, searchOf } from '../directory-query.ts'
import { formatTotal } from '../format-total.ts'
import { DirectoryFilters } from './directory-filters.tsx'
import { MemberCards } from './member-cards.tsx'
import { MemberTable } from './member-table.tsx'

interface DirectoryProps {
  path: string
  query: DirectoryQuery
  /** Shown to those whom the server refuses the list; by default, what the server says. */
  forbidden?: ReactNode
}

/** The people of the community, searched, filtered and sorted by what the address says. */
export function Directory({ path, query, forbidden }: DirectoryProps) {
  const users = useUsers(query)
  const part = usePageTurn<HTMLElement>(searchOf(query))
  if (statusOf(users.error) === 403)
    return forbidden ?? <LoadError what="The members" error={users.error} onRetry={users.retry} />
  return (
    <div className="grid gap-4">
      <DirectoryFilters path={path} query={query} />
      <section {...part} aria-label="List of members" className="grid min-w-0 grid-cols-1 gap-4">
        <DirectoryStatus {...users} narrowed={hasFilter(query)} />
        <Page path={path} query={query} {...users} />
      </section>
    </div>
  )
}

function Page({ path, query, data, error, loading, retry }: PageProps) {
  if (loading) return <PageSkeleton />
  // A cursor like this was made for other people or another order, and never works again.
  if (statusOf(error) === 400 && query.cursor !== '')
    return <Redirect to={`${path}${searchOf({ ...query, cursor: '' })}`} replace />
  if (data === undefined) return <LoadError what="The members" error={error} onRetry={retry} />
  if (data.items.length === 0) return <Nobody path={path} narrowed={hasFilter(query)} />
  const at = (cursor: string) => `${path}${searchOf({ ...query, cursor })}`
  return (
    <>
      <MemberTable members={data.items} />
      <MemberCards members={data.items} />
      <nav aria-label="Pages" className="flex flex-wrap justify-between gap-3 empty:hidden">
        {query.cursor !== '' && (
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

function DirectoryStatus({
  data,
  loading,
  narrowed,
}: Pick<PageProps, 'data' | 'loading'> & { narrowed: boolean }) {
  if (loading) return <ListStatus>Loading members</ListStatus>
  const isEmpty = data?.items.length === 0
  return (
    <ListStatus visible={data !== undefined && !isEmpty}>
      {isEmpty ? formatFound(0, false, 'person', 'people') : data && formatTotal(data.total, narrowed)}
    </ListStatus>
  )
}

type PageProps = ReturnType<typeof useUsers> & { path: string; query: DirectoryQuery }

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
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}
