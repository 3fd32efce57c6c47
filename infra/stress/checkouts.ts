import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { figuresOf, readOutcome, refusalsOf } from './outcome.ts'
import { buy, crowdOf, type Experience } from './person.ts'
import { settled } from './settle.ts'
import { type Surroundings, startSurroundings } from './surroundings.ts'
import { letItRain } from './weather.ts'

const PEOPLE = 500
const MAX_PEOPLE = 900
/** All of it, the start of the parts not counted. */
const WITHIN_MS = 270_000

const say = (line: string) => process.stdout.write(`· ${line}\n`)
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** @throws Error that says what to write instead */
function peopleWanted(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { people: { type: 'string' } } })
  const people = Number(values.people ?? PEOPLE)
  // The sandbox keeps two thousand mails, and each buyer gets two.
  if (!Number.isInteger(people) || people < 1 || people > MAX_PEOPLE)
    throw new Error(
      `--people=${values.people}: a whole number from 1 to ${MAX_PEOPLE}, for example --people=100`,
    )
  return people
}

/** All of them at the same moment, while the provider fails now and then. */
async function storm(people: number, around: Surroundings): Promise<Experience[]> {
  const { url, sandboxUrl, sandbox } = around
  const endRain = letItRain(sandbox)
  try {
    const urls = { app: url, stripe: `${sandboxUrl}/stripe` }
    return await Promise.all(crowdOf(people).map((person) => buy(person, urls)))
  } finally {
    await endRain()
  }
}

function printFigures(
  experiences: readonly Experience[],
  outcome: Awaited<ReturnType<typeof readOutcome>>,
): boolean {
  const figures = figuresOf(experiences, outcome)
  const broken = figures.filter(({ value, wanted }) => wanted !== undefined && value !== wanted)
  for (const figure of figures) {
    const mark = broken.includes(figure) ? `✗ has to be ${figure.wanted}` : ''
    process.stdout.write(`${String(figure.value).padStart(6)}  ${figure.label} ${mark}\n`)
  }
  const times = experiences.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b)
  const middle = times[Math.floor(times.length / 2)] ?? 0
  say(`A purchase took ${seconds(middle)} (median), ${seconds(times.at(-1) ?? 0)} at most`)
  for (const refusal of refusalsOf(experiences)) say(refusal)
  return broken.length === 0
}

async function stress(people: number): Promise<boolean> {
  const [load = 0] = loadavg()
  say(`${people} people buy at once; ${availableParallelism()} cores, load ${load.toFixed(1)}`)
  const around = await startSurroundings(say)
  try {
    const start = performance.now()
    const experiences = await storm(people, around)
    const bought = performance.now() - start
    say(`Everybody has bought or gone after ${seconds(bought)}`)
    const inTime = await settled(around, { withinMs: Math.max(30_000, WITHIN_MS - bought), say })
    say(`Settled after ${seconds(performance.now() - start)}`)
    const right = printFigures(experiences, await readOutcome(around))
    if (!inTime || !right) process.stdout.write(`${around.lastWords()}\n`)
    return inTime && right
  } finally {
    await around.stop()
  }
}

async function main(): Promise<boolean> {
  const right = await stress(peopleWanted(process.argv.slice(2)))
  say(right ? 'Nothing was lost and nothing came twice' : 'Something is broken: see the lines above')
  return right
}

process.exitCode = await main().then(
  (right) => (right ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return 1
  },
)
