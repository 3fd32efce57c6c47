import type { Express } from 'express'
import { appRoutes } from './app-routes.ts'

interface ApiCall {
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
}

const METHODS = ['get', 'post', 'put', 'delete'] as const

/** Every call below `/api` that the app answers, with its path as its route is written. */
export function apiCalls(app: Express): ApiCall[] {
  return appRoutes(app)
    .filter(({ path }) => path.startsWith('/api/'))
    .flatMap(({ method, path }) =>
      METHODS.filter((known) => known.toUpperCase() === method).map((known) => ({ method: known, path })),
    )
}
