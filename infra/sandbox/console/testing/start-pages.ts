import type { Page } from 'playwright-core'
import { launchBrowser } from '../../../testing/browser.ts'
import { type Bench, startBench } from '../../stripe/testing/start-bench.ts'

export interface Look {
  width?: number
  scheme?: 'light' | 'dark'
}

export interface Pages {
  bench: Bench
  /** What the browser complained about. */
  readonly problems: string[]
  /** Opens a page of the sandbox, as wide as a telephone unless said otherwise. */
  open(path: string, look?: Look): Promise<Page>
  stop(): Promise<void>
}

/** A sandbox and a real browser before its pages. */
export async function startPages(): Promise<Pages> {
  await using started = new AsyncDisposableStack()
  const bench = await startBench()
  started.defer(bench.stop)
  const browser = await launchBrowser()
  started.defer(() => browser.close())
  const problems: string[] = []
  const resources = started.move()
  return {
    bench,
    problems,
    async open(path, { width = 360, scheme = 'light' } = {}) {
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: scheme })
      const page = await context.newPage()
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      await page.goto(bench.sandbox.url + path)
      return page
    },
    stop: () => resources.disposeAsync(),
  }
}
