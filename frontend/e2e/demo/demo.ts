import type { StartedCopy } from '@meridian/infra/testing/started-copy'
import type { Browser, BrowserContext } from 'playwright-core'
import { ADMIN_ENV, openVisit, type Visit } from '../visitor.ts'

/** The people of the demo community by what they may do; a visitor is nobody yet. */
const PASSWORDS = {
  guest: 'demo-guest',
  grace: 'demo-grace',
  member: 'demo-member',
  admin: ADMIN_ENV.ADMIN_PASSWORD,
}

export type Person = 'visitor' | keyof typeof PASSWORDS

/** What the tests of the demo community play on: one copy of the system with it, and one browser. */
export interface Demo {
  /** A page of somebody who is signed in already, not on any screen yet. */
  visitAs(person: Person): Promise<Visit>
}

/** @param running the copy and the browser; called when a test runs */
export function demoOf(running: () => { copy: Pick<StartedCopy, 'url'>; browser: Browser }): Demo {
  const signedIn = new Map<Person, ReturnType<BrowserContext['storageState']>>()
  const enter = async (person: keyof typeof PASSWORDS) => {
    const { page } = await openVisit(running().browser, running().copy.url)
    const data = { email: `${person}@meridian.example`, password: PASSWORDS[person] }
    const answer = await page.request.post('/api/login', { data })
    if (!answer.ok()) throw new Error(`${person} cannot sign in: ${await answer.text()}`)
    const state = await page.context().storageState()
    await page.context().close()
    return state
  }
  return {
    async visitAs(person) {
      const { browser, copy } = running()
      if (person === 'visitor') return openVisit(browser, copy.url)
      const state = signedIn.get(person) ?? enter(person)
      signedIn.set(person, state)
      return openVisit(browser, copy.url, { storageState: await state })
    },
  }
}
