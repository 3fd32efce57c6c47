import { Router } from 'express'
import { buildScript } from './build-script.ts'

/**
 * Serves the stand-in for Stripe.js: `GET /js` is one classic script that defines `window.Stripe`.
 * Mount it at `/stripe`, beside the API at `/stripe/v1`, which the script finds by its own address.
 */
export function stripeJsRoutes(): Router {
  const script = buildScript()
  // A failed build belongs to the request that asks for the script, not to whoever starts the process.
  script.catch(() => undefined)
  const router = Router()
  router.get('/js', async (_req, res) => {
    res.set(HEADERS).send(await script)
  })
  return router
}

const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-cache',
  'content-type': 'text/javascript; charset=utf-8',
  'x-content-type-options': 'nosniff',
}
