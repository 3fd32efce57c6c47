import { useSession } from '../../lib/session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { StaffOnly } from '../../ui/staff-only.tsx'
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
      <StaffOnly>
        <div className="grid gap-10">
          {user?.role === 'admin' && (
            <>
              <Episodes />
              <Shows />
            </>
          )}
          <FeedFlags />
        </div>
      </StaffOnly>
    </div>
  )
}
