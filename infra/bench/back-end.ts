import { createClient } from '../simulation/http-client.ts'
import type { BenchParts } from './parts.ts'
import { startProcess } from './process.ts'

/** What the proxy in front of production adds: the visitor's address, and that they came by TLS. */
export function proxied(address: string): Record<string, string> {
  return { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' }
}

export interface BackEnd {
  url: string
  env: NodeJS.ProcessEnv & { DATABASE_URL: string }
  pid(): number | undefined
  /** The cookie of somebody who is signed in. */
  cookie: string
}

export const PERSON = { username: 'Bench Person', email: 'person@example.org', password: 'a long password' }

/** Starts the back end as production does, and registers one person. */
export async function startBackEnd(around: BenchParts): Promise<BackEnd> {
  around.say('Starting the back end')
  return startBackEndWith(around, await around.environment('bench'))
}

/** Starts one with a given environment. */
export async function startBackEndWith(around: BenchParts, env: BackEnd['env']): Promise<BackEnd> {
  const url = `http://127.0.0.1:${env.PORT}`
  const { pid } = await startProcess(around, {
    name: 'back end',
    file: new URL('../../backend/src/main.ts', import.meta.url),
    env,
    readyUrl: `${url}/readyz`,
  })
  const client = createClient(url)
  const answer = await client.post('/api/register', PERSON, proxied('192.0.2.1'))
  if (answer.status !== 200) throw new Error(`Nobody can register: ${answer.status} ${answer.text}`)
  return { url, env, pid, cookie: client.cookie() }
}
