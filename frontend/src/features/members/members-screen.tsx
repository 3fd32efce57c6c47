import { useSearch } from 'wouter'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Directory } from './components/directory.tsx'
import { directoryQueryOf } from './directory-query.ts'

/** /members */
export function MembersScreen() {
  return (
    <div className="page-wide">
      <PageHeader title="Members" lead="The people you share this community with." />
      <Directory path="/members" query={directoryQueryOf(useSearch())} forbidden={<ForMembers />} />
    </div>
  )
}

function ForMembers() {
  const { user } = useSession()
  // Whoever owes a renewal has a plan: the portal says what is due, and takes the payment.
  const owes = user?.membershipStatus === 'payment_failed'
  return (
    <EmptyState title="Members meet members">
      <p className="mb-5">
        {owes
          ? 'Your renewal could not be paid. The directory opens again as soon as the payment arrives.'
          : 'The directory is open to everybody with a membership.'}
      </p>
      {owes ? (
        <ButtonLink href="/portal?tab=subscription">See what is due</ButtonLink>
      ) : (
        <ButtonLink href="/">View Plans</ButtonLink>
      )}
    </EmptyState>
  )
}
