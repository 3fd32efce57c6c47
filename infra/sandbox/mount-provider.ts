import type { Express, Router } from 'express'
import type { FaultBoard } from './faults/fault-board.ts'
import { injectFaults } from './faults/inject-faults.ts'
import { providerError } from './faults/provider-errors.ts'
import type { Provider } from './providers.ts'
import { recordRequests } from './requests/record-requests.ts'
import type { RequestLog } from './requests/request-log.ts'

/** What every provider's address has in common: its calls are recorded, and its faults apply. */
export interface ProviderMount {
  provider: Provider
  path: string
  router: Router
}

/** Puts a stand-in under its path; what it does not know is answered 404 in its own shape. */
export function mountProvider(app: Express, mount: ProviderMount, log: RequestLog, faults: FaultBoard) {
  const { provider, path, router } = mount
  app.options(`${path}/{*rest}`, (_req, res) => {
    res.set(CORS).status(204).end()
  })
  app.use(
    path,
    // Browsers call providers from another origin; a spoiled call has to be readable there too.
    (_req, res, next) => {
      res.set(CORS)
      next()
    },
    recordRequests(provider, log),
    injectFaults(provider, faults),
    router,
    (_req, res) => {
      res.status(404).json(providerError(provider, 404))
    },
  )
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
}
