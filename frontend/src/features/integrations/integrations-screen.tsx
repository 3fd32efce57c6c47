import { isStaff, type Role } from '@meridian/contracts/values/roles'
import { useSession } from '../../lib/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx'
import { useIntegrations } from './api/integrations.ts'
import { HubLinks } from './components/hub-links.tsx'
import { IntegrationCard } from './components/integration-card.tsx'
import { Removals } from './removals/removals.tsx'

const CARDS = 'grid items-stretch gap-6 lg:grid-cols-2'

/** /admin/integrations and /integrations */
export function IntegrationsScreen() {
  const { user } = useSession()
  const role = user?.role ?? 'member'
  return (
    <div className="page-wide grid grid-cols-1 gap-12">
      <div>
        <PageHeader
          title="Integrations"
          lead="The services the community works with, and how they are doing."
        />
        {!isStaff(role) && (
          <p className="-mt-4 mb-6 text-ink-soft">Only staff can see settings and health.</p>
        )}
        <Cards role={role} />
      </div>
      {isStaff(role) && (
        <>
          <Removals />
          <HubLinks />
        </>
      )}
    </div>
  )
}

function Cards({ role }: { role: Role }) {
  const { data, error, loading, retry } = useIntegrations()
  if (loading) return <CardsSkeleton tall={isStaff(role)} />
  if (data === undefined) return <LoadError what="The integrations" error={error} onRetry={retry} />
  if (data.length === 0)
    return <EmptyState title="No integrations">There are no services to connect yet.</EmptyState>
  return (
    <div className={CARDS}>
      {data.map((integration) => (
        <IntegrationCard key={integration.id} integration={integration} role={role} onChange={retry} />
      ))}
    </div>
  )
}

function CardsSkeleton({ tall }: { tall: boolean }) {
  return (
    <div className={CARDS}>
      <LoadingNote>Loading integrations</LoadingNote>
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className={tall ? 'h-80' : 'h-28'} />
      ))}
    </div>
  )
}
