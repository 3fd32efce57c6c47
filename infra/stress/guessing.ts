import { createBuyer } from '../simulation/buyer.ts'
import { createClient } from '../simulation/http-client.ts'
import { runScript, say, seconds } from './script.ts'
import { type Surroundings, startSurroundings } from './surroundings.ts'

/** Ten thousand guesses of one password from ten thousand places, and as many of many passwords from one place. */
const GUESSES = 10_000
const AT_ONCE = 20

interface Guess {
  email: string
  place: string
}

/** Guesses so often; answers how often the password was looked at (401), and how often it was refused unseen (429). */
async function guess({ url }: Surroundings, guessOf: (turn: number) => Guess): Promise<Map<number, number>> {
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
  await Promise.all(Array.from({ length: AT_ONCE }, guesser))
  return answers
}

async function report(what: string, guessing: Promise<Map<number, number>>): Promise<number> {
  const begun = performance.now()
  const answers = await guessing
  const checked = answers.get(401) ?? 0
  say(
    `${what}: ${checked} looked at, ${answers.get(429) ?? 0} refused, in ${seconds(performance.now() - begun)}`,
  )
  return checked
}

const placeOf = (turn: number) => `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`

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
  return many <= GUESSES / 100 && one <= GUESSES / 100 && status === 200
}

await runScript(stress, 'Guessing leads nowhere, and keeps nobody out')
