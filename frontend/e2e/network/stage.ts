import type { StartedCopy } from '@meridian/infra/testing/started-copy'
import type { Browser } from 'playwright-core'
import { openMember, type Visit } from '../visitor.ts'

/** What the tests of the network play on: one copy of the system and one browser, once they run. */
export interface Stage {
  copy(): StartedCopy
  browser(): Browser
  /** Somebody new who has bought a membership. */
  memberAt(name: string, tier?: string): Promise<Visit>
  /** The same at the network's screen. */
  atNetwork(name: string, tier?: string): Promise<Visit>
}

/** @param running the copy and the browser; called when a test runs */
export function stageOf(running: () => { copy: StartedCopy; browser: Browser }): Stage {
  const memberAt: Stage['memberAt'] = (name, tier = 'pro') => {
    const { browser, copy } = running()
    return openMember(browser, copy, { name, tier })
  }
  return {
    copy: () => running().copy,
    browser: () => running().browser,
    memberAt,
    async atNetwork(name, tier) {
      const visit = await memberAt(name, tier)
      await visit.page.goto('/member-map')
      await visit.page.getByRole('application').waitFor()
      return visit
    },
  }
}
