import { Suspense } from 'react'
import { matchRoute, Route, useLocation, useRouter } from 'wouter'
import { RouteAnnouncer } from '../ui/route-announcer.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { Providers } from './providers.tsx'
import { RequireSession } from './require-session.tsx'
import { type AppRoute, lazyScreen } from './route.ts'
import { notFound, routes } from './routes.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'
import { ToastHost } from './toast-host.tsx'

/** Around every screen that does not bring its own header. */
export const Shell = lazyScreen(() => import('./shell/shell.tsx').then((m) => m.Shell))

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
  const { parser } = useRouter()
  const route = routes.find((candidate) => matchRoute(parser, candidate.path, path)[0]) ?? notFound
  route.screen.preload()
  if (route.frame === 'bare') return <RoutedScreen route={route} />
  const signedIn = route.signedIn === true
  return (
    <CrashBoundary at={path} onFailed={Shell.giveUp}>
      <Suspense fallback={<ShellSkeleton signedIn={signedIn}>{<route.skeleton />}</ShellSkeleton>}>
        <Shell signedIn={signedIn}>
          <RoutedScreen route={route} />
        </Shell>
      </Suspense>
    </CrashBoundary>
  )
}

function RoutedScreen({ route }: { route: AppRoute }) {
  const { skeleton: Skeleton, screen: Screen } = route
  const [path] = useLocation()
  const loaded = (
    <CrashBoundary at={path} framed={route.frame !== 'bare'} onFailed={Screen.giveUp}>
      <Suspense key={route.path} fallback={<Skeleton />}>
        <Route path={route.path}>
          <Screen />
        </Route>
      </Suspense>
    </CrashBoundary>
  )
  if (!route.signedIn) return loaded
  return (
    <RequireSession route={route} waiting={<Skeleton />}>
      {loaded}
    </RequireSession>
  )
}
