import type { Express } from 'express'

interface Layer {
  route?: { path?: unknown; methods?: Record<string, boolean> } | undefined
  handle: { stack?: Layer[] } | ((...args: never[]) => unknown)
}

/** Every path below `/api` at which the app answers a GET, as its routes are written. */
export function apiGetPaths(app: Express): string[] {
  const layers = app.router.stack as unknown as Layer[]
  const routers = layers.map(({ handle }) => ('stack' in handle ? (handle.stack ?? []) : []))
  return routers
    .flat()
    .flatMap(({ route }) =>
      typeof route?.path === 'string' && route.methods?.get ? [`/api${route.path}`] : [],
    )
}
