import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../../../testing/browser.ts'
import { LOOPBACK, listenForHttp } from '../../listening.ts'
import { createCheckoutPage } from './checkout-page.ts'
import { createRecordingApi, type RecordingApi } from './recording-api.ts'

export interface Checkout {
  readonly api: RecordingApi
  /** Errors that the pages ran into; error responses are up to the tests. */
  readonly problems: string[]
  /** Opens the page in a window as wide as a telephone and waits for the form. */
  open(query?: string): Promise<Page>
  stop(): Promise<void>
}

/** A real browser, a page that pays, and an API that takes notes. */
export async function startCheckout(): Promise<Checkout> {
  await using started = new AsyncDisposableStack()
  const api = createRecordingApi()
  const apiServer = await listenForHttp(0)
  started.defer(apiServer.close)
  apiServer.server.on('request', api.app)
  const pageServer = await listenForHttp(0)
  started.defer(pageServer.close)
  pageServer.server.on('request', createCheckoutPage(`http://${LOOPBACK}:${apiServer.port}`))
  const browser = await launchBrowser()
  started.defer(() => browser.close())
  const problems: string[] = []
  const cleanUp = started.move()
  return {
    api,
    problems,
    open: (query = '') =>
      openPage(browser, `http://${LOOPBACK}:${pageServer.port}/checkout${query}`, problems),
    stop: () => cleanUp.disposeAsync(),
  }
}

async function openPage(browser: Browser, url: string, problems: string[]): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    const expected = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !expected) problems.push(message.text())
  })
  await page.goto(url)
  await page.getByLabel('Card number').waitFor()
  return page
}
