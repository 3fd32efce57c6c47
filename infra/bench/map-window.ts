import type { Page } from 'playwright-core'
import { launchBrowser } from '../local/chromium.ts'
import { buildFrontend, needsBuild } from '../local/frontend-build.ts'
import { freePort } from '../local/ports.ts'
import { type BackEnd, proxied, startBackEndWith } from './back-end.ts'
import { A_MILLION, mapDatabase, mapServer } from './map-servers.ts'
import type { Surroundings } from './surroundings.ts'

const GIVE_ACCESS = `
  insert into memberships (account_id, status, tier, yearly_price_cents, payment_failure_count, current_period_end)
  select id, 'active', 'pro', 19900, 0, now() + interval '1 year' from accounts`

/** The whole back end, with sessions and pages, in front of the map of a million; a member is signed in. */
export async function millionBackEnd(around: Surroundings): Promise<BackEnd> {
  await mapServer(around, A_MILLION)
  if (needsBuild(around.root)) await buildFrontend(around.root, { PATH: process.env.PATH })
  const port = String(await freePort())
  const env = await around.environment(mapDatabase(A_MILLION))
  // Browsers keep production's cookies only if they came over TLS, which nothing here terminates.
  const development = { NODE_ENV: 'development', PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` }
  const backEnd = await startBackEndWith(around, { ...env, ...development })
  await (await around.system(mapDatabase(A_MILLION))).sql.rows({ text: GIVE_ACCESS })
  return backEnd
}

/**
 * Notes in the page itself, on its own clock: when marks were first on screen, the most there ever were, each frame,
 * and when the map was last drawn. A picture counts once it has been painted.
 */
const PACEMAKER = `
  const pace = { first: 0, drawn: 0, most: 0, frames: [] }
  globalThis.pace = pace
  const painted = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => then(performance.now())
    port2.postMessage(0)
  })
  const noteFrame = (now) => { pace.frames.push(now); requestAnimationFrame(noteFrame) }
  requestAnimationFrame(noteFrame)
  const ofMap = ({ target }) => target instanceof Element && target.closest('[role=application]') !== null
  new MutationObserver((changes) => {
    if (!changes.some(ofMap)) return
    const count = document.querySelectorAll('[data-mark]').length
    pace.most = Math.max(pace.most, count)
    painted((now) => {
      pace.drawn = now
      if (count > 0 && pace.first === 0) pace.first = now
    })
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style', 'transform'] })`

/** What the page has noted, in milliseconds since it was requested. */
export interface Pace {
  first: number
  drawn: number
  most: number
  frames: number[]
}

export const paceOf = (page: Page): Promise<Pace> => page.evaluate<Pace>('globalThis.pace')

/** The map's screen, opened in the member's browser for the first time. */
export async function openMap(around: Surroundings, { url, cookie }: BackEnd): Promise<Page> {
  const browser = await launchBrowser()
  around.defer(() => browser.close())
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1_440, height: 900 },
    extraHTTPHeaders: proxied('192.0.2.1'),
  })
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return { name, value, url }
    }),
  )
  const page = await context.newPage()
  await page.addInitScript(PACEMAKER)
  await page.goto('/member-map')
  await page.locator('[data-mark]').first().waitFor()
  return page
}
