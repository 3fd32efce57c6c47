import { openServer } from '@meridian/infra/testing/answering-server'
import type { Page } from 'playwright-core'

interface HalfPage {
  /** Lets the rest of the page through. */
  goOn: () => void
  close: () => void
}

/** Has the start page of the server at that address come to a browser as far as its headline, and no further. */
export async function holdHalf(page: Page, url: string): Promise<HalfPage> {
  const { promise: allowed, resolve: goOn } = Promise.withResolvers<void>()
  const html = await (await fetch(url)).text()
  const [half = '', rest = ''] = html.split(/(?<=<\/h1>)/)
  const server = await openServer((_req, res) => {
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(half)
    void allowed.then(() => res.end(rest))
  })
  await page.route(`${url}/`, (route) => route.continue({ url: `${server.url}/` }))
  return { goOn, close: server.close }
}
