import { TriangleAlert } from 'lucide-react'
import { formatPlural } from '../../../lib/format.ts'
import { formatLongDay } from '../../../lib/format-day.ts'
import { formatExactTime } from '../../../lib/format-moment.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { focusMain } from '../../../ui/focus-main.ts'
import type { Grace } from '../standing.ts'
import { mendingPage } from '../subscription/api/billing.ts'
import { BillingButton } from '../subscription/billing-button.tsx'

interface GraceBannerProps {
  grace: Grace
  /** Whether it leads to the payment; not where the subscription is on screen, which does so itself. */
  linked: boolean
}

/** Says that a payment failed and how long access lasts, and leads to where it can be put right. */
export function GraceBanner({ grace: { endsAt, daysLeft, attemptsLeft }, linked }: GraceBannerProps) {
  return (
    <section
      aria-label="Payment warning"
      className="mb-8 flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border border-danger bg-danger-wash p-5"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="min-w-52 flex-1" role="status">
        <p className="font-semibold text-danger">Your last payment failed</p>
        <p>
          {formatPlural(daysLeft, 'day')} remaining: you keep access until{' '}
          <time dateTime={endsAt.toISOString()} title={formatExactTime(endsAt)}>
            {formatLongDay(endsAt)}
          </time>
          .
        </p>
        {attemptsLeft !== null && (
          <p className="mt-1 font-medium">
            After {formatPlural(attemptsLeft, 'more failed attempt')} you lose access to Telegram and premium
            content.
          </p>
        )}
      </div>
      {linked && (
        <div className="flex flex-wrap gap-3">
          <BillingButton to={mendingPage} beside variant="primary">
            Pay now
          </BillingButton>
          <ButtonLink href="?tab=subscription" variant="secondary" onClick={focusMain}>
            See what is due
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
