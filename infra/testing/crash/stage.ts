import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { type Buyer, createBuyer } from '../../simulation/buyer.ts'
import { createClient, type HttpClient } from '../../simulation/http-client.ts'
import type { RunningSystem } from '../system/start-system.ts'
import { expectOk, untilAnswered } from './persistent.ts'
import type { Actor } from './person.ts'

/** Somebody, their browser, and the world around them. */
export interface Stage {
  actor: Actor
  buyer: Buyer
  sandbox: HttpClient
  url: string
}

export function stageFor(actor: Actor, { url, sandboxUrl }: RunningSystem): Stage {
  const buyer = createBuyer({ app: url, stripe: `${sandboxUrl}/stripe` }, actor)
  return { actor, buyer, sandbox: createClient(sandboxUrl), url }
}

/** Waits until the signed-in person looks like this. */
export async function untilSession({ buyer, actor }: Stage, wanted: Partial<SessionUser>): Promise<void> {
  await untilAnswered(
    `Waiting for ${JSON.stringify(wanted)} of ${actor.email}`,
    () => buyer.browser.get('/api/session'),
    (answer) => {
      const user = new Map(Object.entries(expectOk(answer).json<SessionUser>()))
      return Object.entries(wanted).every(([key, value]) => user.get(key) === value) || undefined
    },
  )
}
