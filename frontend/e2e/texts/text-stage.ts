import type { BrowserContext, Page } from 'playwright-core'
import type { Stage } from '../stage.ts'
import { ADMIN_ENV } from '../visitor.ts'

const ADMIN = { email: 'admin@meridian.example', password: ADMIN_ENV.ADMIN_PASSWORD }

/** What these tests play on: pages of all kinds of people, none of them on any screen yet. */
export interface TextStage extends Pick<Stage, 'copy' | 'browser'> {
  /** A browser that knows nobody. */
  visitor(): Promise<Page>
  /** Somebody new who has bought a membership. */
  member(name: string, tier?: string): Promise<Page>
  /** Somebody new who has an account and nothing else. */
  guest(name: string): Promise<Page>
  /** Signing in by hand has tests of its own. */
  admin(): Promise<Page>
  /** The same for who does not end the session: it is one for all of them, as nobody may sign in without end. */
  sharedAdmin(): Promise<Page>
}

export function textStageOf({ copy, browser, visit, member }: Stage): TextStage {
  const visitor = async () => (await visit()).page
  const admin = async () => {
    const page = await visitor()
    const answer = await page.request.post('/api/login', { data: ADMIN })
    // A file of tests that signs in too often is refused: each test after that would wait for a screen in vain.
    if (!answer.ok()) throw new Error(`The admin is not let in: ${await answer.text()}`)
    return page
  }
  let shared: Awaited<ReturnType<BrowserContext['cookies']>> | undefined
  return {
    copy,
    browser,
    visitor,
    member: async (name, tier) => (await member(name, tier)).page,
    async guest(name) {
      const page = await visitor()
      const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
      const account = { username: name, email, password: 'secret-enough' }
      await page.request.post('/api/register', { data: account })
      return page
    },
    admin,
    async sharedAdmin() {
      const page = shared === undefined ? await admin() : await visitor()
      shared ??= await page.context().cookies()
      await page.context().addCookies(shared)
      return page
    },
  }
}
