import { useSearch } from 'wouter'
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
  return (
    <EmptyState title="Members meet members">
      <p className="mb-5">The directory is open to everybody with a membership.</p>
      <ButtonLink href="/">View Plans</ButtonLink>
    </EmptyState>
  )
}
