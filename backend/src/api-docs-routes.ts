import { MAP_LIVE_PATH } from '@meridian/contracts/http/network/map'
import type { RequestHandler, Router } from 'express'
import type { MountedEndpoint } from '#platform/route'
import { describeApi, described, type Operation, operationOf } from './api-docs/describe-api.ts'
import { apiPage } from './api-docs/page.ts'
import type { Config } from './config.ts'

/** Endpoints that are mounted without `route`: streams, webhooks, and this one. */
const OTHERS = [
  described(
    {
      method: 'GET',
      path: MAP_LIVE_PATH,
      summary: 'Server-sent events: the map and the counters have moved.',
    },
    'Members with access, and staff',
  ),
  described(
    {
      method: 'POST',
      path: '/api/webhooks/stripe',
      summary: 'Takes the events of the payment provider, signed.',
    },
    'The payment provider',
  ),
  described(
    {
      method: 'POST',
      path: '/api/webhooks/telegram',
      summary: 'Takes the updates of the bot, with its secret token.',
    },
    'Telegram',
  ),
  described({ method: 'GET', path: '/api/docs', summary: 'This description, for people.' }, 'Everybody'),
  described(
    { method: 'GET', path: '/api/docs/openapi.json', summary: 'This description, as OpenAPI.' },
    'Everybody',
  ),
]

/**
 * Describes the API to whoever asks, from the endpoints that are really mounted.
 * @param headers of pages that a browser shows
 */
export function mountApiDocs(
  api: Router,
  mounted: readonly MountedEndpoint[],
  { config, headers }: { config: Pick<Config, 'siteName' | 'publicUrl'>; headers: RequestHandler },
): void {
  const { siteName: name, publicUrl: url } = config
  const keep: RequestHandler = (_req, res, next) => {
    res.set('Cache-Control', 'public, max-age=300')
    next()
  }
  // Written when somebody first asks, so that a start does not wait for it.
  let operations: Operation[] | undefined
  const all = () => {
    operations ??= [...mounted.map(operationOf), ...OTHERS].toSorted((a, b) => a.path.localeCompare(b.path))
    return operations
  }
  api.get('/docs', keep, headers, (_req, res) => void res.type('html').send(apiPage(all(), name)))
  api.get('/docs/openapi.json', keep, (_req, res) => void res.json(describeApi(all(), { name, url })))
}
