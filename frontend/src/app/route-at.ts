import { type AppRoute, lazyScreen, type Screen } from './route.ts'
import { routes } from './routes.tsx'

/** Around every screen that does not bring its own header. */
export const Shell = lazyScreen(() => import('./shell/shell.tsx').then((m) => m.Shell))

const KNOWN = routes.map((route) => ({
  route,
  paths: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}))

/** The route of a path; undefined when no screen has it. */
export function routeAt(path: string): AppRoute | undefined {
  return KNOWN.find(({ paths }) => paths.test(path))?.route
}

/** What is fetched for a route: the code of its screen and of what is around it. */
export function partsOf({ frame, screen }: AppRoute): Pick<Screen, 'fetchAhead' | 'source'>[] {
  return frame === 'bare' ? [screen] : [Shell, screen]
}
