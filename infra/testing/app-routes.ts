import type { Express } from 'express'

interface Layer {
  route?: { path?: unknown; methods?: Record<string, boolean> } | undefined
  handle: { stack?: Layer[] } | ((...args: never[]) => unknown)
  /** False where the router hangs below a path. */
  slash?: boolean
}

export interface AppRoute {
  /** In capitals. */
  method: string
  /** As the route is written, from the root; a regular expression as its source. */
  path: string
}

/** Every route that the app answers, read from the app itself. The API is the one router below a path. */
export function appRoutes(app: Express): AppRoute[] {
  const layers = app.router.stack as unknown as Layer[]
  return layers.flatMap((layer) => {
    const { handle, slash, route } = layer
    const inside = route === undefined && 'stack' in handle ? (handle.stack ?? []) : []
    return [...routesOf(layer, ''), ...inside.flatMap((below) => routesOf(below, slash ? '' : '/api'))]
  })
}

function routesOf({ route }: Layer, mount: string): AppRoute[] {
  if (route === undefined) return []
  return Object.keys(route.methods ?? {}).map((method) => ({
    method: method.toUpperCase(),
    path: `${mount}${route.path instanceof RegExp ? route.path.source : String(route.path)}`,
  }))
}
