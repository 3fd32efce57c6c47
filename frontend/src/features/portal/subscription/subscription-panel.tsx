import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CalendarDay } from '../../../ui/calendar-day.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { mayEnter } from '../standing.ts'
import { type Subscription, useSubscription } from './api/billing.ts'
import { InvoiceList } from './invoice-list.tsx'
import { lifeOf, planLock } from './life.ts'
import { OpenInvoice } from './open-invoice.tsx'
import { PaymentCard } from './payment-card.tsx'
import { PaymentList } from './payment-list.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanChoices } from './plan-choices.tsx'
import { SecondPaymentNotice } from './second-payment.tsx'
import { SubscriptionSkeleton } from './subscription-skeleton.tsx'
import { useArrivals } from './use-arrivals.ts'
import { MailLinkAgain, PAID_ALREADY } from './waiting-payment.tsx'

/** A person's billing, as the payment provider sees it now. */
export function SubscriptionPanel({ user }: { user: SessionUser }) {
  const { data, error, loading, retry } = useSubscription()
  useArrivals()
  if (loading) return <SubscriptionSkeleton />
  if (data === undefined) return <LoadError what="Your subscription" error={error} onRetry={retry} />
  return (
    <div className="grid grid-cols-1 gap-6">
      {data.second && <SecondPaymentNotice paid={data.second.paid} />}
      <Standing user={user} known={data} />
    </div>
  )
}

function Standing({
  user,
  known: { complimentary, subscription, waiting },
}: {
  user: SessionUser
  known: Subscription
}) {
  if (complimentary !== null) return <Given until={complimentary.until} waiting={waiting} />
  if (subscription === null) return <NoSubscription />
  return <Details user={user} details={subscription} />
}

function NoSubscription() {
  return (
    <EmptyState title="You have no subscription yet">
      <p className="mb-4">Choose a plan, and its price, card and invoices appear here.</p>
      <ButtonLink href="/">View plans</ButtonLink>
    </EmptyState>
  )
}

/** Staff gave them what they have. */
function Given({ until, waiting }: { until: string; waiting: boolean }) {
  return (
    <EmptyState title="Your membership was given to you">
      <p className="mb-4">
        Everything is open to you, and nothing is charged. It ends on <CalendarDay iso={until} zone="UTC" />.{' '}
        <span>
          {waiting
            ? PAID_ALREADY
            : 'Choose a plan to stay longer: the paid year begins on the day on which you pay.'}
        </span>
      </p>
      {waiting ? (
        <div className="grid justify-items-center gap-4">
          <MailLinkAgain />
        </div>
      ) : (
        <ButtonLink href="/">View plans</ButtonLink>
      )}
    </EmptyState>
  )
}

function Details({ user, details }: { user: SessionUser; details: SubscriptionDetails }) {
  const { tier, currency, card, nextCharge, endsAt, openInvoice, invoices, payments } = details
  const now = new Date()
  const life = lifeOf(details, now)
  return (
    <div className="grid grid-cols-1 gap-6">
      {openInvoice && (
        <OpenInvoice
          invoice={openInvoice}
          currency={currency}
          endsAt={endsAt}
          primary={mayEnter(user, now)}
        />
      )}
      <PlanCard user={user} details={details} life={life} />
      {life !== 'ended' && (
        <>
          <PaymentCard card={card} nextCharge={nextCharge} />
          <PlanChoices current={tier} locked={planLock(life, openInvoice !== null)} />
        </>
      )}
      <InvoiceList invoices={invoices} currency={currency} />
      <PaymentList payments={payments} currency={currency} />
    </div>
  )
}
