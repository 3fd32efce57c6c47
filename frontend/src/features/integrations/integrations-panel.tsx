import { Card, CardHeader } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useIntegrations } from './api/integrations.ts'
import { IntegrationBadge } from './components/integration-badge.tsx'

/** The state of each integration, in a line. */
export function IntegrationsPanel() {
  return (
    <Card>
      <CardHeader title="Integrations">
        <TextLink href="/admin/integrations">Manage</TextLink>
      </CardHeader>
      <Lines />
    </Card>
  )
}

function Lines() {
  const { data, error, loading, retry } = useIntegrations()
  if (loading)
    return (
      <>
        <LoadingNote>Loading the integrations</LoadingNote>
        <Skeleton className="h-45" />
      </>
    )
  if (data === undefined) return <LoadError what="The integrations" error={error} onRetry={retry} />
  return (
    <ul className="divide-y divide-rule">
      {data.map(({ id, name, status }) => (
        <li key={id} className="flex items-center justify-between gap-3 py-2.5">
          <span className="font-semibold">{name}</span>
          <IntegrationBadge status={status} />
        </li>
      ))}
    </ul>
  )
}
