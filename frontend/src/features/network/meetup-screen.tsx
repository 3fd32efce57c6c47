import { useLocation, useParams } from 'wouter'
import { HoldScreen } from '../../lib/hold-screen.ts'
import { statusOf } from '../../lib/http-error.ts'
import { loginPath } from '../../lib/safe-next.ts'
import { useRestoredSession, useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx'
import { useMeetup, usePublicMeetup } from './api/meetups.ts'
import { MemberMeetup } from './meetups/member-meetup.tsx'
import { VisitorMeetup } from './meetups/visitor-meetup.tsx'

/** /meetups/:meetupId, for whoever has the link: all of it for members, the public part for everybody else. */
export function MeetupScreen() {
  const { meetupId = '' } = useParams()
  const { user } = useRestoredSession()
  return (
    <div className="page-narrow">
      {user === null ? <ForVisitors id={meetupId} /> : <ForMembers key={user.id} id={meetupId} />}
    </div>
  )
}

/** People without access see what visitors see. */
function ForMembers({ id }: { id: string }) {
  const { data, error, retry } = useMeetup(id)
  if (data !== undefined)
    return (
      <>
        <HoldScreen />
        <MemberMeetup meetup={data} />
      </>
    )
  if (statusOf(error) === 403) return <ForVisitors id={id} refusal={error} />
  if (error !== undefined) return <NotShown error={error} onRetry={retry} />
  return <MeetupSkeleton />
}

/** `refusal` is why somebody who is signed in sees no more than this. */
function ForVisitors({ id, refusal }: { id: string; refusal?: Error | undefined }) {
  const { data, error, retry } = usePublicMeetup(id)
  if (data !== undefined) return <VisitorMeetup meetup={data} />
  if (error !== undefined) return <NotShown error={(isGone(error) && refusal) || error} onRetry={retry} />
  return <MeetupSkeleton />
}

const isGone = (error: Error) => [400, 404].includes(statusOf(error) ?? 0)

function NotShown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <PageHeader title="Meetup" />
      {isGone(error) ? <NoSuchMeetup /> : <LoadError what="The meetup" error={error} onRetry={onRetry} />}
      {statusOf(error) === 403 && <WayIn />}
    </>
  )
}

/** The portal knows why somebody has no access, and how they get it. */
function WayIn() {
  return (
    <p className="mt-6">
      <ButtonLink href="/portal">Open the portal</ButtonLink>
    </p>
  )
}

function NoSuchMeetup() {
  const [path] = useLocation()
  const { user } = useSession()
  const isVisitor = user === null
  return (
    <EmptyState title="There is no such meetup">
      <p className="mb-5">
        {isVisitor
          ? 'The link may be mistyped, or the meetup may be for members only. In that case, sign in first.'
          : 'The link may be mistyped.'}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {isVisitor ? (
          <ButtonLink href={loginPath(path)}>Sign in</ButtonLink>
        ) : (
          <ButtonLink href="/member-map">Global Network</ButtonLink>
        )}
        <ButtonLink href="/" variant="secondary">
          Homepage
        </ButtonLink>
      </div>
    </EmptyState>
  )
}

function MeetupSkeleton() {
  return (
    <div className="grid gap-4">
      <LoadingNote>Loading the meetup</LoadingNote>
      <Skeleton className="h-10 w-80 max-w-full" />
      <Skeleton className="h-6 w-60" />
      <Skeleton className="mt-4 h-96" />
      <Skeleton className="h-40" />
    </div>
  )
}
