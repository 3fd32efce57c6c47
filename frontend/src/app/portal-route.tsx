import { AccessWall } from '../features/portal/components/access-wall.tsx'
import { PortalScreen } from '../features/portal/portal-screen.tsx'
import { useSession } from '../lib/session.ts'
import { lazyWithRetry } from '../ui/lazy/lazy-with-retry.tsx'
import { PromptSuspense } from '../ui/lazy/prompt-suspense.tsx'
import { MAP_HEIGHT } from '../ui/map/map-height.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const PortalMap = lazyWithRetry(() => import('../features/network/portal-map.tsx').then((m) => m.PortalMap))

/** /portal and /member-portal: the portal, with the network's map in its Map tab, fetched when that is opened. */
export function PortalRoute() {
  const status = useSession().user?.membershipStatus ?? 'none'
  return (
    <PortalScreen
      map={
        <PromptSuspense fallback={<Skeleton className={MAP_HEIGHT} />}>
          <PortalMap wall={<AccessWall status={status} />} />
        </PromptSuspense>
      }
    />
  )
}
