import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'
import type { MembershipTierOffer } from '@meridian/contracts/http/membership/list-tiers'
import { formatWholeDollars } from '../../../lib/money.ts'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { usePlans } from './api/billing.ts'
import { PlanDialog } from './plan-dialog.tsx'

interface PlanChoicesProps {
  current: SubscriptionDetails['tier']
  /** Why the plan cannot be changed now, if it cannot. */
  locked: string | null
}

/** The other plans, and what a move to one of them would cost. */
export function PlanChoices({ current, locked }: PlanChoicesProps) {
  return (
    <Card>
      <CardHeader title="Change your plan" />
      {locked === null ? (
        <Choices current={current} />
      ) : (
        <p className="max-w-prose text-ink-soft">{locked}</p>
      )}
    </Card>
  )
}

function Choices({ current }: Pick<PlanChoicesProps, 'current'>) {
  const { data, error, loading, retry } = usePlans()
  if (loading)
    return (
      <>
        <LoadingNote>Loading plans</LoadingNote>
        <Skeleton className="h-28" />
      </>
    )
  if (data === undefined) return <LoadError what="The plans" error={error} onRetry={retry} />
  const others = data.filter(({ id }) => id !== current.id)
  if (others.length === 0) return <p className="text-ink-soft">There is no other plan at the moment.</p>
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {others.map((plan) => (
        <Choice key={plan.id} plan={plan} current={current.name} />
      ))}
    </ul>
  )
}

function Choice({ plan, current }: { plan: MembershipTierOffer; current: string }) {
  return (
    <li className="flex flex-col gap-2 rounded-md border border-rule p-4">
      <h3 className="font-semibold">
        {plan.name}
        <span className="font-normal text-ink-soft">, {formatWholeDollars(plan.price)} a year</span>
      </h3>
      <p className="mb-2 text-sm text-ink-soft">{plan.description}</p>
      <div className="mt-auto">
        <PlanDialog plan={plan} current={current} />
      </div>
    </li>
  )
}
