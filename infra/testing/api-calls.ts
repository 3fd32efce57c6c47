import type { Express } from 'express'

interface Layer {
  route?: { path?: unknown; methods?: Record<string, boolean> } | undefined
  handle: { stack?: Layer[] } | ((...args: never[]) => unknown)
}

interface ApiCall {
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
}

const METHODS = ['get', 'post', 'put', 'delete'] as const

/** Every call below `/api` that the app answers, with its path as its route is written. */
export function apiCalls(app: Express): ApiCall[] {
  const layers = app.router.stack as unknown as Layer[]
  const routers = layers.map(({ handle }) => ('stack' in handle ? (handle.stack ?? []) : []))
  return routers.flat().flatMap(({ route }) => {
    const path = route?.path
    if (typeof path !== 'string') return []
    return METHODS.filter((method) => route?.methods?.[method]).map((method) => ({
      method,
      path: `/api${path}`,
    }))
  })
}
