import { randomUUID } from 'node:crypto'
import { type Log, startBackend, type TestBackend } from '@meridian/backend/testing'
import type { EventType } from '@meridian/contracts/events/catalogue'
import { type Answer, createClient, type HttpClient } from '../simulation/http-client.ts'
import { createTestDatabase } from './database.ts'
import { testEnvironment } from './environment.ts'
import { testRedisUrl } from './redis.ts'

interface JournalEntry {
  actor: string
  payload: object
  personal: object | null
}

/** The back end alone, on real servers, with what tests of accounts ask of it. */
export interface TestedBackend extends TestBackend {
  /** A browser that nobody is signed in with. */
  visitor(): HttpClient
  /** A browser that the admin is signed in with. */
  admin(): Promise<HttpClient>
  /** The status that somebody gets who sends this cookie from elsewhere. */
  statusOfCookie(cookie: string): Promise<number>
  /** What the journal says about a person, by the type of the event. */
  journal(type: EventType, accountId: string): Promise<JournalEntry[]>
}

/** @param log where it writes instead of the output */
export async function startTestBackend(more: NodeJS.ProcessEnv = {}, log?: Log): Promise<TestedBackend> {
  const database = await createTestDatabase()
  const env = testEnvironment({ databaseUrl: database.url, redisUrl: await testRedisUrl() })
  const backend = await startBackend({ ...env, PORT: '0', ...more }, log && { log })
  const visitor = () => createClient(backend.url)
  return {
    ...backend,
    visitor,
    admin: () => adminAt(backend),
    async statusOfCookie(cookie) {
      const answer = await fetch(`${backend.url}/api/session`, { headers: { cookie } })
      return answer.status
    },
    journal: (type, accountId) =>
      backend.system.sql.rows<JournalEntry>({
        text: `select actor, payload, personal from domain_events
          where type = $1 and payload ->> 'accountId' = $2 order by position`,
        values: [type, accountId],
      }),
    async stop() {
      await backend.stop()
      await database.drop()
    },
  }
}

/** A browser that the admin is signed in with. */
export async function adminAt({ url, system }: Pick<TestBackend, 'url' | 'system'>): Promise<HttpClient> {
  const browser = createClient(url)
  const { email, password } = system.config.admin
  const answer = await browser.post('/api/login', { email, password })
  if (answer.status !== 200) throw new Error(answer.text)
  return browser
}

/** Somebody who has registered. */
export interface Registered {
  id: string
  username: string
  email: string
  password: string
  browser: HttpClient
  /** Signs in once more, from another browser; answers what the call did. */
  login(): Promise<Answer>
  signInElsewhere(): Promise<HttpClient>
}

/** Registers somebody whom nobody knows yet. */
export async function arriveAt({ url }: { url: string }): Promise<Registered> {
  const name = randomUUID().slice(0, 8)
  const person = { username: `Person ${name}`, email: `${name}@example.org`, password: 'correct horse' }
  const browser = createClient(url)
  const answer = await browser.post('/api/register', person)
  if (answer.status !== 200) throw new Error(answer.text)
  const { email, password } = person
  return {
    ...person,
    id: answer.json<{ id: string }>().id,
    browser,
    login: () => createClient(url).post('/api/login', { email, password }),
    async signInElsewhere() {
      const elsewhere = createClient(url)
      await elsewhere.post('/api/login', { email, password })
      return elsewhere
    },
  }
}
