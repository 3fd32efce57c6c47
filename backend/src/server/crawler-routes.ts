import { Router } from 'express'
import { escapeHtml } from '#platform/http/page-head'
import { LISTED_PATHS } from './pages/site-pages.ts'

const HOUR = 'public, max-age=3600'

/** What search engines ask for first: `robots.txt` and the sitemap. */
export function crawlerFiles({ publicUrl }: { publicUrl: string }): Router {
  const router = Router()
  // Opening a checkout sets up a payment: crawlers must not.
  const robots = `User-agent: *\nDisallow: /checkout\nDisallow: /api/docs\n\nSitemap: ${publicUrl}/sitemap.xml\n`
  const places = LISTED_PATHS.map((path) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>\n`)
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${places.join('')}</urlset>
`
  router.get('/robots.txt', (_req, res) => {
    res.set('Cache-Control', HOUR).type('text/plain').send(robots)
  })
  router.get('/sitemap.xml', (_req, res) => {
    res.set('Cache-Control', HOUR).type('application/xml').send(sitemap)
  })
  router.get('/about', (_req, res) => res.redirect(301, '/#about'))
  return router
}
