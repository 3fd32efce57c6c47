import type { Member } from '@meridian/contracts/http/analytics/get-member'
import { CircleCheck, CircleX } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { actorWording, causeWording, sentenceOf } from '../timeline-wording.ts'

/** Why this person can or cannot get in. */
export function AccessAnswer({ member: { person, access } }: { member: Member }) {
  const Mark = access.open ? CircleCheck : CircleX
  return (
    <Card>
      <h2 className="headline flex items-center gap-2 text-2xl">
        <Mark aria-hidden className={access.open ? 'size-6 text-good' : 'size-6 text-danger'} />
        {access.open ? 'Can get in' : 'Cannot get in'}
      </h2>
      <p className="mt-2 max-w-prose">
        <Reason access={access} />
      </p>
      {person.gracePeriodEnd !== null && person.membershipStatus === 'payment_failed' && (
        <p className="mt-1 text-ink-soft">
          The grace period ends <RelativeTime iso={person.gracePeriodEnd} />; {person.paymentFailureCount} of
          3 attempts have failed.
        </p>
      )}
    </Card>
  )
}

function Reason({ access: { open, decidedBy } }: { access: Member['access'] }) {
  if (decidedBy === null)
    return open ? 'Those who run the community always can.' : 'This person has never had a membership.'
  const because = [actorWording(decidedBy.actor), causeWording(decidedBy.cause)].filter(Boolean).join(', ')
  return (
    <>
      {sentenceOf(decidedBy)}, <RelativeTime iso={decidedBy.occurredAt} />
      <span className="text-ink-soft"> ({because})</span>.
    </>
  )
}
