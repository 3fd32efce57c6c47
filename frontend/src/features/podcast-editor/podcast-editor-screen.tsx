import { useSession } from '../../lib/session.ts'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import { PromptSuspense } from '../../ui/lazy/prompt-suspense.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { StaffOnly } from '../../ui/staff-only.tsx'
import { Episodes } from './components/episodes.tsx'
import { FeedFlags } from './components/feed-flags.tsx'
import { ShowsSkeleton } from './components/shows-skeleton.tsx'

const Shows = lazyWithRetry(() => import('./components/shows.tsx').then((m) => m.Shows))

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
              <PromptSuspense fallback={<ShowsSkeleton />}>
                <Shows />
              </PromptSuspense>
            </>
          )}
          <FeedFlags />
        </div>
      </StaffOnly>
    </div>
  )
}
