import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'
import { formatMoney } from '@meridian/contracts/values/money'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CalendarDay } from '../../../ui/calendar-day.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { billingPage } from './api/billing.ts'
import { BillingButton } from './billing-button.tsx'
import { GraceTerms } from './grace-terms.tsx'
import { dueCharge, type Life, planLock, termsUntilEnd } from './life.ts'
import { Term } from './term.tsx'

interface PlanCardProps {
  user: SessionUser
  details: SubscriptionDetails
  life: Life
}

/** The plan, what it costs, and when it is charged next or ends. */
export function PlanCard({ user, details, life }: PlanCardProps) {
  const { tier, yearlyPrice, currency, openInvoice, credit } = details
  return (
    <Card>
      <CardHeader title="Your subscription">
        <StatusBadge status={user.membershipStatus} />
      </CardHeader>
      <dl className="grid gap-3">
        <Term label="Plan">
          <strong>{tier.name}</strong>, {formatMoney(yearlyPrice, currency, true)} a year
        </Term>
        <Charge user={user} details={details} life={life} />
        {credit > 0 && (
          <Term label="Credit">
            {`${formatMoney(credit, currency)}${life === 'renews' ? ', used for your next charges' : ''}`}
          </Term>
        )}
        {user.membershipStatus === 'payment_failed' && <GraceTerms user={user} />}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <PlanButtons life={life} owes={openInvoice !== null} />
      </div>
    </Card>
  )
}

function Charge({ user, details, life }: PlanCardProps) {
  const { endsAt, openInvoice, currency } = details
  if (life === 'ended') return <Term label="Next charge">None. This subscription has ended.</Term>
  if (life === 'ends' && endsAt !== null)
    return (
      <Term label="Ends on">
        <CalendarDay iso={endsAt} />. {termsUntilEnd(user.membershipStatus, openInvoice)}
      </Term>
    )
  const due = dueCharge(details)
  if (due === null) return <Term label="Next charge">None until the open invoice is paid.</Term>
  const { amount, tax, at } = due
  return (
    <Term label="Next charge">
      {formatMoney(amount, currency)} on <CalendarDay iso={at} />
      {tax > 0 && <span className="text-ink-soft">, of which {formatMoney(tax, currency)} is tax</span>}
    </Term>
  )
}

function PlanButtons({ life, owes }: { life: Life; owes: boolean }) {
  if (life === 'ended') return <ButtonLink href="/">View plans</ButtonLink>
  if (life === 'ends')
    return (
      <BillingButton to={() => billingPage('overview')} variant="primary">
        Resume membership
      </BillingButton>
    )
  return (
    <>
      {planLock(life, owes) === null && (
        <BillingButton to={() => billingPage('plan')}>Manage plan</BillingButton>
      )}
      <BillingButton to={() => billingPage('cancel')}>Cancel membership</BillingButton>
    </>
  )
}
