import { createHash } from 'node:crypto'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { isPayingPage } from '@meridian/contracts/values/paying-pages'
import compression from 'compression'
import express, { type RequestHandler, Router } from 'express'
import helmet from 'helmet'
import type { Config } from '../config.ts'
import { type Directives, payingPolicy, usualPolicy } from './content-security-policy.ts'
import { crawlerFiles } from './crawler-routes.ts'
import { packedAssets } from './packed-assets.ts'
import { DIST } from './pages/built-page.ts'
import { createPageComposer, type PageSources } from './pages/compose-page.ts'

/** Headers of every page. Nothing foreign runs in one, except the payment provider where somebody pays. */
export function securityHeaders({ stripe }: Config): RequestHandler {
  const headers = (directives: Directives) =>
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives },
      // Every answer sends it, not only pages.
      strictTransportSecurity: false,
      xFrameOptions: { action: 'deny' },
      crossOriginEmbedderPolicy: false,
    })
  const usual = headers(usualPolicy())
  const paying = headers(payingPolicy(stripe.apiBaseUrl))
  return (req, res, next) => (isPayingPage(req.path) ? paying : usual)(req, res, next)
}

/**
 * The built front end: hashed files are cached for a year, the page itself is always revalidated.
 * @param keptAssets a folder with the hashed files of other builds, for pages that another back end has sent
 */
export function frontendRoutes(sources: PageSources, keptAssets: string): Router {
  const router = Router()
  const composePage = createPageComposer(sources)
  router.use(compression())
  router.use('/assets', ...hashedFiles(`${DIST}assets`), ...hashedFiles(keptAssets), () => {
    throw new DomainError('not-found', 'There is no such file.')
  })
  router.use(express.static(DIST, { index: false, maxAge: '1h' }))
  router.use(crawlerFiles(sources))
  router.get('/{*path}', async (req, res) => {
    const page = await composePage(req.path)
    if (page === undefined) {
      res.status(503).type('text/plain').send('The front end is not built. Run: npm run build')
      return
    }
    if (!page.listed) res.set('X-Robots-Tag', 'noindex')
    const version = createHash('sha256').update(page.html).digest('base64url')
    res.set({ 'Cache-Control': 'no-cache', ETag: `W/"${version}"` })
    // Express answers 304 by itself where the browser has this version already.
    res
      .status(page.found ? 200 : 404)
      .type('html')
      .send(page.html)
  })
  return router
}

function hashedFiles(folder: string): RequestHandler[] {
  return [packedAssets(folder), express.static(folder, { immutable: true, maxAge: '1y', index: false })]
}
