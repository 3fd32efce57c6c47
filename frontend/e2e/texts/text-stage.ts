import type { Page } from 'playwright-core'
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
}

export function textStageOf({ copy, browser, visit, member }: Stage): TextStage {
  const visitor = async () => (await visit()).page
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
    async admin() {
      const page = await visitor()
      await page.request.post('/api/login', { data: ADMIN })
      return page
    },
  }
}
