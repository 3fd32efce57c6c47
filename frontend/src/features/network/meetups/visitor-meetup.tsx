import type { PublicMeetup } from '@meridian/contracts/http/network/public-meetup'
import { useLocation } from 'wouter'
import { loginPath } from '../../../lib/safe-next.ts'
import { useSession } from '../../../lib/session.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { capitalised } from '../../../ui/wording.ts'
import { CalendarLink } from './calendar-link.tsx'
import { MeetupPage } from './meetup-page.tsx'

/** What everybody may see of a public meetup, and how to take part. */
export function VisitorMeetup({ meetup }: { meetup: PublicMeetup }) {
  const [path] = useLocation()
  const { user } = useSession()
  const tier = capitalised(meetup.requiredTier)
  return (
    <MeetupPage meetup={meetup}>
      <p className="max-w-prose text-ink-soft">
        {meetup.requiredTier === 'basic'
          ? 'Members of every tier can join. They also see the exact address.'
          : `Members of the ${tier} tier${meetup.requiredTier === 'enterprise' ? '' : ' and above'} can join. They also see the exact address.`}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {meetup.status === 'upcoming' && <ButtonLink href="/">View Plans</ButtonLink>}
        {user === null && (
          <ButtonLink href={loginPath(path)} variant="secondary">
            Sign in
          </ButtonLink>
        )}
        {meetup.status !== 'canceled' && <CalendarLink id={meetup.id} title={meetup.title} />}
      </div>
    </MeetupPage>
  )
}
