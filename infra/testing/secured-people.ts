import { type Answer, createClient, type HttpClient } from '../simulation/http-client.ts'
import { codeOf } from './authenticator.ts'
import { arriveAt, type Registered } from './tested-backend.ts'

const FACTOR = '/api/account/second-factor'

/** Asks for the secret of an authenticator app. */
export async function beginSecondFactor({ browser, password }: Registered): Promise<string> {
  const answer = await browser.post(`${FACTOR}/begin`, { password })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.json<{ secret: string }>().secret
}

export interface Secured extends Registered {
  secret: string
  /** The code that the set-up used up: a moment later, the present one may be another. */
  usedCode: string
  backupCodes: string[]
}

/** Somebody with a second factor. */
export async function securedAt(backend: { url: string }): Promise<Secured> {
  const person = await arriveAt(backend)
  const secret = await beginSecondFactor(person)
  const usedCode = codeOf(secret)
  const answer = await person.browser.post(`${FACTOR}/confirm`, { code: usedCode })
  if (answer.status !== 200) throw new Error(answer.text)
  const { backupCodes } = answer.json<{ backupCodes: string[] }>()
  return { ...person, secret, usedCode, backupCodes }
}

interface HalfSignedIn {
  browser: HttpClient
  /** What the password brought. */
  answer: Answer
  code(text: string): Promise<Answer>
}

let places = 0

/** Somebody who has given their password, each time from another place (for a back end behind one proxy). */
export async function passwordGiven(url: string, { email, password }: Registered): Promise<HalfSignedIn> {
  places += 1
  const headers = { 'x-forwarded-for': `10.0.0.${places}` }
  const browser = createClient(url)
  const answer = await browser.post('/api/login', { email, password }, headers)
  return { browser, answer, code: (code) => browser.post('/api/login/code', { code }, headers) }
}
