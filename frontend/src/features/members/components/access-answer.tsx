import type { Member } from '@meridian/contracts/http/analytics/get-member'
import { isStaff } from '@meridian/contracts/values/roles'
import { CircleCheck, CircleX } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { formatActor, formatCause, sentenceOf } from '../format-timeline.ts'
import { outOfAllowed } from '../timeline-sentences.ts'

const ALWAYS = 'Those who run the community always can.'

/** Why this person can or cannot get in. */
export function AccessAnswer({ member }: { member: Member }) {
  const { person, access } = member
  const Mark = access.open ? CircleCheck : CircleX
  return (
    <Card>
      <h2 className="headline flex items-center gap-2 text-2xl">
        <Mark aria-hidden className={access.open ? 'size-6 text-good' : 'size-6 text-danger'} />
        {access.open ? 'Can get in' : 'Cannot get in'}
      </h2>
      <p className="mt-2 max-w-prose wrap-anywhere">
        <Reason member={member} />
      </p>
      {person.gracePeriodEnd !== null && person.membershipStatus === 'payment_failed' && (
        <Grace endsAt={person.gracePeriodEnd} failures={person.paymentFailureCount} />
      )}
    </Card>
  )
}

function Grace({ endsAt, failures }: { endsAt: string; failures: number }) {
  const verb = new Date(endsAt) > new Date() ? 'ends' : 'ended'
  return (
    <p className="mt-1 text-ink-soft">
      The grace period {verb} <RelativeTime iso={endsAt} />; {outOfAllowed(failures)} attempts have failed.
    </p>
  )
}

function Reason({ member: { person, access } }: { member: Member }) {
  const { open, decidedBy } = access
  const byRole = open && isStaff(person.role)
  if (decidedBy === null) return byRole ? ALWAYS : 'This person has never had a membership.'
  const because = [formatActor(decidedBy.actor), formatCause(decidedBy.cause)].filter(Boolean).join(', ')
  return (
    <>
      {/* The role opens everything, whatever became of a membership. */}
      {byRole && <span>{`${ALWAYS} What was last decided of their own access: `}</span>}
      <span>{sentenceOf(decidedBy)}</span>, <RelativeTime iso={decidedBy.occurredAt} />
      <span className="text-ink-soft">{` (${because})`}</span>.
    </>
  )
}
