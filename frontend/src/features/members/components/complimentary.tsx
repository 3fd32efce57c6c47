import type { Member } from '@meridian/contracts/http/analytics/get-member'
import { isolated } from '@meridian/contracts/values/isolated'
import { useSession } from '../../../lib/session.ts'
import { CalendarDay } from '../../../ui/calendar-day.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { useStillWhileOpen } from '../../../ui/use-still-while-open.ts'
import { capitalised } from '../../../ui/wording.ts'
import { takeBack } from '../api/member.ts'
import { ComplimentaryDialog } from './complimentary-dialog.tsx'

interface ComplimentaryProps {
  member: Member
  onDone: () => void
}

/** A membership that costs nothing: giving it, changing it, ending it. People who pay, or owe, are not offered one. */
export function Complimentary({ member: { person, complimentary }, onDone }: ComplimentaryProps) {
  const { user } = useSession()
  const kept = useKeptFocus<HTMLDivElement>()
  const [isEndable, onOpenChange] = useStillWhileOpen(complimentary !== null)
  const { id, username, membershipStatus, membershipTier } = person
  const pays = complimentary === null && ['active', 'payment_failed'].includes(membershipStatus)
  if (pays || user?.id === id || person.role === 'admin') return null
  return (
    <Card>
      <CardHeader title="Complimentary membership" />
      <p className="mb-4 max-w-prose wrap-anywhere text-ink-soft">
        {complimentary === null ? (
          'Opens everything that members of a tier have, until a day that you choose. It costs nothing, and does not count as revenue.'
        ) : (
          <>
            {capitalised(membershipTier)}. It ends on <CalendarDay iso={complimentary.until} zone="UTC" />, or
            when <bdi>{username}</bdi> pays for a membership.
          </>
        )}
      </p>
      <div {...kept} className="flex flex-wrap gap-3">
        <ComplimentaryDialog person={person} until={complimentary?.until ?? null} onDone={onDone} />
        {isEndable && (
          <ReasonDialog
            title={`End the membership of ${isolated(username)}?`}
            description="Channel, podcast, courses and map are closed to them at once, and they are told by e-mail."
            action="End it now"
            destructive
            act={(reason) => takeBack(id, reason)}
            onDone={onDone}
            onOpenChange={onOpenChange}
          />
        )}
      </div>
    </Card>
  )
}
