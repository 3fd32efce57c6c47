import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { lockReasonUnlessStaff } from '@meridian/contracts/values/new-grants'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { PromptSuspense } from '../../../ui/lazy/prompt-suspense.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'

const PodcastParts = lazyWithRetry(() => import('./podcast-parts.tsx').then((m) => m.PodcastParts))

/** What there is to hear: the person's own feed, the shows at outside services, and every episode. */
export function PodcastTab({ user }: { user: SessionUser }) {
  const locked = lockReasonUnlessStaff(user)
  return (
    <PromptSuspense fallback={<PodcastSkeleton />}>
      <PodcastParts locked={locked} waiting={<PodcastSkeleton />} />
    </PromptSuspense>
  )
}

function PodcastSkeleton() {
  return (
    <div className="grid gap-6">
      <LoadingNote>Loading the podcast</LoadingNote>
      <Skeleton className="h-56" />
      <div className="grid gap-4 sm:grid-cols-3">
        {[0, 1, 2].map((show) => (
          <Skeleton key={show} className="h-36" />
        ))}
      </div>
      <Skeleton className="h-64" />
    </div>
  )
}
