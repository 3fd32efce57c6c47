import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LANDING_DATA_ID } from '@meridian/contracts/values/landing'
import { isPayingPage } from '@meridian/contracts/values/paying-pages'
import compression from 'compression'
import express, { type RequestHandler, Router } from 'express'
import helmet from 'helmet'
import { withData } from '#platform/page-data'
import { type PageHead, withHead } from '#platform/page-head'
import type { Config } from './config.ts'
import { type Directives, payingPolicy, usualPolicy } from './content-policy.ts'

const DIST = fileURLToPath(new URL('../../frontend/dist/', import.meta.url))
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Headers of every page. Nothing foreign runs in one, but the payment provider where somebody pays. */
export function securityHeaders({ stripe, production }: Config): RequestHandler {
  const strictTransportSecurity = production && { maxAge: YEAR_SECONDS, includeSubDomains: true }
  const headers = (directives: Directives) =>
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives },
      strictTransportSecurity,
      crossOriginEmbedderPolicy: false,
    })
  const usual = headers(usualPolicy())
  const paying = headers(payingPolicy(stripe.apiBaseUrl))
  return (req, res, next) => (isPayingPage(req.path) ? paying : usual)(req, res, next)
}

/** What the server knows of a page before anybody's browser asks. */
interface PageSources {
  /** What programs that show links are told of a path; undefined for nothing in particular. */
  findHead(path: string): Promise<PageHead | undefined>
  /** What the start page says. */
  readLanding(): Promise<object>
}

/**
 * The built front end: hashed files for a year, the page itself always asked for again.
 */
export function frontendRoutes({ findHead, readLanding }: PageSources): Router {
  const router = Router()
  router.use(compression())
  router.use(
    '/assets',
    express.static(`${DIST}assets`, { immutable: true, maxAge: '1y', index: false, fallthrough: false }),
  )
  router.use(express.static(DIST, { index: false, maxAge: '1h' }))
  router.get('/{*path}', async (req, res) => {
    if (!existsSync(`${DIST}index.html`)) {
      res.status(503).type('text/plain').send('The front end is not built. Run: npm run build')
      return
    }
    res.set('Cache-Control', 'no-cache')
    // A page without its head is better than none: the front end says itself what it cannot load.
    const head = await findHead(req.path).catch(() => undefined)
    const landing = req.path === '/' ? await readLanding().catch(() => undefined) : undefined
    if (head === undefined && landing === undefined) {
      res.sendFile('index.html', { root: DIST })
      return
    }
    const page = await readFile(`${DIST}index.html`, 'utf8')
    const headed = head === undefined ? page : withHead(page, head)
    res.type('html').send(landing === undefined ? headed : withData(headed, LANDING_DATA_ID, landing))
  })
  return router
}
