import type { Page } from 'playwright-core'
import { launchBrowser } from '../../../testing/browser.ts'
import { type StripeFixture, startStripeFixture } from '../../stripe/testing/start-stripe-fixture.ts'

export interface Look {
  width?: number
  scheme?: 'light' | 'dark'
}

export interface Pages {
  fixture: StripeFixture
  /** What the browser complained about. */
  readonly problems: string[]
  /** Opens a page of the sandbox, as wide as a telephone unless said otherwise. */
  open(path: string, look?: Look): Promise<Page>
  stop(): Promise<void>
}

/** A sandbox and a real browser before its pages. */
export async function startPages(): Promise<Pages> {
  await using started = new AsyncDisposableStack()
  const fixture = await startStripeFixture()
  started.defer(fixture.stop)
  const browser = await launchBrowser()
  started.defer(() => browser.close())
  const problems: string[] = []
  const resources = started.move()
  return {
    fixture,
    problems,
    async open(path, { width = 360, scheme = 'light' } = {}) {
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: scheme })
      const page = await context.newPage()
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      await page.goto(fixture.sandbox.url + path)
      return page
    },
    stop: () => resources.disposeAsync(),
  }
}
