import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import type { ReactNode } from 'react'
import { useSite } from '../../../lib/site.ts'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { TierBadge } from '../../../ui/tier-badge.tsx'

const dateWords = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

const NEXT_STEPS: Record<SessionUser['membershipStatus'], string> = {
  none: 'You have no membership yet. Choose a plan on the start page.',
  active: 'It renews each year. To change the plan or the card, or to end it, write to us:',
  payment_failed:
    'The card is tried again by itself, so having money on it may be enough. To pay with another card, write to us:',
  canceled: 'It does not renew. You can choose a plan again on the start page, or write to us:',
}

/** How the membership stands, as far as it is known here. */
export function SubscriptionPanel({ user }: { user: SessionUser }) {
  const { membershipStatus: status, gracePeriodEnd } = user
  const support = useSite().data?.supportEmail
  return (
    <Card>
      <CardHeader title="Your subscription" />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3">
        <Row label="Status">
          <StatusBadge status={status} />
        </Row>
        <Row label="Tier">
          <TierBadge tier={user.membershipTier} />
        </Row>
        {status === 'payment_failed' && <Row label="Failed payments">{user.paymentFailureCount}</Row>}
        {status === 'payment_failed' && gracePeriodEnd !== null && (
          <Row label={new Date(gracePeriodEnd) > new Date() ? 'Access until' : 'Access ended'}>
            <time dateTime={gracePeriodEnd}>{dateWords.format(new Date(gracePeriodEnd))}</time>
          </Row>
        )}
      </dl>
      <p className="mt-5 max-w-prose text-ink-soft">
        {NEXT_STEPS[status]}{' '}
        {support !== undefined && status !== 'none' && (
          <a href={`mailto:${support}`} className="text-link break-words">
            {support}
          </a>
        )}
      </p>
    </Card>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
