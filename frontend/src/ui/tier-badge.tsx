import { Badge, type BadgeVariant } from './badge.tsx'
import { capitalised } from './wording.ts'

const VARIANTS: ReadonlyMap<string, BadgeVariant> = new Map([
  ['basic', 'secondary'],
  ['pro', 'default'],
  ['enterprise', 'destructive'],
])

/** A membership tier; one that is not known looks like basic. */
export function TierBadge({ tier }: { tier: string }) {
  return (
    <Badge variant={VARIANTS.get(tier) ?? 'secondary'}>
      {tier === 'none' ? 'No tier' : capitalised(tier)}
    </Badge>
  )
}
