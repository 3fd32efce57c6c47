import type { BrowserContext } from 'playwright-core'
import type { Stage } from '../stage.ts'
import { ADMIN_ENV, type Visit } from '../visitor.ts'

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

export function demoOf(stage: Stage): Demo {
  const signedIn = new Map<Person, ReturnType<BrowserContext['storageState']>>()
  const enter = async (person: keyof typeof PASSWORDS) => {
    const { page } = await stage.visit()
    const data = { email: `${person}@meridian.example`, password: PASSWORDS[person] }
    const answer = await page.request.post('/api/login', { data })
    if (!answer.ok()) throw new Error(`${person} cannot sign in: ${await answer.text()}`)
    const state = await page.context().storageState()
    await page.context().close()
    return state
  }
  return {
    async visitAs(person) {
      if (person === 'visitor') return stage.visit()
      const state = signedIn.get(person) ?? enter(person)
      signedIn.set(person, state)
      return stage.visit({ storageState: await state })
    },
  }
}
