import { randomUUID } from 'node:crypto'
import { createPasswordLink, PASSWORD_LINK, type System } from '@meridian/backend/worker-api'
import { HOUR_MS } from '@meridian/contracts/values/durations'
import type { Answer, HttpClient } from '../simulation/http-client.ts'

/** Makes a link that sets a password, as the workers do before they mail it; answers its id. */
export async function makePasswordLink(
  { commands }: Pick<System, 'commands'>,
  accountId: string,
): Promise<string> {
  const id = randomUUID()
  await commands.run(createPasswordLink, { id, accountId, lifetimeMs: HOUR_MS }, 'operator')
  return id
}

/** Sets somebody's password in this browser, by a link as it comes by mail. */
export async function setByLink(
  system: Pick<System, 'commands' | 'tokens'>,
  person: { id: string },
  { browser, password }: { browser: HttpClient; password: string },
): Promise<Answer> {
  const token = system.tokens.sign(PASSWORD_LINK, await makePasswordLink(system, person.id))
  return browser.post('/api/password', { token, password })
}
