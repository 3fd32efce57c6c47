import { type Answer, createClient, type HttpClient } from '../../../simulation/http-client.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { buyerOf, sessionOf, somebody } from '../people.ts'
import { adminOf } from '../telegram/channel.ts'

/** Somebody who was never here before, somebody who has bought, the admin. */
export type Caller = 'visitor' | 'member' | 'admin'

export interface CallersSystem {
  system: WholeSystem
  /** The id of the member. */
  userId: string
  /** The answer to the member's payment. */
  bought: unknown
  /** Calls as one of them; `call` is method and path. */
  call(who: Caller, call: string, body?: unknown): Promise<Answer>
  stop(): Promise<void>
}

/** The whole system, with somebody of each kind who calls it. */
export async function startCallersSystem(): Promise<CallersSystem> {
  const system = await startWholeSystem()
  const { browser, buy } = buyerOf(system, somebody())
  const { result } = await buy('pro')
  const { browser: admin } = await adminOf(system)
  const clientOf = (who: Caller): HttpClient => {
    if (who === 'visitor') return createClient(system.url)
    return who === 'member' ? browser : admin
  }
  return {
    system,
    userId: (await sessionOf(browser)).id,
    bought: result,
    call(who, call, body) {
      const [method, path = ''] = call.split(' ')
      const client = clientOf(who)
      if (method === 'GET') return client.get(path)
      return method === 'PUT' ? client.put(path, body) : client.post(path, body)
    },
    stop: () => system.stop(),
  }
}
