import { isStaff } from '@meridian/contracts/values/roles'
import { statusOf } from '../../lib/http-error.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx'
import { useReferrals } from './api/referrals.ts'
import { AllReferrers } from './components/all-referrers.tsx'
import { OwnReferrals } from './components/own-referrals.tsx'

/** /referrals */
export function ReferralsScreen() {
  const { user } = useSession()
  const seesAll = user !== null && isStaff(user.role)
  return (
    <div className="page-narrow grid grid-cols-1 gap-10">
      <div>
        <PageHeader title="Invite" lead="Bring people you would like to meet here. Your link keeps count." />
        <Own seesAll={seesAll} hasNone={user?.membershipStatus === 'none'} />
      </div>
      {seesAll && <AllReferrers />}
    </div>
  )
}

function Own({ seesAll, hasNone }: { seesAll: boolean; hasNone: boolean }) {
  const { data, error, loading, retry } = useReferrals()
  if (loading) return hasNone ? <NoteSkeleton /> : <OwnSkeleton />
  if (statusOf(error) === 403) return <NoMembership />
  if (data === undefined) return <LoadError what="Your invitations" error={error} onRetry={retry} />
  if (data.link === null) return seesAll ? <StaffNote /> : <NoMembership />
  return <OwnReferrals {...data} link={data.link} />
}

function NoMembership() {
  return (
    <EmptyState title="Members invite members">
      <p className="mb-5">You get a link of your own as soon as you have an active membership.</p>
      <ButtonLink href="/">View Plans</ButtonLink>
    </EmptyState>
  )
}

function StaffNote() {
  return (
    <p className="max-w-prose rounded-lg border border-rule bg-surface p-5 text-ink-soft">
      You have no membership, so you have no link of your own. Below is what everybody else’s links brought.
    </p>
  )
}

/** For those without a membership: there will be one note. */
function NoteSkeleton() {
  return (
    <>
      <LoadingNote>Loading your invitations</LoadingNote>
      <Skeleton className="h-28 max-w-prose sm:h-22" />
    </>
  )
}

function OwnSkeleton() {
  return (
    <div className="grid gap-4">
      <LoadingNote>Loading your invitations</LoadingNote>
      <Skeleton className="h-40" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </div>
      <Skeleton className="h-48" />
    </div>
  )
}
