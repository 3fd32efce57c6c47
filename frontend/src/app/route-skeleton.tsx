import type { AppRoute } from './route.ts'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'

/** What stands in the place of a screen, and of the frame around it, until their code has arrived. */
export function RouteSkeleton({ route }: { route: AppRoute }) {
  const { skeleton: Skeleton, frame, signedIn = false } = route
  if (frame === 'bare') return <Skeleton />
  return (
    <ShellSkeleton signedIn={signedIn}>
      <Skeleton />
    </ShellSkeleton>
  )
}
