import { availableParallelism, loadavg } from 'node:os'
import { figuresOf, readOutcome, refusalsOf } from './outcome.ts'
import { buy, crowdOf, type Experience } from './person.ts'
import { injectRandomFaults } from './random-faults.ts'
import { numberOption, runScript, say, seconds } from './script.ts'
import { settled } from './settle.ts'
import { type Surroundings, startSurroundings } from './surroundings.ts'

const PEOPLE = 500
/** The sandbox keeps two thousand mails, and each buyer gets two. */
const MAX_PEOPLE = 900
/** All of it, the start of the parts not counted. */
const WITHIN_MS = 270_000

/** All of them at the same moment, while the provider fails now and then. */
async function storm(people: number, around: Surroundings): Promise<Experience[]> {
  const { url, sandboxUrl, sandbox } = around
  const endFaults = injectRandomFaults(sandbox)
  try {
    const urls = { app: url, stripe: `${sandboxUrl}/stripe` }
    return await Promise.all(crowdOf(people).map((person) => buy(person, urls)))
  } finally {
    await endFaults()
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

await runScript(
  async () => stress(numberOption('people', { otherwise: PEOPLE, max: MAX_PEOPLE, example: 100 })),
  'Nothing was lost and nothing came twice',
)
