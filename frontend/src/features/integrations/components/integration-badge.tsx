import { Badge, type BadgeVariant } from '../../../ui/badge.tsx'

const LOOKS: ReadonlyMap<string, { label: string; variant: BadgeVariant }> = new Map([
  ['active', { label: 'Connected', variant: 'good' }],
  ['error', { label: 'Error', variant: 'destructive' }],
])

/** The state of an integration; one that is not known shows as inactive. */
export function IntegrationBadge({ status }: { status: string }) {
  const { label, variant } = LOOKS.get(status) ?? { label: 'Inactive', variant: 'secondary' }
  return <Badge variant={variant}>{label}</Badge>
}
