import type { RequestHandler, Router } from 'express'
import type { MountedEndpoint } from '#platform/http/route'
import { sessionCookie } from '#platform/sessions/sign-in'
import type { Config } from '../config.ts'
import { describeApi } from './api-docs/describe-api.ts'
import { type Operation, operationOf } from './api-docs/operation.ts'
import { otherOperations } from './api-docs/other-operations.ts'
import { apiPage } from './api-docs/page.ts'

/**
 * Describes the API to whoever asks, from the endpoints that are actually mounted.
 * @param headers for pages that a browser shows
 */
export function mountApiDocs(
  api: Router,
  mounted: readonly MountedEndpoint[],
  {
    config,
    headers,
  }: { config: Pick<Config, 'siteName' | 'publicUrl' | 'overTls'>; headers: RequestHandler },
): void {
  const { siteName: name, publicUrl: url } = config
  const site = { name, url, sessionCookie: sessionCookie(config.overTls) }
  const keep: RequestHandler = (_req, res, next) => {
    res.set('Cache-Control', 'public, max-age=300')
    next()
  }
  // Written on the first request, so that startup does not wait for it.
  let operations: Operation[] | undefined
  const all = () => {
    operations ??= [...mounted.map(operationOf), ...otherOperations].toSorted((a, b) =>
      a.path.localeCompare(b.path),
    )
    return operations
  }
  api.get('/docs', keep, headers, (_req, res) => void res.type('html').send(apiPage(all(), name)))
  api.get('/docs/openapi.json', keep, (_req, res) => void res.json(describeApi(all(), site)))
}
