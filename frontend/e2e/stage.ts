import { launchBrowser } from '@meridian/infra/testing/browser'
import { removeData, type StartedCopy, startCopy } from '@meridian/infra/testing/started-copy'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openMember, openVisit, type Visit } from './visitor.ts'

/** What the tests of a file play on, once they run. */
export interface Stage {
  copy(): StartedCopy
  browser(): Browser
  /** A page in a browser that knows nobody. */
  visit(device?: BrowserContextOptions): Promise<Visit>
  /** A page of somebody new who has bought a membership, not on any screen yet. */
  member(name: string, tier?: string): Promise<Visit>
}

/**
 * One start of the whole system and one browser for all tests of the file that calls it; both end after the last. What
 * a test has opened is closed after it.
 *
 * @param env settings of the copy; without `SEED_DEMO` it begins with nobody
 */
export function openStage(env: NodeJS.ProcessEnv = {}): Stage {
  let running: { copy: StartedCopy; browser: Browser } | undefined
  beforeAll(async () => {
    const copy = await startCopy({ env: { SEED_DEMO: '0', ...env } })
    running = { copy, browser: await launchBrowser() }
  })
  afterAll(async () => {
    await running?.browser.close()
    await running?.copy.interrupt()
    if (running) removeData(running.copy)
  })
  closeAfterEach(() => running?.browser.contexts() ?? [])
  const stage = () => {
    if (running === undefined) throw new Error('The stage opens with the first test')
    return running
  }
  return {
    copy: () => stage().copy,
    browser: () => stage().browser,
    visit: (device) => openVisit(stage().browser, stage().copy.url, device),
    member: (name, tier = 'pro') => openMember(stage().browser, stage().copy, { name, tier }),
  }
}

/** Pages that nobody looks at any more go on asking and moving, and slow down the tests that follow. */
function closeAfterEach(contexts: () => BrowserContext[]): void {
  let kept = new Set<BrowserContext>()
  beforeEach(() => {
    kept = new Set(contexts())
  })
  afterEach(async ({ task }) => {
    // What runs beside others cannot tell which are its own, and closes them itself.
    if (task.concurrent) return
    const opened = contexts().filter((context) => !kept.has(context))
    await Promise.all(opened.map(close))
  })
}

/** Answers that are still held back are not given any more, rather than into a page that is gone. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}
