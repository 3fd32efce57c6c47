import { Check } from 'lucide-react'
import { formatWholeDollars } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { EditedTier } from '../api/tiers.ts'
import { EditTier } from './edit-tier.tsx'

interface TierCardProps {
  tier: EditedTier
  editable: boolean
  onChange: () => void
}

/** A tier as new members see it, and who has it. */
export function TierCard({ tier, editable, onChange }: TierCardProps) {
  const { id, name, description, features, yearlyPrice, order, active } = tier
  return (
    <li className="grid min-w-0 grid-cols-1">
      <Card className="flex flex-col">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="headline min-w-0 text-2xl wrap-anywhere">{name}</h2>
          {active ? <Badge variant="good">On sale</Badge> : <Badge>Closed to new members</Badge>}
        </div>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
          <span className="headline text-5xl tabular-nums">{formatWholeDollars(yearlyPrice)}</span>
          <span className="text-ink-soft">per year</span>
        </p>
        <p className="mt-4 wrap-anywhere text-ink-soft">{description}</p>
        <Features features={features} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-4">
          <p className="text-sm text-ink-soft">
            <TextLink href={`/admin/members?tier=${id}`}>Members with it</TextLink>
            <span className="block">Place {order} among the tiers</span>
          </p>
          {editable && <EditTier tier={tier} onChange={onChange} />}
        </div>
      </Card>
    </li>
  )
}

function Features({ features }: Pick<EditedTier, 'features'>) {
  return (
    <ul className="my-5 grid gap-2">
      {features.map((feature) => (
        <li key={feature} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
          <Check aria-hidden className="mt-1 size-4 text-signal" />
          <span className="min-w-0 wrap-anywhere">{feature}</span>
        </li>
      ))}
    </ul>
  )
}
