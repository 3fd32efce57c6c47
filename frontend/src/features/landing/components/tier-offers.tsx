import type { MembershipTierOffer } from '@meridian/contracts/http/membership/list-tiers'
import { lazy, Suspense } from 'react'
import { readable } from '../../../lib/http-error.ts'
import { formatWholeDollars } from '../../../lib/money.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import type { ErrorStateProps } from '../../../ui/error-state.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { useTierOffers } from '../api/tier-offers.ts'
import { Section } from './section.tsx'

// Fetched only when it is needed: the landing page's JavaScript is rationed.
const ErrorState = lazy(() =>
  import('../../../ui/error-state.tsx').then(
    (module) => ({ default: module.ErrorState }),
    () => ({ default: PlainError }),
  ),
)

/** The tiers and their yearly prices. */
export function TierOffers() {
  return (
    <Section title="Memberships" lead="Paid once a year, in US dollars. Tax is calculated at checkout.">
      <Offers />
    </Section>
  )
}

function Offers() {
  const { data, error, loading, retry } = useTierOffers()
  if (loading) return <OffersSkeleton />
  if (data === undefined)
    return (
      <Suspense fallback={<OffersSkeleton />}>
        <ErrorState
          title="The memberships could not be loaded"
          detail={readable(error, 'The server gave no reason.')}
          onRetry={retry}
        />
      </Suspense>
    )
  if (data.length === 0)
    return <p className="text-lg">No membership is on sale at the moment. Please come back soon.</p>
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {data.map((tier) => (
        <Offer key={tier.id} tier={tier} />
      ))}
    </ul>
  )
}

/** The line may be lost for the code of the error as well. */
function PlainError({ title, onRetry }: ErrorStateProps) {
  return (
    <p role="alert">
      {`${title}. `}
      <button type="button" className="text-link" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}

function Offer({ tier }: { tier: MembershipTierOffer }) {
  return (
    <li className="flex min-h-96 min-w-0 flex-col rounded-lg border border-rule bg-surface p-6 shadow-lift">
      <h3 className="headline text-2xl wrap-anywhere">{tier.name}</h3>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <span className="headline text-5xl tabular-nums">{formatWholeDollars(tier.price)}</span>
        <span className="text-ink-soft">per year</span>
      </p>
      <p className="mt-4 text-ink-soft wrap-anywhere">{tier.description}</p>
      <ul className="mt-3 mb-6 list-disc pl-5 text-sm wrap-anywhere text-ink-soft">
        {tier.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ButtonLink
        href={`/checkout/${encodeURIComponent(tier.id)}`}
        variant="secondary"
        className="mt-auto wrap-anywhere"
      >
        Choose {tier.name}
      </ButtonLink>
    </li>
  )
}

function OffersSkeleton() {
  return (
    <div className="grid gap-6 md:grid-cols-3">
      <LoadingNote>Loading memberships</LoadingNote>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="h-96" />
      ))}
    </div>
  )
}
