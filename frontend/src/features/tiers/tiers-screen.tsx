import { useSession } from '../../lib/session.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx'
import { useTiers } from './api/tiers.ts'
import { TierCard } from './components/tier-card.tsx'

/** /tiers */
export function TiersScreen() {
  return (
    <div className="page-wide">
      <PageHeader
        title="Membership Tiers"
        lead="What is on sale. A new price applies to those who join from now on; everybody else keeps theirs."
      />
      <Tiers />
    </div>
  )
}

function Tiers() {
  const isAdmin = useSession().user?.role === 'admin'
  const { data, error, loading, retry } = useTiers()
  if (loading)
    return (
      <div className="grid gap-6 lg:grid-cols-3">
        <LoadingNote>Loading the tiers</LoadingNote>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-96" />
        ))}
      </div>
    )
  if (data === undefined) return <LoadError what="The tiers" error={error} onRetry={retry} />
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {data.map((tier) => (
        <TierCard key={tier.id} tier={tier} editable={isAdmin} onChange={retry} />
      ))}
    </ul>
  )
}
