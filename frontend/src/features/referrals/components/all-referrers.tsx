import { Redirect, useSearch } from 'wouter'
import { formatFound } from '../../../lib/format.ts'
import { statusOf } from '../../../lib/http-error.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListStatus } from '../../../ui/list-status.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePageTurn } from '../../../ui/use-page-turn.ts'
import { useReferrers } from '../api/referrals.ts'
import { type ReferrerQuery, referrerQueryOf, searchOf } from '../referrer-query.ts'
import { ReferrerCards } from './referrer-cards.tsx'
import { ReferrerFilters } from './referrer-filters.tsx'
import { ReferrerTable } from './referrer-table.tsx'

const PATH = '/referrals'

/** Who brought how many people, for staff. The search and the page are kept in the address. */
export function AllReferrers() {
  const query = referrerQueryOf(useSearch())
  const links = useReferrers(query)
  const part = usePageTurn<HTMLElement>(searchOf(query))
  return (
    <section aria-labelledby="all-referrers" className="grid gap-4">
      <h2 id="all-referrers" className="headline text-2xl">
        Everybody’s links
      </h2>
      <ReferrerFilters path={PATH} query={query} />
      <section {...part} aria-label="List of links" className="grid min-w-0 grid-cols-1 gap-4">
        <ListStatus>{standingOf(links)}</ListStatus>
        <Page query={query} {...links} />
      </section>
    </section>
  )
}

type PageProps = ReturnType<typeof useReferrers> & { query: ReferrerQuery }

function standingOf({ data, loading }: Pick<PageProps, 'data' | 'loading'>): string | undefined {
  if (loading) return 'Loading everybody’s links'
  return data && formatFound(data.referrers.length, data.next !== null, 'link')
}

function Page({ query, data, error, loading, retry }: PageProps) {
  if (loading) return <PageSkeleton />
  // A cursor like this was made for another list, and never works again.
  if (statusOf(error) === 400 && query.cursor !== null)
    return <Redirect to={`${PATH}${searchOf({ ...query, cursor: null })}`} replace />
  if (data === undefined) return <LoadError what="The list of links" error={error} onRetry={retry} />
  if (data.referrers.length === 0) return <NothingFound query={query} />
  return (
    <>
      <ReferrerTable referrers={data.referrers} />
      <ReferrerCards referrers={data.referrers} />
      <nav aria-label="Pages" className="flex flex-wrap justify-between gap-3 empty:hidden">
        {query.cursor !== null && (
          <ButtonLink href={`${PATH}${searchOf({ ...query, cursor: null })}`} variant="secondary">
            First page
          </ButtonLink>
        )}
        {data.next !== null && (
          <ButtonLink
            href={`${PATH}${searchOf({ ...query, cursor: data.next })}`}
            variant="secondary"
            className="ml-auto"
          >
            Next page
          </ButtonLink>
        )}
      </nav>
    </>
  )
}

function NothingFound({ query: { search, list } }: { query: ReferrerQuery }) {
  if (search === '' && list === 'most')
    return (
      <EmptyState title="No links yet">Everybody who becomes a member gets one, and appears here.</EmptyState>
    )
  return (
    <EmptyState title="Nobody found">
      <p className="mb-5">
        {search === ''
          ? 'This list is empty at the moment.'
          : `No username and no code in this list begins with “${search}”, and it is nobody’s e-mail address.`}
      </p>
      <ButtonLink href={PATH} variant="secondary">
        Show everybody
      </ButtonLink>
    </EmptyState>
  )
}

function PageSkeleton() {
  return (
    <div className="grid gap-3">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}
