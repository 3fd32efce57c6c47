import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { CalendarDay } from '../../../ui/calendar-day.tsx'
import { Term } from './term.tsx'

/** How a membership stands whose renewal could not be paid. */
export function GraceTerms({ user: { paymentFailureCount, gracePeriodEnd } }: { user: SessionUser }) {
  return (
    <>
      <Term label="Failed payments">{paymentFailureCount}</Term>
      {gracePeriodEnd !== null && (
        <Term label={new Date(gracePeriodEnd) > new Date() ? 'Access until' : 'Access ended'}>
          <CalendarDay iso={gracePeriodEnd} />
        </Term>
      )}
    </>
  )
}
