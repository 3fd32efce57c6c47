import { Badge, type BadgeVariant } from './badge.tsx'
import { capitalised } from './wording.ts'

const LOOKS: ReadonlyMap<string, { label: string; variant: BadgeVariant }> = new Map([
  ['active', { label: 'Active', variant: 'good' }],
  ['payment_failed', { label: 'Payment failed', variant: 'destructive' }],
  ['canceled', { label: 'Cancelled', variant: 'secondary' }],
  ['none', { label: 'Not a member', variant: 'secondary' }],
])

/** The state of a membership in words. */
export function StatusBadge({ status }: { status: string }) {
  const { label, variant } = LOOKS.get(status) ?? { label: capitalised(status), variant: 'secondary' }
  return <Badge variant={variant}>{label}</Badge>
}
