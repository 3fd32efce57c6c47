import { isStaff } from '@meridian/contracts/values/roles'
import { useSession } from '../../lib/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Episodes } from './components/episodes.tsx'
import { FeedFlags } from './components/feed-flags.tsx'
import { Shows } from './components/shows.tsx'

/** /admin/podcast */
export function PodcastEditorScreen() {
  const { user } = useSession()
  return (
    <div className="page-narrow">
      <PageHeader
        title="Podcast"
        lead="What members hear in the portal, and in the players that have their feed."
      />
      {user && !isStaff(user.role) && <ErrorState title="Only staff can see this" />}
      <div className="grid gap-10">
        {user?.role === 'admin' && (
          <>
            <Episodes />
            <Shows />
          </>
        )}
        {user && isStaff(user.role) && <FeedFlags />}
      </div>
    </div>
  )
}
