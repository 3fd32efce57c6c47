import type { StartedCopy } from '@meridian/infra/testing/started-copy'
import type { Browser, Page } from 'playwright-core'
import { ADMIN_ENV, openMember, openVisit, type Visit } from '../visitor.ts'

const ADMIN = { email: 'admin@meridian.example', password: ADMIN_ENV.ADMIN_PASSWORD }

/** What these tests play on: one copy of the system and one browser. */
export interface Stage {
  copy(): Pick<StartedCopy, 'url' | 'sandboxUrl' | 'sandbox'>
  browser(): Browser
  /** A browser that knows nobody. */
  visitor(): Promise<Page>
  /** Somebody new who has bought a membership, not on any page yet. */
  member(name: string, tier?: string): Promise<Page>
  /** Somebody new who has an account and nothing else. */
  guest(name: string): Promise<Page>
  /** Not on any page yet; signing in by hand has tests of its own. */
  admin(): Promise<Page>
}

/** @param running the copy and the browser; called when a test runs */
export function stageOf(running: () => { copy: ReturnType<Stage['copy']>; browser: Browser }): Stage {
  const open = (): Promise<Visit> => openVisit(running().browser, running().copy.url)
  return {
    copy: () => running().copy,
    browser: () => running().browser,
    visitor: async () => (await open()).page,
    async member(name, tier = 'pro') {
      const { browser, copy } = running()
      return (await openMember(browser, copy, { name, tier })).page
    },
    async guest(name) {
      const { page } = await open()
      const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
      const account = { username: name, email, password: 'secret-enough' }
      await page.request.post('/api/register', { data: account })
      return page
    },
    async admin() {
      const { page } = await open()
      await page.request.post('/api/login', { data: ADMIN })
      return page
    },
  }
}
