import { availableParallelism } from 'node:os'
import { createBuyer } from '../simulation/buyer.ts'
import { createClient } from '../simulation/http-client.ts'
import { runScript, say, seconds } from './script.ts'
import { type Surroundings, startSurroundings } from './surroundings.ts'

/** Ten thousand guesses at one account from as many places, at many accounts from one place, and at many from many. */
const GUESSES = 10_000
const AT_ONCE = 20
/** More than are let wait. */
const CROWD = 500 * availableParallelism()
/** How often somebody signs in meanwhile, and how long each time may take. */
const SIGN_INS = 5
const SIGN_IN_MS = 5_000

interface Guess {
  email: string
  place: string
}

/** Guesses so often; answers how often the password was looked at (401), and how often it was refused unseen (429, 503). */
async function guess(
  { url }: Surroundings,
  guessOf: (turn: number) => Guess,
  atOnce = AT_ONCE,
): Promise<Map<number, number>> {
  const answers = new Map<number, number>()
  let turn = 0
  const guesser = async () => {
    while (turn < GUESSES) {
      turn += 1
      const { email, place } = guessOf(turn)
      const body = { email, password: `guess ${turn}` }
      const { status } = await createClient(url).post('/api/login', body, { 'x-forwarded-for': place })
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, guesser))
  return answers
}

async function report(what: string, guessing: Promise<Map<number, number>>): Promise<number> {
  const begun = performance.now()
  const answers = await guessing
  const checked = answers.get(401) ?? 0
  const refused = (answers.get(429) ?? 0) + (answers.get(503) ?? 0)
  say(`${what}: ${checked} looked at, ${refused} refused, in ${seconds(performance.now() - begun)}`)
  return checked
}

const placeOf = (turn: number) => `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`

/** A crowd at many accounts, and somebody in its midst by a browser that is known; answers whether they got in. */
async function crowd(around: Surroundings): Promise<boolean> {
  const member = { username: 'Member', email: 'member@example.org', password: 'as good as any other' }
  const browser = createClient(around.url)
  await browser.post('/api/register', member)
  const guessing = report(
    'Many accounts, from many places',
    guess(around, (turn) => ({ email: `person${turn}@example.org`, place: placeOf(turn) }), CROWD),
  )
  let longest = 0
  const statuses = new Set<number>()
  for (let times = 0; times < SIGN_INS; times += 1) {
    await browser.post('/api/logout')
    const begun = performance.now()
    statuses.add((await browser.post('/api/login', member)).status)
    longest = Math.max(longest, performance.now() - begun)
  }
  await guessing
  say(`A known browser signs in meanwhile: ${[...statuses]}, within ${seconds(longest)}`)
  return statuses.size === 1 && statuses.has(200) && longest <= SIGN_IN_MS
}

async function stress(): Promise<boolean> {
  await using resources = new AsyncDisposableStack()
  const around = await startSurroundings(say)
  resources.defer(around.stop)
  const person = { username: 'Owner', email: 'owner@example.org' }
  const owner = createBuyer({ app: around.url, stripe: `${around.sandboxUrl}/stripe` }, person)
  await owner.buy('pro')
  const many = await report(
    'One account, from many places',
    guess(around, (turn) => ({ email: person.email, place: placeOf(turn) })),
  )
  const one = await report(
    'Many accounts, from one place',
    guess(around, (turn) => ({ email: `person${turn}@example.org`, place: '192.0.2.7' })),
  )
  const { status } = await owner.browser.get('/api/session')
  say(`The owner's browser goes on: ${status}`)
  const gotIn = await crowd(around)
  return many <= GUESSES / 100 && one <= GUESSES / 100 && status === 200 && gotIn
}

await runScript(stress, 'Guessing leads nowhere, and keeps nobody out')
