import { Route, useLocation } from 'wouter'
import { PromptSuspense } from '../ui/lazy/prompt-suspense.tsx'
import { RouteAnnouncer } from '../ui/route-announcer.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { Providers } from './providers.tsx'
import { RequireSession } from './require-session.tsx'
import type { AppRoute } from './route.ts'
import { routeAt, Shell } from './route-at.ts'
import { RouteSkeleton } from './route-skeleton.tsx'
import { notFound } from './routes.tsx'
import { ToastHost } from './toast-host.tsx'

/** The whole front end: the screen of the address in its frame, and what hangs over every screen. */
export function App() {
  return (
    <CrashBoundary>
      <Providers>
        <SkipLink />
        <RouteAnnouncer />
        <CurrentScreen />
        <ToastHost />
      </Providers>
    </CrashBoundary>
  )
}

function CurrentScreen() {
  const [path] = useLocation()
  const route = routeAt(path) ?? notFound
  route.screen.preload()
  if (route.frame === 'bare') return <RoutedScreen route={route} />
  return (
    <CrashBoundary at={path} onFailed={Shell.giveUp}>
      <PromptSuspense fallback={<RouteSkeleton route={route} />}>
        <Shell signedIn={route.signedIn === true}>
          <RoutedScreen route={route} />
        </Shell>
      </PromptSuspense>
    </CrashBoundary>
  )
}

function RoutedScreen({ route }: { route: AppRoute }) {
  const { skeleton: Skeleton, screen: Screen } = route
  const [path] = useLocation()
  const loaded = (
    <CrashBoundary at={path} framed={route.frame !== 'bare'} onFailed={Screen.giveUp}>
      <PromptSuspense key={route.path} fallback={<Skeleton />}>
        <Route path={route.path}>
          <Screen />
        </Route>
      </PromptSuspense>
    </CrashBoundary>
  )
  if (!route.signedIn) return loaded
  return (
    <RequireSession route={route} waiting={<Skeleton />}>
      {loaded}
    </RequireSession>
  )
}
